// The deal that a seed means: what Fracas' Nobunaga draws from it, made again here so that another engine can be given the same cards.
import { type MatchOptions, Random, type Setup } from "@fracas/kernel";
import { type Deal, HOUSES, type House } from "./boardgame-io/cards.ts";

/** All four combinations of the optional rules. */
export const OPTIONS: readonly MatchOptions[] = [false, true].flatMap((nobunagaExtraCard) =>
  [false, true].map((nobunagaBlocks) => ({ nobunagaExtraCard, nobunagaBlocks })),
);

/** Set-ups that go through 2 to 5 players and all options in turn. */
export function everyKind(count: number, seed: string): Setup[] {
  return Array.from({ length: count }, (_, n) => ({
    players: 2 + (n % 4),
    options: OPTIONS[Math.floor(n / 4) % OPTIONS.length],
    seed: `${seed} ${n}`,
  }));
}

/** The same for Smash Up, with 2 to 4 players. */
export function everyKindOfSmashUp(count: number, seed: string): Setup[] {
  const ways = ["free", "draft", "random"];
  return Array.from({ length: count }, (_, n) => ({
    players: 2 + (n % 3),
    options: { factions: ways[Math.floor(n / 3) % 3], duplicates: Math.floor(n / 9) % 2 === 1 },
    seed: `${seed} ${n}`,
  }));
}

/** Verification compares every position with the match's, so a deal that differed from the true one would be noticed at once. */
export function dealOf({ players, options, seed }: Setup): Deal {
  const random = new Random(seed);
  const pile: House[] = HOUSES.flatMap((_, house) => new Array<House>(players === 2 ? 8 : 10).fill(house));
  random.shuffle(pile);
  const first = random.below(players);
  return { players, extraCard: options.nobunagaExtraCard === true, blocks: options.nobunagaBlocks === true, first, pile };
}
