// The words of the rules, besides those that the game itself brings along.
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { ru } from "./ru.ts";

export const texts = { en, fr, ru };
