// The facts printed on cards, for whoever shows them. Names and texts are in `smashUp.texts[lang].cards`.
import { DEFS, FACTIONS } from "./sets/index.ts";
import type { Def, Kind } from "./vocabulary/define.ts";

export interface CardFacts {
  readonly id: string;
  readonly kind: Kind;
  readonly faction: string;
  readonly set: string;
  readonly copies: number;
  /** Minions. */
  readonly power: number | null;
  /** Actions: what they are played on; "nothing" for standard ones. */
  readonly on: Def["on"];
  readonly specialOnly: boolean;
  /** Bases. */
  readonly breakpoint: number | null;
  readonly vp: readonly number[];
}

export interface FactionFacts {
  readonly id: string;
  readonly set: string;
  /** Card and base ids, minions first, the strongest before the others. */
  readonly cards: readonly string[];
  readonly bases: readonly string[];
}

export const CARDS: Readonly<Record<string, CardFacts>> = Object.fromEntries(
  DEFS.map((def) => [
    def.id,
    {
      id: def.id,
      kind: def.kind,
      faction: def.faction,
      set: def.set,
      copies: def.copies,
      power: def.kind === "minion" ? def.printed : null,
      on: def.on,
      specialOnly: def.specialOnly,
      breakpoint: def.kind === "base" ? def.breakpoint : null,
      vp: def.vp,
    },
  ]),
);

export const FACTION_FACTS: readonly FactionFacts[] = FACTIONS.map(({ id, cards, bases }) => ({
  id,
  set: cards[0].set,
  cards: cards.map((card) => card.id),
  bases: bases.map((base) => base.id),
}));
