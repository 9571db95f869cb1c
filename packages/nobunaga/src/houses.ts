// The six houses and what their cards are worth.

/** A house by its place in this list. */
export type House = number;

export const HOUSES = [
  { id: "uesugi", colour: "blue", base: 5, second: 1 },
  { id: "mouri", colour: "orange", base: 5, second: 1 },
  { id: "takeda", colour: "red", base: 4, second: 3 },
  { id: "asai", colour: "green", base: 4, second: 3 },
  { id: "ashikaga", colour: "violet", base: 3, second: 5 },
  { id: "hongan", colour: "grey", base: 3, second: 5 },
] as const;

export type HouseId = (typeof HOUSES)[number]["id"];

export const CARDS_PER_HOUSE = 10;

export function houseId(house: House): HouseId {
  return HOUSES[house].id;
}

/** How many cards of each house; cards of one house are identical. */
export type Cards = number[];

export function noCards(): Cards {
  return [0, 0, 0, 0, 0, 0];
}

export function countAll(cards: Cards): number {
  return cards[0] + cards[1] + cards[2] + cards[3] + cards[4] + cards[5];
}

/** Every set of houses as a list, by its bits: asked for at every decision, so made only once. (Freezing them costs a quarter of the speed.) */
const LISTS: readonly (readonly House[])[] = Array.from({ length: 1 << HOUSES.length }, (_, bits) =>
  HOUSES.map((_, house) => house).filter((house) => (bits >> house) & 1),
);

export function housesIn(cards: Cards): readonly House[] {
  let bits = 0;
  for (let house = 0; house < HOUSES.length; house++) if (cards[house] > 0) bits |= 1 << house;
  return LISTS[bits];
}

/** One entry for each card. */
export function listed(cards: Cards): House[] {
  return cards.flatMap((count, house) => new Array<House>(count).fill(house));
}

export function addAll(cards: Cards, more: Cards): void {
  for (let house = 0; house < HOUSES.length; house++) cards[house] += more[house];
}

/** Victory points: the first card of a house counts its base, the second what is printed for it. */
export function pointsOf(won: Cards): number {
  let points = 0;
  for (let house = 0; house < HOUSES.length; house++) {
    if (won[house] > 0) points += HOUSES[house].base;
    if (won[house] > 1) points += HOUSES[house].second;
  }
  return points;
}
