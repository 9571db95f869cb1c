import { seatId } from "@fracas/kernel";
import type { Seat, Table } from "@fracas/protocol";
import { expect, test } from "vitest";
import { fewestPlayers, filledWithBots, freshPlan, fromValue, planOf, toValue, withPlayers, withSeat } from "../src/lobby/plan.ts";

const values = ({ seats }: { seats: readonly Parameters<typeof toValue>[0][] }) => seats.map(toValue).join(" ");
const person = (guest: string): Seat => ({ kind: "person", guest, name: guest, program: false, here: true, replacedBy: null });
const bot: Seat = { kind: "bot", level: "greedy", name: "Ada" };

const table = (seats: readonly Seat[]): Table => ({
  ...{ id: "tabl", game: "nobunaga", options: { nobunagaBlocks: true }, public: true, clock: "blitz", phase: "open", host: "ann" },
  ...{ seats, spectators: 0, match: null, series: { matches: 0, wins: [] }, ask: null, again: [] },
  you: { guest: "ann", seat: seatId(0), host: true },
});

test("a new table has a seat for its host and open ones for friends", () => {
  expect(values(freshPlan({ min: 2, max: 5 }))).toBe("me anyone anyone anyone");
  expect(values(freshPlan({ min: 2, max: 3 }))).toBe("me anyone anyone");
});

test("seats come and go at the end", () => {
  const plan = withSeat(freshPlan({ min: 2, max: 5 }), 3, { for: "bot", level: "greedy" });
  expect(values(withPlayers(plan, 5))).toBe("me anyone anyone bot:greedy anyone");
  expect(values(withPlayers(plan, 2))).toBe("me anyone");
});

test("the host sits in one place only", () => {
  const plan = withSeat(freshPlan({ min: 2, max: 3 }), 2, { for: "bot", level: "random" });
  expect(values(withSeat(plan, 2, { for: "me" }))).toBe("bot:random anyone me");
});

test("a table's plan keeps people where they sit", () => {
  expect(values(planOf(table([person("ann"), person("bob"), bot, { kind: "open" }])))).toBe("me anyone bot:greedy anyone");
});

test("bots fill only the seats where nobody sits", () => {
  const now = table([person("ann"), person("bob"), { kind: "open" }]);
  const filled = filledWithBots(planOf(now), (at) => now.seats[at]?.kind === "open", "greedy");
  expect(values(filled)).toBe("me anyone bot:greedy");
});

test("nobody is unseated by taking seats away", () => {
  expect(fewestPlayers(table([person("ann"), bot, person("bob"), bot]))).toBe(3);
});

test("plans survive the form", () => {
  for (const seat of [{ for: "me" }, { for: "anyone" }, { for: "bot", level: "greedy" }] as const)
    expect(fromValue(toValue(seat))).toEqual(seat);
});
