// Random matches of Nobunaga, as records.
import { Match, type MatchOptions, type MatchRecord, QuickDice, recordOf } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";

export const NAMES = ["Akira", "Beatrice", "Chidori", "Denis", "Elena"];

export function randomRecord(players: number, seed: string, options: MatchOptions = {}): MatchRecord {
  const filled = { nobunagaExtraCard: false, nobunagaBlocks: false, ...options };
  const match = Match.start(nobunaga, { players, options: filled, seed });
  const dice = new QuickDice(seed);
  while (!match.over) {
    const offered = match.options(match.next);
    match.answer(match.next, offered[dice.below(offered.length)]);
  }
  return recordOf(match, NAMES.slice(0, players));
}
