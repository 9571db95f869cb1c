// Finding cards: by words in their name or text in one's own language, or by their English name; by faction; by kind.
import type { Lang } from "@fracas/kernel";
import { CARDS, type CardFacts, FACTION_FACTS } from "@fracas/smash-up";
import { nameOf, textOf } from "./names.ts";

export interface Wanted {
  readonly words: string;
  /** Null: all of them. */
  readonly faction: string | null;
  readonly kind: CardFacts["kind"] | null;
}

export interface FoundFaction {
  readonly faction: string;
  /** Cards first, then bases. */
  readonly faces: readonly string[];
}

/** Accents and capitals make no difference. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’ʼ]/gu, "'").replace(/\s+/gu, " ").toLowerCase();

/** Every word has to be somewhere on the card; factions without a match are left out. */
export function search({ words, faction, kind }: Wanted, lang: Lang): FoundFaction[] {
  const sought = plain(words).split(" ").filter(Boolean);
  const fits = (face: string) => {
    if (kind !== null && CARDS[face].kind !== kind) return false;
    const printed = plain(`${nameOf(face, lang)} ${textOf(face, lang)} ${nameOf(face, "en")} ${nameOf(CARDS[face].faction, lang)}`);
    return sought.every((word) => printed.includes(word));
  };
  return FACTION_FACTS.filter(({ id }) => faction === null || id === faction)
    .map(({ id, cards, bases }) => ({ faction: id, faces: [...cards, ...bases].filter(fits) }))
    .filter(({ faces }) => faces.length > 0);
}
