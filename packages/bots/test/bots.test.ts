import { botsFor } from "@fracas/bots";
import { type Game, Match, QuickDice, type SeatId } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import { describe, expect, test } from "vitest";

const game: Game = nobunaga;
const [random, greedy] = botsFor(game);

function play(players: number, seed: string, bots: (seat: SeatId) => typeof random, visit: (match: Match) => void = () => {}): Match {
  const match = Match.start(game, { players, options: {}, seed });
  const dice = new QuickDice(seed);
  while (!match.over) {
    visit(match);
    const seat = match.next;
    expect(match.answer(seat, bots(seat).choose(match.eyes(seat), dice))).toBeUndefined();
  }
  return match;
}

describe.each(botsFor(game))("$id", (bot) => {
  test("plays whole matches with every number of players", () => {
    for (const players of [2, 3, 4, 5]) expect(play(players, `whole/${players}`, () => bot).result).toBeDefined();
  });

  test("chooses the same whatever lies where it can't see", () => {
    let compared = 0;
    for (const players of [2, 3, 4, 5])
      play(
        players,
        `fair/${players}`,
        () => bot,
        (match) => {
          for (const seat of match.waiting) {
            const other = match.fork();
            other.redeal(seat, `${players}/${match.answerCount}`);
            const choice = (one: Match) => bot.choose(one.eyes(seat), new QuickDice("same"));
            expect(choice(other)).toBe(choice(match));
            compared++;
          }
        },
      );
    expect(compared).toBeGreaterThan(100);
  });
});

test("greedy wins far more than its fair share against random bots", () => {
  let [greedyWins, othersWins] = [0, 0];
  for (let n = 0; n < 200; n++) {
    const winner = play(3, `strength/${n}`, (seat) => (seat === 0 ? greedy : random)).result?.winners[0];
    if (winner === 0) greedyWins++;
    else if (winner !== undefined) othersWins++;
  }
  // One of three seats: a fair share would be half of what the two others win.
  expect(greedyWins).toBeGreaterThan(othersWins);
});

test("greedy bots together are beaten by Nobunaga much less often than random ones", () => {
  const lost = (bot: typeof random) =>
    Array.from({ length: 100 }, (_, n) => play(4, `lost/${n}`, () => bot).result?.winners.length === 0).filter(Boolean).length;
  expect(lost(greedy)).toBeLessThan(lost(random) / 2);
});
