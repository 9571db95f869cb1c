import { type Game, Match, QuickDice, recordOf, type SeatId } from "@fracas/kernel";
import { checkRecord, conformance } from "@fracas/kernel/conformance";
import { FACTION_FACTS, smashUp } from "@fracas/smash-up";
import { describe, expect, test } from "vitest";

const game = smashUp as unknown as Game;

/** One of each kind of match: player counts, ways to choose factions, with and without duplicates. */
for (const { name, check } of conformance(game, 18)) test(name, check);

describe("every pair of factions keeps all nine properties", () => {
  const pairs = FACTION_FACTS.flatMap(({ id: one }, at) => FACTION_FACTS.slice(at + 1).map(({ id: other }) => [one, other] as const));
  test.each(pairs.map((pair, n) => ({ pair, name: pair.join(" and "), players: 2 + (n % 3) })))(
    "$name, $players players",
    ({ pair, players }) => {
      checkRecord(game, opening(pair, players, 60));
    },
  );
});

/** The first answers of a random match in which seat 1 plays these factions. */
function opening(pair: readonly [string, string], players: number, answers: number) {
  const seed = `${pair.join("+")}/${players}`;
  const match = Match.start(game, { players, options: { factions: "free", duplicates: false }, seed });
  const dice = new QuickDice(seed);
  const wanted = [...pair];
  while (!match.over && match.answerCount < answers) {
    const seat = match.waiting[dice.below(match.waiting.length)];
    match.answer(seat, choose(match, seat, dice, wanted));
  }
  expect(wanted).toEqual([]);
  const { end: _, ...record } = recordOf(match, ["A", "B", "C", "D"].slice(0, players));
  return record;
}

/** Seat 1 takes the wanted factions, and the others leave them. */
function choose(match: Match, seat: SeatId, dice: QuickDice, wanted: string[]): number {
  const options = match.options(seat);
  if (match.prompt?.prompt !== "chooseFaction") return options[dice.below(options.length)];
  const prompt = match.prompt;
  const idOf = (option: number) => game.option(match.state, prompt, option).id;
  const own = options.find((option) => idOf(option) === wanted[0]);
  if (seat === 0 && own !== undefined) {
    wanted.shift();
    return own;
  }
  const left = options.filter((option) => !wanted.includes(idOf(option)));
  return left[dice.below(left.length)];
}
