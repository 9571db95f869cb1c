// Counting cards of the six houses, as the views hold them.
import { type Counts, HOUSES, type HouseId } from "@fracas/nobunaga";

export const HOUSE_IDS: readonly HouseId[] = HOUSES.map(({ id }) => id);

export const NONE: Counts = { uesugi: 0, mouri: 0, takeda: 0, asai: 0, ashikaga: 0, hongan: 0 };

export function add(counts: Counts, house: HouseId): Counts {
  return { ...counts, [house]: counts[house] + 1 };
}

export function remove(counts: Counts, house: HouseId): Counts {
  return { ...counts, [house]: counts[house] - 1 };
}

export function total(counts: Counts): number {
  return HOUSE_IDS.reduce((sum, house) => sum + counts[house], 0);
}

/** The houses of which there is a card. */
export function present(counts: Counts): HouseId[] {
  return HOUSE_IDS.filter((house) => counts[house] > 0);
}

/** The first and the second value of a house's cards. */
export function valuesOf(house: HouseId): { readonly base: number; readonly second: number } {
  const found = HOUSES.find(({ id }) => id === house);
  if (!found) throw new Error(`there is no house "${house}"`);
  return found;
}

/** What this many won cards of a house are worth together. */
export function worth(house: HouseId, cards: number): number {
  const { base, second } = valuesOf(house);
  return cards === 0 ? 0 : cards === 1 ? base : base + second;
}

export function pointsOf(won: Counts): number {
  return HOUSE_IDS.reduce((sum, house) => sum + worth(house, won[house]), 0);
}
