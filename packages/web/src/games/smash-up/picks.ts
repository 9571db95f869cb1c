// Who takes a faction when.
import { clockwise, type SeatId } from "@fracas/kernel";

/** Whose turn it is to take one, from the first to the last: once around, then once more; in a draft, back again. */
export function pickOrder(first: SeatId, players: number, draft: boolean): SeatId[] {
  const there = Array.from({ length: players }, (_, at) => clockwise(first, at, players));
  return [...there, ...(draft ? there.toReversed() : there)];
}
