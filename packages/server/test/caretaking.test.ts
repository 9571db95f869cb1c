// Tables that nobody looks at, and tables that can't be opened any more: looked after, closed, or left alone, and never in the way of others.
import { CLOCK_TIMES } from "@fracas/protocol";
import { afterEach, describe, expect, test } from "vitest";
import { SqliteStore } from "../src/store/sqlite.ts";
import type { StoredTable } from "../src/store/store.ts";
import { honest, offering } from "./games.ts";
import { type House, openHouse } from "./house.ts";
import {
  anyone,
  createTable,
  dice,
  freshServer,
  me,
  openTable,
  playAll,
  startAtPick,
  startMatch,
  temporaryFolder,
  until,
} from "./support.ts";

const DAY = 24 * 3_600_000;
const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

function open(parts: Parameters<typeof openHouse>[0] = {}): House {
  const house = openHouse(parts);
  houses.push(house);
  return house;
}

describe("an open table", () => {
  test("that nobody touched for a day is closed, unless somebody looks at it", async () => {
    const house = open();
    const [anna, boris] = [await house.guest("Anna"), await house.guest("Boris")];
    const forgotten = await createTable(anna, [me, anyone]);
    const watched = await openTable(boris, [me, anyone]);
    const running = await startMatch([anna, boris]);
    const phase = async (table: string) => (await house.store.table(table))?.phase;
    house.time += DAY - 1;
    const younger = await createTable(anna, [me, anyone]);
    house.time += 2;
    await until(async () => (await phase(forgotten)) === "closed", "the forgotten table to be closed");
    expect(await Promise.all([watched, running, younger].map(phase))).toEqual(["open", "playing", "open"]);
    expect(house.faults).toEqual([]);
  });
});

describe("a table whose game isn't offered any more", () => {
  /** A data folder with a table of a game that is gone, where this guest sits and a match runs. */
  async function remains() {
    const folder = temporaryFolder();
    const house = openHouse({ store: new SqliteStore(folder) });
    const people = [await house.guest("Anna"), await house.guest("Boris")];
    const gone = await offering({ ...honest, id: "gone" }, () => startMatch(people, { game: "gone", clock: "blitz" }));
    const table = await startAtPick(people, { clock: "blitz" });
    for (const person of people) person.drop();
    await house.close();
    return { folder, people, gone, table, time: house.time };
  }

  test("is refused kindly, and its people can do everything else, the lobby included", async () => {
    const { folder, people, gone, table } = await remains();
    const server = await freshServer({}, folder);
    const anna = await server.program("Carla").then((carla) => Object.assign(carla, { token: people[0].token }));
    anna.drop();
    anna.tables.clear();
    await anna.open();
    expect((await anna.refused({ type: "watch", table: gone })).code).toBe("unknown-game");
    await anna.ask({ type: "lobby", on: true });
    await anna.waitFor(() => anna.lobby, "the lobby");
    expect(anna.lobby?.yours.map(({ id }) => id)).toEqual([table]);
    await anna.ask({ type: "create", game: "nobunaga", options: {}, public: true, clock: "none", seats: [me, anyone] });
    server.faults = await server.metric("faults_total");
  });

  test("doesn't keep the clocks of others from running out", async () => {
    const { folder, gone, table, time } = await remains();
    const store = new SqliteStore(folder);
    const house = open({ store, time, config: { keepFor: 0 } });
    await house.tables.resumeAll();
    await until(() => house.tables.inMemory === 0, "the table at rest");
    await store.commit([{ put: "due", table: gone, due: 1 }]);
    house.time += CLOCK_TIMES.blitz.bank + 1;
    await until(
      async () => (await store.table(table))?.seats.some((seat) => seat.kind === "person" && seat.replacedBy),
      "a bot in place of the slow one",
    );
  });
});

test("a table with a match under older rules is open for a new one, and the old record says why it can't be shown", async () => {
  const folder = temporaryFolder();
  const first = openHouse({ store: new SqliteStore(folder) });
  const people = [await first.guest("Anna"), await first.guest("Boris")];
  const table = await startMatch(people);
  const { match: id } = people[0].at(table);
  const found = await first.store.match(String(id));
  const stored = (await first.store.table(table)) as StoredTable;
  if (!found) throw new Error("no match");
  const old = { ...found.match, id: "olderMatch01", rules: 0 };
  await first.store.commit([
    { put: "match", match: old },
    { put: "ending", ending: { match: old.id, result: { winners: [], standings: [] }, at: 1 } },
    { put: "table", table: { ...stored, match: old.id } },
  ]);
  await first.close();
  const server = await freshServer({}, folder);
  const group = await Promise.all(people.map(async (person) => Object.assign(await server.program(person.name), { token: person.token })));
  for (const person of group) {
    person.drop();
    await person.open();
    await person.watch(table);
  }
  expect(group[0].at(table)).toMatchObject({ match: null, view: null, table: { phase: "open", match: null } });
  const response = await fetch(`${server.url}/api/matches/${old.id}`);
  expect(await response.json()).toMatchObject({ refusal: { code: "other-rules", facts: { recorded: "0" } } });
  expect((await group[0].ask({ type: "matches" })).finished?.map(({ match }) => match)).toEqual([old.id]);
  await group[0].ask({ type: "start", table });
  for (const person of group) await person.waitFor(() => person.at(table).view);
  await playAll(group, table, dice("new rules"));
});
