// Nobunaga's cards and position for boardgame.io. Written from the rules, not from packages/nobunaga, so that comparing both means something.

/** A house by its place in this list. */
export type House = number;

export const HOUSES = [
  { id: "uesugi", base: 5, second: 1 },
  { id: "mouri", base: 5, second: 1 },
  { id: "takeda", base: 4, second: 3 },
  { id: "asai", base: 4, second: 3 },
  { id: "ashikaga", base: 3, second: 5 },
  { id: "hongan", base: 3, second: 5 },
] as const;

/** How many cards of each house. */
export type Cards = number[];
type Pair = readonly [House, House];

export const ON_TABLE = -1;
export const DRAWN_PER_ROUND = [0, 0, 6, 4, 5, 6] as const;
export const CAMPAIGN_THRESHOLD = [0, 0, 6, 6, 5, 4] as const;

/** Everything chance decides, and the options: what a match starts from. */
export interface Deal {
  readonly players: number;
  readonly extraCard: boolean;
  readonly blocks: boolean;
  readonly first: number;
  /** The top card is the last one. */
  readonly pile: readonly House[];
}

/** boardgame.io's G. */
export interface G {
  extraCard: boolean;
  blocks: boolean;
  pile: House[];
  /** Put under the pile in Preparation; never reached. */
  buried: House[];
  pairs: (Pair | null)[];
  taken: (Pair | null)[];
  kept: (House | null)[];
  centre: Cards;
  hands: Cards[];
  won: Cards[];
  /** Nobunaga's zones: for the next campaign, used in an earlier one, won. */
  right: Cards;
  left: Cards;
  top: Cards;
  /** Who holds the Active card, or ON_TABLE. */
  active: number;
  roundFirst: number;
  /** How many were made in this round. */
  picks: number;
  /** 3 when both are over. */
  campaign: 1 | 2 | 3;
}

function noCards(): Cards {
  return [0, 0, 0, 0, 0, 0];
}

export function total(cards: Cards): number {
  let sum = 0;
  for (const count of cards) sum += count;
  return sum;
}

export function housesAmong(cards: Cards): House[] {
  const houses: House[] = [];
  for (let house = 0; house < HOUSES.length; house++) if (cards[house] > 0) houses.push(house);
  return houses;
}

export function draw({ pile }: G): House {
  const house = pile.pop();
  if (house === undefined) throw new Error("the pile ran out");
  return house;
}

/** All cards of one place go to another. */
export function moveAll(from: Cards, to: Cards): void {
  for (let house = 0; house < HOUSES.length; house++) {
    if (from[house] === 0) continue;
    to[house] += from[house];
    from[house] = 0;
  }
}

export function points(won: Cards): number {
  return HOUSES.reduce((sum, { base, second }, house) => sum + (won[house] > 0 ? base : 0) + (won[house] > 1 ? second : 0), 0);
}

/** What a deal looks like once the first cards lie on the table. */
export function layOut({ players, extraCard, blocks, first, pile }: Deal): G {
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: players }, make);
  const G: G = {
    extraCard,
    blocks,
    pile: [...pile],
    buried: [],
    pairs: [],
    taken: perSeat(() => null),
    kept: perSeat(() => null),
    centre: noCards(),
    hands: perSeat(noCards),
    won: perSeat(noCards),
    right: noCards(),
    left: noCards(),
    top: noCards(),
    active: first,
    roundFirst: first,
    picks: 0,
    campaign: 1,
  };
  if (extraCard) G.left[draw(G)]++;
  G.pairs = perSeat(() => [draw(G), draw(G)] as const);
  return G;
}
