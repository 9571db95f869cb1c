// "Label: text", with the space that French puts before a colon.
import type { Lang } from "@fracas/kernel";
import { typeset } from "../app/language.ts";

export function labelled(lang: Lang, label: string, text: string): string {
  return typeset(lang, lang === "fr" ? `${label} : ${text}` : `${label}: ${text}`);
}
