// Where a part of a number comes from, in a word.
import type { Lang } from "@fracas/kernel";
import type { Part } from "@fracas/smash-up";
import { nameOf } from "./cards/names.ts";
import { texts } from "./texts/index.ts";

export function nameOfPart({ by }: Part, lang: Lang): string {
  return by === "counters" ? texts[lang].counters : by && nameOf(by, lang);
}
