// When the server itself is in trouble: a rule that falls over, a disk that is full. Nothing half-done stays, and nobody else notices.
import type { Game } from "@fracas/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GAMES } from "../src/games.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import type { Write } from "../src/store/store.ts";
import { faulty } from "./games.ts";
import { type House, openHouse } from "./house.ts";
import {
  anyone,
  askedOf,
  dice,
  freshServer,
  me,
  openTable,
  PLAIN,
  playAll,
  rowsOf,
  startMatch,
  type TestServer,
  temporaryFolder,
  until,
} from "./support.ts";

describe("a rule that falls over", () => {
  let server: TestServer;
  beforeAll(async () => {
    (GAMES as Game[]).push(faulty);
    server = await freshServer();
  });
  afterAll(() => void (GAMES as Game[]).pop());

  test("is answered with server-fault, and the match stays at the question before, for good", async () => {
    const group = await Promise.all(["Anna", "Boris", "Chen", "Dora"].map((name) => server.program(name)));
    const table = await startMatch(group, { game: "faulty" });
    const asked = askedOf(group, table);
    const before = structuredClone(asked.at(table));
    const [option] = asked.offered(table);
    expect(await asked.answer(table, option)).toMatchObject({ refusal: { code: "server-fault", facts: {} } });
    server.faults++;
    await asked.ask({ type: "say", table, text: "what was that?" });
    expect(rowsOf(server.data).entries).toEqual([]);
    const tab = await asked.another();
    const { moment, view, steps } = await tab.watch(table);
    expect({ moment, view, steps }).toEqual({ moment: before.moment, view: before.view, steps: before.steps });
    expect(await asked.answer(table, option)).toMatchObject({ refusal: { code: "server-fault" } });
    server.faults++;
    expect(await asked.ask({ type: "look", table, match: before.match, answers: 0 })).toMatchObject({ view: { answers: 0 } });
  });

  test("leaves every other table alone, and the server can be started again", async () => {
    const group = await Promise.all(["Anna", "Boris"].map((name) => server.program(name)));
    const table = await startMatch(group);
    await playAll(group, table, dice("unharmed"));
    const faults = await server.metric("faults_total");
    expect(faults).toBe(server.faults);
    await server.restart();
    server.faults = 0;
    await Promise.all(group.map((person) => person.open()));
    expect(group[0].at(table).table.phase).toBe("over");
  });
});

describe("a disk that is full", () => {
  class FailingStore extends SqliteStore {
    failing = false;
    override async commit(writes: readonly Write[]): Promise<void> {
      if (this.failing) throw new Error("the disk is full");
      return super.commit(writes);
    }
  }

  async function scene(config = {}): Promise<{ house: House; store: FailingStore; folder: string }> {
    const folder = temporaryFolder();
    const store = new FailingStore(folder);
    return { house: openHouse({ store, config }), store, folder };
  }

  test("refuses with store-failed; nobody is told of what didn't happen, and all goes on when there is room again", async () => {
    const { house, store, folder } = await scene();
    const group = [await house.guest("Anna"), await house.guest("Boris"), await house.guest("Eve")].slice(0, 2);
    const table = await startMatch(group);
    const asked = askedOf(group, table);
    const rows = JSON.stringify(rowsOf(folder));
    const before = group.map((person) => structuredClone(person.at(table)));
    store.failing = true;
    const option = asked.offered(table)[0];
    const failed = { type: "refused", refusal: { code: "store-failed", facts: {} } };
    expect(await asked.answer(table, option)).toMatchObject(failed);
    for (const message of [
      { type: "say", table, text: "hello" },
      { type: "replace", table, seat: asked.at(table).table.you.seat, level: "random" },
      { type: "create", ...PLAIN, seats: [me, anyone] },
      { type: "rename", name: "Somebody" },
    ])
      expect(await asked.send(message), message.type).toMatchObject(failed);
    for (const [at, person] of group.entries()) {
      const { moment, view, steps, chat, table: described } = person.at(table);
      expect({ moment, view, steps, chat }).toEqual({
        ...before[at],
        table: undefined,
        match: undefined,
        commitment: undefined,
        clock: undefined,
      });
      expect(described).toEqual(before[at].table);
    }
    expect(JSON.stringify(rowsOf(folder))).toBe(rows);
    store.failing = false;
    await playAll(group, table, dice("room again"));
    expect(asked.view(table).result).not.toBeNull();
    await house.close();
  });

  test("doesn't bring the server down when a table goes to rest", async () => {
    const { house, store } = await scene({ keepFor: 0 });
    const group = [await house.guest("Anna"), await house.guest("Boris")];
    const table = await startMatch(group, { clock: "blitz" });
    store.failing = true;
    for (const person of group) person.drop();
    await until(() => house.tables.inMemory === 0 || house.faults.length > 0, "the table at rest, or in memory with a complaint");
    store.failing = false;
    for (const person of group) await person.open();
    expect(group[0].at(table).table.phase).toBe("playing");
    await house.close();
  });
});

test("a guest who is gone from the store is refused kindly", async () => {
  const server = await freshServer();
  const anna = await server.program("Anna");
  await openTable(anna, [me, anyone]);
  const stranger = await server.program("Stranger");
  Object.assign(stranger, { token: "x".repeat(32) });
  stranger.drop();
  await expect(stranger.open()).rejects.toThrow("wrong-token");
  expect((await stranger.refused({ type: "hello", v: 1 })).code).toBe("wrong-token");
});
