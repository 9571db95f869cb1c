// The words of the replay.
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ru } from "./ru.ts";

export const texts = { en, fr, ru };
