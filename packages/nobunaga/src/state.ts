// The position of a match of Nobunaga, and the steps it goes through.
import type { MatchOptions, Script, SeatId, SeatMask, Table } from "@fracas/kernel";
import type { NobunagaEvent } from "./events.ts";
import { type Cards, HOUSES, type House, noCards } from "./houses.ts";

export type Pair = readonly [House, House];

/** The Active card lies on the table instead of before a player. */
export const ON_TABLE = -1;

export interface State {
  readonly players: number;
  /** The two optional rules. */
  readonly extraCard: boolean;
  readonly blocks: boolean;

  /** The next card is the last one. */
  pile: House[];
  /** Preparation: the pairs still on offer, and by seat the pair taken. */
  pairs: (Pair | null)[];
  taken: (Pair | null)[];
  /** By seat: the card kept in Preparation, and the one put under the pile, which nobody ever reaches. */
  kept: House[];
  under: House[];
  /** The seats of which the others can't know yet which card they kept. */
  unsettled: SeatMask;

  centre: Cards;
  hands: Cards[];
  won: Cards[];
  nobunaga: { campaign: Cards; used: Cards; won: Cards };

  /** Who holds the Active card, or ON_TABLE. */
  active: SeatId | typeof ON_TABLE;
  roundFirst: SeatId;
  round: number;
  campaignNumber: 1 | 2;
}

/** The steps that may follow a step, in order. */
export type Next = readonly (
  | readonly ["setUp" | "layPairs" | "keepOne" | "dealRound" | "leftovers" | "closeRound" | "startCampaign" | "attack" | "endCampaign"]
  | readonly ["takePair" | "firstPick" | "pick" | "giveToNobunaga" | "takerPick", SeatId]
)[];

export type NobunagaTable = Table<State, NobunagaEvent>;
export type NobunagaScript = Script<Next | undefined>;

/** Cards laid out each round, and the size of Nobunaga's campaign zone at which he marches. */
export const PER_ROUND = [0, 0, 6, 4, 5, 6] as const;
export const THRESHOLD = [0, 0, 6, 6, 5, 4] as const;

export function emptyState(players: number, options: MatchOptions): State {
  const forEach = <T>(make: () => T): T[] => {
    const all: T[] = [];
    for (let seat = 0; seat < players; seat++) all.push(make());
    return all;
  };
  return {
    players,
    extraCard: options.nobunagaExtraCard === true,
    blocks: options.nobunagaBlocks === true,
    pile: [],
    pairs: [],
    taken: forEach(() => null),
    kept: forEach(() => -1),
    under: forEach(() => -1),
    unsettled: 0,
    centre: noCards(),
    hands: forEach(noCards),
    won: forEach(noCards),
    nobunaga: { campaign: noCards(), used: noCards(), won: noCards() },
    active: ON_TABLE,
    roundFirst: 0 as SeatId,
    round: 0,
    campaignNumber: 1,
  };
}

export function copyState(state: State): State {
  const { nobunaga } = state;
  return {
    players: state.players,
    extraCard: state.extraCard,
    blocks: state.blocks,
    pile: state.pile.slice(),
    pairs: state.pairs.slice(),
    taken: state.taken.slice(),
    kept: state.kept.slice(),
    under: state.under.slice(),
    unsettled: state.unsettled,
    centre: state.centre.slice(),
    hands: state.hands.map(copyCards),
    won: state.won.map(copyCards),
    nobunaga: { campaign: nobunaga.campaign.slice(), used: nobunaga.used.slice(), won: nobunaga.won.slice() },
    active: state.active,
    roundFirst: state.roundFirst,
    round: state.round,
    campaignNumber: state.campaignNumber,
  };
}

function copyCards(cards: Cards): Cards {
  return cards.slice();
}

/** Every card in the game, as its house. */
export function census(state: State): House[] {
  const { nobunaga } = state;
  const spread = [state.centre, ...state.hands, ...state.won, nobunaga.campaign, nobunaga.used, nobunaga.won];
  const cards = [...state.pile, ...state.under.filter((house) => house >= 0)];
  for (const pair of [...state.pairs, ...state.taken]) if (pair) cards.push(...pair);
  for (const counts of spread)
    for (let house = 0; house < HOUSES.length; house++) for (let n = counts[house]; n > 0; n--) cards.push(house);
  return cards;
}

export function handSize(state: State, seat: SeatId): number {
  return state.hands[seat].reduce((sum, count) => sum + count, 0);
}
