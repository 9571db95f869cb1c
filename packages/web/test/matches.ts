// Random matches, as records.
import { type Game, Match, type MatchOptions, type MatchRecord, QuickDice, recordOf } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import { smashUp } from "@fracas/smash-up";

export const NAMES = ["Akira", "Beatrice", "Chidori", "Denis", "Elena"];

export function randomRecord(players: number, seed: string, options: MatchOptions = {}): MatchRecord {
  return played(nobunaga as unknown as Game, players, seed, { nobunagaExtraCard: false, nobunagaBlocks: false, ...options });
}

export function randomSmashUp(players: number, seed: string): MatchRecord {
  return played(smashUp as unknown as Game, players, seed, { factions: "random", duplicates: false });
}

function played(game: Game, players: number, seed: string, options: MatchOptions): MatchRecord {
  const match = Match.start(game, { players, options, seed });
  const dice = new QuickDice(seed);
  while (!match.over) {
    const offered = match.options(match.next);
    match.answer(match.next, offered[dice.below(offered.length)]);
  }
  return recordOf(match, NAMES.slice(0, players));
}
