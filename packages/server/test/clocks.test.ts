// Time to think: a bank for each seat, bots for those whose time is up, and nobody is charged for what isn't theirs.
// Everything here runs on a clock of the test's own: nobody waits.
import { CLOCK_TIMES } from "@fracas/protocol";
import { afterEach, describe, expect, test } from "vitest";
import { SqliteStore } from "../src/store/sqlite.ts";
import type { Client } from "./client.ts";
import { type House, openHouse, sleepyBots } from "./house.ts";
import {
  askedOf,
  bot,
  dice,
  me,
  openTable,
  playAll,
  startAtPick,
  startAtQuestionToAll,
  startMatch,
  step,
  temporaryFolder,
  until,
} from "./support.ts";

const { bank, perAnswer } = CLOCK_TIMES.blitz;
const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) {
    await house.close();
    expect(house.faults).toEqual([]);
  }
});

function open(parts: Parameters<typeof openHouse>[0] = {}): House {
  const house = openHouse(parts);
  houses.push(house);
  return house;
}

interface Timed {
  house: House;
  people: [Client, Client];
  table: string;
  asked: Client;
  other: Client;
}

/** Two people on a blitz, one of whom is asked. */
async function blitz(parts: Parameters<typeof openHouse>[0] = {}): Promise<Timed> {
  const house = open(parts);
  const people: [Client, Client] = [await house.guest("Anna"), await house.guest("Boris")];
  const table = await startAtPick(people, { clock: "blitz" });
  const asked = askedOf(people, table);
  return { house, people, table, asked, other: people.find((person) => person !== asked) as Client };
}

const seatOf = (person: Client, table: string) => person.at(table).table.you.seat as number;
const replacedBy = (person: Client, table: string, of: Client) => {
  const seat = person.at(table).table.seats[seatOf(of, table)];
  return seat.kind === "person" ? seat.replacedBy : undefined;
};
const clock = async (person: Client, table: string) => {
  const fresh = await person.another();
  const { clock } = await fresh.watch(table);
  fresh.drop();
  return clock ?? [];
};

/** The server looks at its clocks whenever anything happens at the table. */
async function timeIsUp({ people: [, boris], asked, table }: Timed): Promise<void> {
  await boris.ask({ type: "emote", table, emote: "hurry" });
  await boris.waitFor(() => replacedBy(boris, table, asked) !== null, "a bot in place of the slow one");
}

describe("a clock", () => {
  test("isn't there when nobody asked for one", async () => {
    const house = open();
    const people = [await house.guest("Anna"), await house.guest("Boris")];
    const table = await startMatch(people);
    expect(people[0].at(table).clock).toBeNull();
    house.time += 1e10;
    await playAll(people, table, dice("no clock"));
    expect(people[0].at(table).table.phase).toBe("over");
  });

  test("runs for those who are asked and stands still for the others", async () => {
    const { house, table, asked, other } = await blitz();
    expect(asked.at(table).clock).toEqual([bank, bank]);
    house.time += 5_000;
    const left = await clock(other, table);
    expect(left[seatOf(asked, table)]).toBe(bank - 5_000);
    expect(left[seatOf(other, table)]).toBe(bank);
  });

  test("gets something back for each answer, and never more than the bank", async () => {
    const { house, people, table, asked } = await blitz();
    house.time += 1_000;
    await step(asked, people, table, dice("bank"));
    expect(asked.at(table).clock?.[seatOf(asked, table)]).toBe(bank);
    const next = askedOf(people, table);
    house.time += perAnswer + 4_000;
    await step(next, people, table, dice("bank"));
    expect(next.at(table).clock?.[seatOf(next, table)]).toBe(bank - 4_000);
  });

  test("gains nothing from answering, taking back and answering again", async () => {
    const { house, table, asked } = await blitz();
    house.time += 60_000;
    const own = () => asked.at(table).clock?.[seatOf(asked, table)] ?? 0;
    const option = asked.offered(table)[0];
    await asked.answer(table, option);
    const once = own();
    for (let times = 0; times < 5; times++) {
      await asked.ask({ type: "undo", table, match: asked.at(table).match, moment: asked.at(table).moment });
      await asked.answer(table, option);
    }
    expect(own()).toBeLessThanOrEqual(once);
  });

  test("runs for everybody who is asked together, and stops for each who has answered", async () => {
    const house = open();
    const people = [await house.guest("Anna"), await house.guest("Boris")];
    const [anna, boris] = people;
    const table = await startAtQuestionToAll(people, { clock: "blitz" });
    house.time += 1_000;
    await step(anna, people, table, dice("first"));
    house.time += 20_000;
    const left = await clock(boris, table);
    expect(left[0]).toBe(bank);
    expect(left[1]).toBe(bank - 21_000);
  });
});

describe("when the time is up", () => {
  test("a bot takes over and the match goes on; not a moment before", async () => {
    const timed = await blitz();
    const { house, table, asked, other } = timed;
    house.time += bank - 1;
    await other.ask({ type: "emote", table, emote: "hurry" });
    expect(replacedBy(other, table, asked)).toBeNull();
    house.time += 1;
    const { moment } = other.at(table);
    await timeIsUp(timed);
    await other.waitFor(() => other.at(table).moment > moment, "the bot's answer");
    expect(other.at(table).steps.at(-1)?.seat).not.toBe(null);
  });

  test("whoever comes back plays on, with time for a few answers and no more", async () => {
    const timed = await blitz();
    const { house, table, asked, other, people } = timed;
    house.time += bank;
    const { moment } = other.at(table);
    await timeIsUp(timed);
    await other.waitFor(() => other.at(table).moment > moment, "the bot's answer");
    other.drop();
    await asked.ask({ type: "return", table });
    expect(replacedBy(asked, table, asked)).toBeNull();
    const left = (await clock(asked, table))[seatOf(asked, table)];
    expect(left).toBeGreaterThanOrEqual(3 * perAnswer);
    expect(left).toBeLessThanOrEqual(4 * perAnswer);
    await other.open();
    const { clock: _, ...fresh } = await (await other.another()).watch(table);
    expect(other.at(table)).toMatchObject(fresh);
    await playAll(people, table, dice("back"));
    expect(asked.at(table).table.phase).toBe("over");
  });

  test("the time for those who came back outlasts a rest of the table", async () => {
    const timed = await blitz({ config: { keepFor: 0 }, bots: sleepyBots });
    const { house, table, asked, other } = timed;
    house.time += bank;
    await timeIsUp(timed);
    await asked.ask({ type: "return", table });
    const before = (await clock(asked, table))[seatOf(asked, table)];
    expect(before).toBe(3 * perAnswer);
    for (const person of [asked, other]) person.drop();
    await until(() => house.tables.inMemory === 0, "the table at rest");
    await asked.open();
    await asked.ask({ type: "emote", table, emote: "hello" });
    expect(asked.at(table).clock?.[seatOf(asked, table)]).toBe(before);
    expect(replacedBy(asked, table, asked)).toBeNull();
  });

  test("bots are never charged for time, nor is anybody while a bot plays for them", async () => {
    const house = open();
    const anna = await house.guest("Anna");
    const table = await openTable(anna, [me, bot, bot], { start: true, clock: "blitz" });
    await anna.waitFor(() => anna.view(table).question);
    await anna.ask({ type: "replace", table, seat: 0, level: "random" });
    house.time += 10 * bank;
    await anna.waitFor(() => anna.view(table).result, "the end, by bots alone");
    expect(anna.at(table).clock).toEqual([bank, bank, bank]);
  });
});

describe("a clock while nobody looks", () => {
  test("runs out for a table that has left the memory", async () => {
    const { house, table, asked, other } = await blitz({ config: { keepFor: 0 } });
    const { moment } = asked.at(table);
    for (const person of [asked, other]) person.drop();
    await until(() => house.tables.inMemory === 0, "the table at rest");
    house.time += bank + 1;
    await until(async () => (await house.store.match(asked.at(table).match as string))?.entries.length !== moment, "the bot's answer");
    expect((await house.store.table(table))?.seats[seatOf(asked, table)]).toMatchObject({ replacedBy: "greedy" });
  });

  test("doesn't count the time for which the server was down", async () => {
    const folder = temporaryFolder();
    const { house, table, asked } = await blitz({ store: new SqliteStore(folder) });
    house.time += 10_000;
    houses.splice(houses.indexOf(house), 1);
    await house.close();
    const again = open({ store: new SqliteStore(folder), time: house.time + 100 * bank });
    const back = again.client(asked);
    await back.open();
    await back.watch(table);
    expect(back.at(table).clock?.[seatOf(back, table)]).toBeGreaterThanOrEqual(bank - 10_000);
    expect(replacedBy(back, table, back)).toBeNull();
  });
});
