// The words on Smash Up's cards, in the faction picker and in the card browser.
import type { Lang } from "@fracas/kernel";
import { en, type Texts } from "./en.ts";
import { fr } from "./fr.ts";
import { ru } from "./ru.ts";

export const texts: Readonly<Record<Lang, Texts>> = { en, fr, ru };
