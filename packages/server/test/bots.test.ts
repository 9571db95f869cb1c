// Bots at the table: in seats of their own, in place of people who are away, alone, and when they think for too long.
import type { SeatId } from "@fracas/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import type { BotPool } from "../src/bots/pool.ts";
import type { LiveMatch } from "../src/tables/live-match.ts";
import { openHouse } from "./house.ts";
import {
  askedOf,
  bot,
  createTable,
  dice,
  freshServer,
  me,
  openTable,
  play,
  playAll,
  rowsOf,
  startAtQuestionToAll,
  startMatch,
  type TestServer,
  until,
} from "./support.ts";

let server: TestServer;
beforeAll(async () => {
  server = await freshServer();
});

const people = (...names: string[]) => Promise.all(names.map((name) => server.program(name)));

/** Bots that come to an end of their thoughts when the test says so. */
function thinking(thoughts: (() => void)[]): BotPool {
  const choose = ({ match }: LiveMatch, seat: SeatId) =>
    new Promise<number>((resolve) => thoughts.push(() => resolve(match.options(seat)[0])));
  return { choose } as unknown as BotPool;
}

describe("somebody who is away", () => {
  test("can be replaced by a bot, which plays on; and comes back to the same seat", async () => {
    const group = await people("Anna", "Boris");
    const [anna, boris] = group;
    const table = await startMatch(group);
    expect(await anna.refused({ type: "replace", table, seat: 1, level: "greedy" })).toEqual({
      code: "not-away",
      facts: { name: "Boris" },
    });
    boris.drop();
    await anna.waitFor(() => !anna.seat(table, 1).here);
    expect((await anna.refused({ type: "replace", table, seat: 1, level: "godlike" })).code).toBe("unknown-level");
    await anna.ask({ type: "replace", table, seat: 1, level: "random" });
    expect(anna.seat(table, 1)).toMatchObject({ name: "Boris", replacedBy: "random", here: false });
    await play(anna, table, dice("alone"), () => anna.at(table).steps.filter((step) => step.seat === 1).length >= 2);
    await boris.open();
    expect(boris.at(table).table.you.seat).toBe(1);
    expect(boris.seat(table, 1).replacedBy).toBe("random");
    await boris.ask({ type: "return", table });
    expect(boris.seat(table, 1).replacedBy).toBeNull();
    expect((await boris.refused({ type: "return", table })).code).toBe("not-replaced");
    await Promise.all(group.map((person) => play(person, table, dice(person.name))));
    expect(boris.view(table).result).not.toBeNull();
  });

  test("is replaced only by those who play", async () => {
    const group = await people("Anna", "Boris");
    const table = await startMatch(group);
    const eve = await server.program("Eve");
    group[1].drop();
    expect((await eve.refused({ type: "replace", table, seat: 1, level: "random" })).code).toBe("not-seated");
    expect((await group[0].refused({ type: "replace", table, seat: 7, level: "random" })).code).toBe("no-seat");
    expect((await eve.refused({ type: "return", table })).code).toBe("not-seated");
  });

  test("sits in person again when the next match begins", async () => {
    const group = await people("Anna", "Boris");
    const [anna, boris] = group;
    const table = await startMatch(group);
    await boris.ask({ type: "replace", table, seat: 1, level: "random" });
    await play(anna, table, dice("replaced to the end"));
    await boris.waitFor(() => boris.at(table).table.phase === "over");
    for (const person of group) await person.ask({ type: "rematch", table });
    expect(boris.seat(table, 1).replacedBy).toBeNull();
  });

  test("is played for at a question to everybody, also when another bot is just about to answer it", async () => {
    const thoughts: (() => void)[] = [];
    const house = openHouse({ bots: thinking(thoughts) });
    const group = [await house.guest("Anna"), await house.guest("Boris"), await house.guest("Chen")];
    const [anna, boris] = group;
    const table = await startAtQuestionToAll(group);
    await boris.ask({ type: "replace", table, seat: 1, level: "random" });
    await until(() => thoughts.length === 1, "the first bot's thought");
    await anna.ask({ type: "replace", table, seat: 0, level: "random" });
    const { moment } = anna.at(table);
    await until(() => {
      for (const finish of thoughts.splice(0)) finish();
      return anna.at(table).moment === moment + 2;
    }, "both bots' answers");
    await house.close();
  });
});

describe("a table with only bots", () => {
  const phase = (data: string, table: string) =>
    rowsOf(data).tables.find((row) => (row as { id: string }).id === table) as { phase: string };

  test("runs by itself to the end without a pause, when nobody looks", async () => {
    const patient = await freshServer({ botDelay: 60_000 });
    const host = await patient.program("Host");
    const table = await createTable(host, [bot, bot, bot], { start: true });
    await until(() => phase(patient.data, table).phase === "over", "the end of the bots' match");
    expect((await host.watch(table)).view?.result).not.toBeNull();
  });

  test("goes on after a restart", async () => {
    const slow = await freshServer({ botDelay: 60_000 });
    const host = await slow.program("Host");
    const table = await openTable(host, [bot, bot, bot, bot, bot], { start: true });
    const { moment } = host.at(table);
    expect(host.view(table).result).toBeNull();
    await slow.restart();
    await until(() => phase(slow.data, table).phase === "over", "the end of the bots' match");
    await host.open();
    expect(host.at(table).moment).toBeGreaterThan(moment);
  });
});

describe("a thought", () => {
  test("that takes too long is cut off, and any legal option is taken instead", async () => {
    const hasty = await freshServer({ botLimit: 0 });
    const anna = await hasty.program("Anna");
    const table = await openTable(anna, [me, bot], { start: true });
    await play(anna, table, dice("cut off"), () => anna.at(table).steps.filter((step) => step.seat === 1).length >= 3);
    expect(await hasty.metric("bot_thoughts_cut_off_total")).toBeGreaterThan(0);
    expect((await anna.another().then((tab) => tab.watch(table))).steps.length).toBeGreaterThanOrEqual(3);
  });

  test("of a bot whose place was taken back in the meantime is thrown away", async () => {
    const thoughts: (() => void)[] = [];
    const house = openHouse({ bots: thinking(thoughts) });
    const group = [await house.guest("Anna"), await house.guest("Boris")];
    const table = await startMatch(group);
    const asked = askedOf(group, table);
    await asked.ask({ type: "replace", table, seat: asked.at(table).table.you.seat, level: "greedy" });
    await until(() => thoughts.length === 1);
    await asked.ask({ type: "return", table });
    thoughts[0]();
    await asked.ask({ type: "emote", table, emote: "thinking" });
    expect(asked.at(table).moment).toBe(0);
    await playAll(group, table, dice("on"));
    expect(thoughts.length).toBe(1);
    await house.close();
    expect(house.faults).toEqual([]);
  });

  test("at a table that was closed in the meantime is thrown away, and is nobody's fault", async () => {
    const thoughts: (() => void)[] = [];
    const house = openHouse({ bots: thinking(thoughts) });
    const group = [await house.guest("Anna"), await house.guest("Boris")];
    const table = await startMatch(group);
    const asked = askedOf(group, table);
    await asked.ask({ type: "replace", table, seat: asked.at(table).table.you.seat, level: "greedy" });
    await until(() => thoughts.length === 1);
    await group[0].ask({ type: "close", table });
    thoughts[0]();
    expect((await asked.refused({ type: "emote", table, emote: "thinking" })).code).toBe("table-closed");
    await house.close();
    expect(house.faults).toEqual([]);
    expect(asked.at(table).moment).toBe(0);
  });
});
