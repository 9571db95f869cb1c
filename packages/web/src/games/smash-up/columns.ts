// How the minions of several players share the width of a base.

/** Columns for groups of this many cards, where `room` columns fit: one each, the rest where the stacks are highest. */
export function columnsFor(counts: readonly number[], room: number): number[] {
  const columns = counts.map(() => 1);
  for (let left = room - counts.length; left > 0; left--) {
    const height = (at: number) => Math.ceil(counts[at] / columns[at]);
    const highest = counts.reduce((best, _, at) => (height(at) > height(best) ? at : best), 0);
    if (counts.length === 0 || height(highest) < 2) break;
    columns[highest]++;
  }
  return columns;
}
