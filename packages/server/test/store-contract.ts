// What every store has to do, whatever it is made of. A store runs through this in a test file of its own.
import { type Result, seatId } from "@fracas/kernel";
import { beforeEach, describe, expect, test } from "vitest";
import type { Entry, Store, StoredGuest, StoredMatch, StoredSeat, StoredTable, Write } from "../src/store/store.ts";

const anna: StoredGuest = { id: "anna", tokenHash: "hash of anna's token", name: "Anna", program: false };
const robot: StoredGuest = { id: "robot", tokenHash: "hash of the robot's token", name: "Robot", program: true };

const person = (guest: string): StoredSeat => ({ kind: "person", guest, name: guest, program: false, replacedBy: null });

function table(id: string, more: Partial<StoredTable> = {}): Extract<Write, { put: "table" }> {
  const stored: StoredTable = {
    ...{ id, game: "nobunaga", options: { blocks: true }, public: true, clock: "blitz", phase: "open", host: "anna", match: null },
    ...{
      seats: [person("anna"), { kind: "bot", level: "greedy", name: "Ada" }, { kind: "open" }],
      series: { matches: 2, wins: [1, 0, 1] },
    },
    ...{ ask: { number: 3, seat: seatId(0), agreed: [seatId(0)] }, asks: 3, again: [seatId(1)], chatLines: 7, changed: 1_000 },
    ...more,
  };
  return { put: "table", table: stored };
}

function match(id: string, guests: readonly (string | null)[] = ["anna", null]): Extract<Write, { put: "match" }> {
  const stored: StoredMatch = {
    ...{ id, table: "t1", game: "nobunaga", rules: 1, players: guests.length, options: { blocks: false }, seed: `seed of ${id}` },
    ...{ names: ["Анна", "Ada"], guests, started: 5 },
  };
  return { put: "match", match: stored };
}

const entry = (value: number, kind: Entry["kind"] = "answer"): Entry => ({
  kind,
  seat: seatId(value % 3),
  value,
  left: 90_000 - value,
  at: 2 ** 41 + value,
});
const put = (match: string, number: number, value = number): Write => ({ put: "entry", match, number, entry: entry(value) });
const line = (number: number) => ({ number, guest: "anna", name: "Anna", at: number, said: { text: `line ${number} "'<>` } }) as const;
const say = (table: string, number: number): Write => ({ put: "chat", table, line: line(number) });
const result: Result = { winners: [seatId(1)], standings: [{ who: seatId(1), points: 9 }] };
const end = (match: string, at: number): Write => ({ put: "ending", ending: { match, result, at } });

/** `open` opens the store in this test's place, again and again. */
export function storeContract(name: string, newPlace: () => string, open: (place: string) => Store): void {
  describe(name, () => {
    let place: string;
    let store: Store;
    beforeEach(async () => {
      await store?.close().catch(() => {});
      place = newPlace();
      store = open(place);
    });

    const reopen = async () => {
      await store.close();
      store = open(place);
    };

    test("is empty at first, and knows nothing of what isn't there", async () => {
      expect(await store.guestByToken("nobody's")).toBeUndefined();
      expect(await store.table("t1")).toBeUndefined();
      expect(await store.match("m1")).toBeUndefined();
      for (const list of [
        store.chat("t1", 0, 10),
        store.tablesOf("anna", 10),
        store.hostedBy("anna", 10),
        store.finishedBy("anna", 10),
        store.playing(),
        store.due(1e15),
      ])
        expect(await list).toEqual([]);
      expect(await store.forgotten(1e15)).toEqual([]);
    });

    test("gives back what was committed, to the letter, also after it was closed and opened again", async () => {
      const [t, m] = [table("t1", { match: "m1", phase: "playing" }), match("m1")];
      const entries = [entry(0), entry(1, "undo"), entry(2, "rewind"), entry(134_217_727)];
      await store.commit([
        ...[{ put: "guest", guest: anna } as const, { put: "guest", guest: robot } as const, t, m, say("t1", 1), end("m1", 9)],
        ...entries.map((entry, number) => ({ put: "entry", match: "m1", number, entry }) as const),
      ]);
      for (let times = 0; times < 2; times++) {
        expect(await store.guestByToken(anna.tokenHash)).toEqual(anna);
        expect(await store.guestByToken(robot.tokenHash)).toEqual(robot);
        expect(await store.table("t1")).toEqual(t.table);
        expect(await store.match("m1")).toEqual({ match: m.match, entries, ending: { match: "m1", result, at: 9 } });
        expect(await store.chat("t1", 0, 10)).toEqual([line(1)]);
        await reopen();
      }
    });

    test("commits all or nothing", async () => {
      await store.commit([match("m1"), put("m1", 0)]);
      const bad = [{ put: "guest", guest: anna } as const, table("t1"), match("m2"), say("t1", 1), put("m1", 1), put("m1", 0)];
      await expect(store.commit(bad)).rejects.toThrow();
      const nothing = async () => {
        expect(await store.guestByToken(anna.tokenHash)).toBeUndefined();
        expect(await store.table("t1")).toBeUndefined();
        expect(await store.match("m2")).toBeUndefined();
        expect(await store.chat("t1", 0, 10)).toEqual([]);
        expect((await store.match("m1"))?.entries).toEqual([entry(0)]);
      };
      await nothing();
      await reopen();
      await nothing();
      await store.commit([put("m1", 1)]);
      expect((await store.match("m1"))?.entries.length).toBe(2);
    });

    test("refuses an entry whose number is taken, even with the same content, and whoever wrote it", async () => {
      await store.commit([match("m1"), match("m2"), put("m1", 0), put("m1", 1)]);
      for (const taken of [put("m1", 0), put("m1", 1), put("m1", 1, 5)]) await expect(store.commit([taken])).rejects.toThrow();
      await expect(store.commit([put("m2", 0), put("m2", 0)])).rejects.toThrow();
      const other = open(place);
      await other.commit([put("m1", 2)]);
      await expect(store.commit([put("m1", 2, 7)])).rejects.toThrow();
      await other.close();
      expect((await store.match("m1"))?.entries.map(({ value }) => value)).toEqual([0, 1, 2]);
      expect((await store.match("m2"))?.entries).toEqual([]);
    });

    test("refuses a second match or line of chat of the same number", async () => {
      await store.commit([match("m1"), say("t1", 1)]);
      await expect(store.commit([match("m1", ["boris"])])).rejects.toThrow();
      await expect(store.commit([say("t1", 1)])).rejects.toThrow();
    });

    test("keeps entries in the order of their numbers, not of their writing", async () => {
      await store.commit([match("m1"), put("m1", 10), put("m1", 2), put("m1", 1), put("m1", 0)]);
      expect((await store.match("m1"))?.entries.map(({ value }) => value)).toEqual([0, 1, 2, 10]);
    });

    test("finds guests by what it keeps of their token, under their latest name", async () => {
      await store.commit([{ put: "guest", guest: anna }]);
      await store.commit([{ put: "guest", guest: { ...anna, name: "Annika" } }]);
      expect(await store.guestByToken(anna.tokenHash)).toEqual({ ...anna, name: "Annika" });
      expect(await store.guestByToken("anna")).toBeUndefined();
      expect(await store.guestByToken(anna.name)).toBeUndefined();
    });

    test("keeps one of each table, the latest", async () => {
      const { table: latest } = table("t1", { changed: 2_000, phase: "over", ask: null });
      await store.commit([table("t1"), { put: "table", table: latest }]);
      expect(await store.table("t1")).toEqual(latest);
    });

    test("lists the tables at which somebody sits, latest first, without those that were closed or left", async () => {
      const seats = (...guests: string[]) => ({ seats: guests.map(person) });
      await store.commit([
        table("t1", { changed: 10, ...seats("anna", "boris") }),
        table("t2", { changed: 30, ...seats("anna") }),
        table("t3", { changed: 20, ...seats("boris", "anna") }),
        table("t4", { changed: 40, phase: "closed", ...seats("anna") }),
        table("t5", { changed: 50, host: "anna", ...seats("chen") }),
      ]);
      expect(await store.tablesOf("anna", 10)).toEqual(["t2", "t3", "t1"]);
      expect(await store.tablesOf("anna", 2)).toEqual(["t2", "t3"]);
      await store.commit([table("t3", { changed: 60, ...seats("boris") }), table("t1", { changed: 70, ...seats("anna") })]);
      expect(await store.tablesOf("anna", 10)).toEqual(["t1", "t2"]);
      expect(await store.tablesOf("boris", 10)).toEqual(["t3"]);
      await store.commit([table("t1", { phase: "closed", ...seats("anna") })]);
      expect(await store.tablesOf("anna", 10)).toEqual(["t2"]);
    });

    test("lists the tables that somebody opened and that aren't over or closed, latest first, wherever they sit", async () => {
      await store.commit([
        table("t1", { changed: 10, host: "anna", seats: [person("boris")] }),
        table("t2", { changed: 30, host: "anna", phase: "playing" }),
        table("t3", { changed: 20, host: "boris", seats: [person("anna")] }),
        table("t4", { changed: 40, host: "anna", phase: "over" }),
        table("t5", { changed: 50, host: "anna", phase: "closed" }),
      ]);
      expect(await store.hostedBy("anna", 10)).toEqual(["t2", "t1"]);
      expect(await store.hostedBy("anna", 1)).toEqual(["t2"]);
      await store.commit([table("t1", { changed: 60, host: "anna", phase: "closed" })]);
      expect(await store.hostedBy("anna", 10)).toEqual(["t2"]);
      expect(await store.hostedBy("chen", 10)).toEqual([]);
    });

    test("keeps chat by table, in order, and gives the latest lines after a number", async () => {
      for (let number = 1; number <= 12; number++) await store.commit([say("t1", number), say("t2", number)]);
      const numbers = async (after: number, most: number) => (await store.chat("t1", after, most)).map(({ number }) => number);
      expect(await numbers(0, 100)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(await numbers(0, 3)).toEqual([10, 11, 12]);
      expect(await numbers(9, 100)).toEqual([10, 11, 12]);
      expect(await numbers(12, 100)).toEqual([]);
      expect(await store.chat("t3", 0, 10)).toEqual([]);
    });

    test("lists somebody's finished matches, latest first, and no others", async () => {
      const guests = ["anna", "boris"];
      await store.commit([
        match("m1", guests),
        match("m2", guests),
        match("m3", guests),
        match("m4", ["boris", null]),
        match("m5", ["anna", "anna"]),
      ]);
      await store.commit([end("m1", 30), end("m2", 10), end("m4", 20), end("m5", 40)]);
      expect((await store.finishedBy("anna", 10)).map(({ match }) => match.id)).toEqual(["m5", "m1", "m2"]);
      expect((await store.finishedBy("anna", 2)).map(({ match }) => match.id)).toEqual(["m5", "m1"]);
      expect(await store.finishedBy("boris", 1)).toEqual([{ match: match("m1", guests).match, ending: { match: "m1", result, at: 30 } }]);
      expect((await store.match("m3"))?.ending).toBeNull();
    });

    test("knows where matches are running", async () => {
      await store.commit([
        table("t1", { phase: "playing" }),
        table("t2"),
        table("t3", { phase: "playing" }),
        table("t4", { phase: "over" }),
      ]);
      expect([...(await store.playing())].sort()).toEqual(["t1", "t3"]);
      await store.commit([table("t1", { phase: "over" })]);
      expect(await store.playing()).toEqual(["t3"]);
    });

    test("knows which tables are due, until they are changed or put off", async () => {
      const due = (table: string, due: number | null): Write => ({ put: "due", table, due });
      await store.commit([table("t1"), table("t2"), table("t3"), due("t1", 100), due("t2", 200)]);
      expect(await store.due(99)).toEqual([]);
      expect(await store.due(100)).toEqual(["t1"]);
      expect([...(await store.due(1e15))].sort()).toEqual(["t1", "t2"]);
      await store.commit([due("t1", 300)]);
      expect(await store.due(250)).toEqual(["t2"]);
      await store.commit([table("t2"), due("t1", null)]);
      expect(await store.due(1e15)).toEqual([]);
      expect(await store.table("t1")).toEqual(table("t1").table);
    });

    test("knows which open tables were forgotten", async () => {
      const phases = ["open", "playing", "over", "closed"] as const;
      await store.commit([table("new", { changed: 500 }), ...phases.map((phase) => table(phase, { phase, changed: 100 }))]);
      expect(await store.forgotten(100)).toEqual([]);
      expect(await store.forgotten(101)).toEqual(["open"]);
      expect([...(await store.forgotten(1e15))].sort()).toEqual(["new", "open"]);
    });

    test("takes texts as they are", async () => {
      const strange = `'; DROP TABLE guests; -- \u0000 "quoted" \\ 信長 🎲`;
      await store.commit([{ put: "guest", guest: { ...anna, name: strange } }, table(strange, { host: strange })]);
      expect((await store.guestByToken(anna.tokenHash))?.name).toBe(strange);
      expect((await store.table(strange))?.host).toBe(strange);
    });

    test("with nothing to commit is content", async () => {
      await store.commit([]);
    });
  });
}
