import type { Lang } from "@fracas/kernel";
import { en, type Texts } from "./en.ts";
import { fr } from "./fr.ts";
import { ru } from "./ru.ts";

export const texts: Readonly<Record<Lang, Texts>> = { en, fr, ru };
