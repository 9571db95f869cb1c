// Everything that is told about a match, for the log, the staging on the table and the tests.
import type { SeatId } from "@fracas/kernel";
import type { Award, Grant } from "./state.ts";

/** A card and what is printed on it. Where somebody may not know the card, the whole thing is left out. */
export interface CardRef {
  readonly id: number;
  readonly face: string;
}

/** What did it: the card's name, or nothing where the rules did. */
interface Caused {
  readonly by?: string;
}

/** A base by its place on the table and its name. */
export interface BaseRef {
  readonly slot: number;
  readonly base: string;
}

export type SmashUpEvent =
  | { readonly type: "factionsOffered"; readonly factions: readonly string[]; readonly first: SeatId }
  | { readonly type: "factionChosen"; readonly seat: SeatId; readonly faction: string }
  | { readonly type: "basesLaid"; readonly bases: readonly BaseRef[] }
  | { readonly type: "handReplaced"; readonly seat: SeatId; readonly cards: readonly CardRef[] }
  | { readonly type: "turnBegan"; readonly seat: SeatId; readonly turn: number }
  | ({
      readonly type: "played";
      readonly seat: SeatId;
      readonly card: CardRef;
      /** The base on which it was played, or on which the minion is that it was played on. */
      readonly at?: BaseRef;
      readonly on?: CardRef;
      readonly from: "hand" | "deck" | "discard";
    } & Caused)
  /** Played, but stopped, pointless or at the wrong time: it goes to the discard pile without effect. */
  | { readonly type: "fizzled"; readonly seat: SeatId; readonly card: CardRef }
  | ({ readonly type: "destroyed"; readonly card: CardRef; readonly owner: SeatId; readonly at: BaseRef } & Caused)
  | ({ readonly type: "returned"; readonly card: CardRef; readonly owner: SeatId; readonly at: BaseRef } & Caused)
  | ({ readonly type: "putUnderDeck"; readonly card: CardRef; readonly owner: SeatId; readonly at?: BaseRef } & Caused)
  | ({ readonly type: "moved"; readonly card: CardRef; readonly from: BaseRef; readonly to: BaseRef } & Caused)
  | ({ readonly type: "spared"; readonly card: CardRef; readonly shield: CardRef } & Caused)
  | ({ readonly type: "drew"; readonly seat: SeatId; readonly count: number; readonly cards?: readonly CardRef[] } & Caused)
  | ({
      readonly type: "discarded";
      readonly seat: SeatId;
      readonly cards: readonly CardRef[];
      readonly from: "hand" | "deck";
      readonly atRandom?: boolean;
    } & Caused)
  | ({ readonly type: "revealed"; readonly seat: SeatId; readonly cards: readonly CardRef[] } & Caused)
  | ({
      readonly type: "looked";
      readonly seat: SeatId;
      readonly at: "hand" | "deck" | "baseDeck";
      readonly whose: SeatId;
      readonly count: number;
      readonly cards?: readonly CardRef[];
    } & Caused)
  | ({
      readonly type: "tookFrom";
      readonly seat: SeatId;
      readonly pile: "discard" | "deck";
      readonly cards: readonly CardRef[];
    } & Caused)
  | { readonly type: "shuffled"; readonly seat: SeatId; readonly what: "discardPile" | "cards" | "deck" | "hand"; readonly count: number }
  | ({ readonly type: "gained"; readonly seat: SeatId; readonly vp: number } & Caused)
  | ({ readonly type: "powerChanged"; readonly cards: readonly CardRef[]; readonly amount: number } & Caused)
  | ({ readonly type: "breakpointChanged"; readonly at: BaseRef; readonly amount: number } & Caused)
  | ({ readonly type: "granted"; readonly seat: SeatId; readonly grant: GrantRef } & Caused)
  | ({ readonly type: "named"; readonly seat: SeatId; readonly faction: string } & Caused)
  | ({ readonly type: "actionsBarred"; readonly seat: SeatId } & Caused)
  | { readonly type: "abilityUsed"; readonly seat: SeatId; readonly card: CardRef }
  | { readonly type: "passed"; readonly seat: SeatId }
  | { readonly type: "scoringBegan"; readonly seat: SeatId; readonly at: BaseRef; readonly total: number; readonly breakpoint: number }
  | { readonly type: "scored"; readonly at: BaseRef; readonly awards: readonly Award[] }
  | { readonly type: "baseCleared"; readonly at: BaseRef; readonly cards: readonly (CardRef & { readonly owner: SeatId })[] }
  | { readonly type: "savedFromDiscard"; readonly card: CardRef; readonly owner: SeatId; readonly from: BaseRef; readonly to?: BaseRef }
  | { readonly type: "baseReplaced"; readonly slot: number; readonly old: string; readonly base: string }
  | ({ readonly type: "baseSwapped"; readonly slot: number; readonly old: string; readonly base: string } & Caused)
  | { readonly type: "baseDeckShuffled" }
  | { readonly type: "finished"; readonly vp: readonly number[] };

/** What an extra play allows. */
export interface GrantRef {
  readonly kind: Grant["kind"];
  /** Printed power at most this; absent: any. */
  readonly most?: number;
  readonly base?: string;
  readonly lonely?: boolean;
}
