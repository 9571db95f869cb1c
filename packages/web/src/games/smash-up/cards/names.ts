// What cards and factions are called, and what is written on them.
import type { Lang } from "@fracas/kernel";
import { CARDS, type CardFacts, smashUp } from "@fracas/smash-up";
import { typeset } from "../../../app/typography.ts";

/** Of a card, a base or a faction. */
export function nameOf(id: string, lang: Lang): string {
  return typeset(lang, smashUp.texts[lang].cards[id].name);
}

/** A card's ability, or how a faction plays; empty for cards without an ability. A number stays on the line of its points. */
export function textOf(id: string, lang: Lang): string {
  return typeset(lang, smashUp.texts[lang].cards[id].text).replace(/(?<=\d) (?=VP|PV|ПО)/g, "\u00a0");
}

export function factsOf(face: string): CardFacts {
  const facts = CARDS[face];
  if (!facts) throw new Error(`there is no card "${face}"`);
  return facts;
}
