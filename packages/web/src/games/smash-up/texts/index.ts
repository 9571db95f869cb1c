// The words on the table of Smash Up.
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ru } from "./ru.ts";

export const texts = { en, fr, ru };
