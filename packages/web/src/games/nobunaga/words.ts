// Cards told in words, for those who hear the board.
import type { Lang } from "@fracas/kernel";
import type { Counts, PairView } from "@fracas/nobunaga";
import { nameOf } from "./card.tsx";
import { present } from "./houses.ts";

/** "2 × Takeda, Uesugi"; nothing if there are none. */
export function told(counts: Counts, lang: Lang): string {
  return present(counts)
    .map((house) => (counts[house] > 1 ? `${counts[house]} × ${nameOf(house, lang)}` : nameOf(house, lang)))
    .join(", ");
}

export function toldPair([one, other]: PairView, words: { pairOf(one: string, other: string): string }, lang: Lang): string {
  return words.pairOf(nameOf(one, lang), nameOf(other, lang));
}
