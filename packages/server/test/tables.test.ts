// Before, between and around matches: seats, the host's rights, the lobby, the list of finished matches.
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "./client.ts";
import {
  anyone,
  bot,
  createTable,
  dice,
  freshServer,
  limits,
  me,
  openTable,
  PLAIN,
  playAll,
  startMatch,
  type TestServer,
} from "./support.ts";

let server: TestServer;
beforeAll(async () => {
  server = await freshServer();
});

const people = (...names: string[]) => Promise.all(names.map((name) => server.program(name)));
const seats = (client: Client, table: string) => client.at(table).table.seats.map((seat) => (seat.kind === "open" ? null : seat.name));

describe("seats", () => {
  test("are taken by whoever comes first, and everybody is told", async () => {
    const [host, anna, boris] = await people("Host", "Anna", "Boris");
    const table = await openTable(host, [me, anyone, bot]);
    expect(host.at(table).table).toMatchObject({ phase: "open", host: host.guest, match: null });
    for (const person of [anna, boris]) await person.watch(table);
    await anna.ask({ type: "sit", table, seat: 1 });
    expect(await boris.refused({ type: "sit", table, seat: 1 })).toEqual({ code: "seat-taken", facts: { name: "Anna" } });
    expect((await boris.refused({ type: "sit", table, seat: 2 })).code).toBe("seat-taken");
    expect((await boris.refused({ type: "sit", table, seat: 3 })).code).toBe("no-seat");
    expect(await anna.refused({ type: "sit", table, seat: 0 })).toEqual({ code: "already-seated", facts: { seat: 2 } });
    await host.waitFor(() => seats(host, table)[1] === "Anna");
    expect(host.at(table).table.seats[1]).toMatchObject({ kind: "person", guest: anna.guest, program: true, here: true, replacedBy: null });
    expect(boris.at(table).table.spectators).toBe(1);
  });

  test("can be left; the host may make others stand, and nobody else may", async () => {
    const [host, anna, boris] = await people("Host", "Anna", "Boris");
    const table = await openTable(host, [me, anyone, anyone]);
    for (const [at, person] of [anna, boris].entries()) {
      await person.watch(table);
      await person.ask({ type: "sit", table, seat: at + 1 });
    }
    expect(await boris.refused({ type: "stand", table, seat: 1 })).toEqual({ code: "not-host", facts: { host: "Host" } });
    expect((await boris.refused({ type: "stand", table, seat: 0 })).code).toBe("not-host");
    expect((await host.refused({ type: "stand", table, seat: 9 })).code).toBe("no-seat");
    await host.ask({ type: "stand", table, seat: 1 });
    await boris.ask({ type: "stand", table, seat: 2 });
    await anna.waitFor(() => seats(anna, table).join() === "Host,,");
    expect(anna.at(table).table.you.seat).toBeNull();
    await anna.ask({ type: "sit", table, seat: 2 });
    expect(anna.at(table).table.you.seat).toBe(2);
  });

  test("don't change while a match runs", async () => {
    const group = await people("Anna", "Boris");
    const [anna, boris] = group;
    const table = await startMatch(group);
    const eve = await server.program("Eve");
    for (const message of [
      { type: "sit", seat: 0 },
      { type: "stand", seat: 0 },
    ])
      expect((await eve.refused({ ...message, table })).code).toBe("already-playing");
    expect((await boris.refused({ type: "stand", table, seat: 1 })).code).toBe("already-playing");
    expect((await anna.refused({ type: "start", table })).code).toBe("already-playing");
    const { game: _, ...settings } = PLAIN;
    expect((await anna.refused({ type: "arrange", table, ...settings, seats: [me, bot] })).code).toBe("already-playing");
    expect(seats(anna, table)).toEqual(["Anna", "Boris"]);
  });
});

describe("the host", () => {
  test("alone may arrange, start and close", async () => {
    const [host, anna] = await people("Host", "Anna");
    const table = await openTable(host, [me, anyone]);
    await anna.watch(table);
    await anna.ask({ type: "sit", table, seat: 1 });
    const { game: _, ...settings } = PLAIN;
    for (const message of [{ type: "arrange", ...settings, seats: [bot, bot] }, { type: "start" }, { type: "close" }])
      expect(await anna.refused({ ...message, table })).toEqual({ code: "not-host", facts: { host: "Host" } });
    expect(anna.at(table).table.phase).toBe("open");
  });

  test("arranges seats and options anew, and people keep their places where anyone may sit", async () => {
    const [host, anna] = await people("Host", "Anna");
    const table = await openTable(host, [me, anyone]);
    await anna.watch(table);
    await anna.ask({ type: "sit", table, seat: 1 });
    const settings = { options: { nobunagaBlocks: true }, public: true, clock: "relaxed" };
    await host.ask({ type: "arrange", table, ...settings, seats: [bot, anyone, me, anyone] });
    expect(seats(host, table).slice(1)).toEqual(["Anna", "Host", null]);
    expect(host.at(table).table).toMatchObject({
      public: true,
      clock: "relaxed",
      options: { nobunagaBlocks: true, nobunagaExtraCard: false },
    });
    expect((await host.refused({ type: "start", table })).code).toBe("seats-open");
    expect(await host.refused({ type: "arrange", table, ...settings, seats: [me] })).toMatchObject({ code: "wrong-players" });
    await host.ask({ type: "arrange", table, ...settings, options: {}, seats: [me, bot] });
    await anna.waitFor(() => anna.at(table).table.you.seat === null);
  });

  test("may change the number of seats after a match, and whoever looks can go on looking", async () => {
    const group = await people("Anna", "Boris");
    const [anna, boris] = group;
    const table = await startMatch(group);
    await playAll(group, table, dice("more seats"));
    const { game: _, ...settings } = PLAIN;
    await anna.ask({ type: "arrange", table, ...settings, seats: [anyone, anyone, me] });
    const fresh = await anna.another();
    await fresh.watch(table);
    expect(fresh.at(table).table.you.seat).toBe(2);
    await boris.ask({ type: "look", table, match: boris.at(table).match, answers: 0 });
    const eve = await server.program("Eve");
    await eve.watch(table);
    await eve.ask({ type: "sit", table, seat: 0 });
    await anna.ask({ type: "start", table });
    await eve.waitFor(() => eve.view(table).players === 3);
  });

  test("closes the table: nothing can be done there any more, but looked at", async () => {
    const group = await people("Anna", "Boris");
    const [anna, boris] = group;
    const table = await startMatch(group);
    await anna.ask({ type: "close", table });
    await boris.waitFor(() => boris.at(table).table.phase === "closed");
    const { match, moment } = boris.at(table);
    const { game: _, ...settings } = PLAIN;
    for (const message of [
      { type: "answer", match, moment, option: "x" },
      { type: "undo", match, moment },
      { type: "sit", seat: 0 },
      { type: "stand", seat: 1 },
      { type: "rematch" },
      { type: "replace", seat: 0, level: "random" },
      { type: "say", text: "anybody here?" },
      { type: "emote", emote: "hello" },
    ])
      expect(await boris.refused({ ...message, table }), message.type).toEqual({ code: "table-closed", facts: {} });
    for (const message of [{ type: "close" }, { type: "start" }, { type: "arrange", ...settings, seats: [me, bot] }])
      expect((await anna.refused({ ...message, table })).code).toBe("table-closed");
    const eve = await server.program("Eve");
    expect((await eve.watch(table)).table.phase).toBe("closed");
  });
});

describe("the same guest in two tabs", () => {
  test("is one player: both tabs see everything, either may answer", async () => {
    const group = await people("Anna", "Boris");
    const [anna, boris] = group;
    const table = await startMatch(group);
    const tab = await anna.another();
    await tab.watch(table);
    const everybody = [tab, boris, anna];
    await playAll([tab, boris], table, dice("tabs"), () => {
      for (const client of everybody) expect(client.at(table).table.spectators).toBe(0);
      return false;
    });
    await anna.waitFor(() => anna.view(table).result);
    expect(anna.at(table)).toEqual(tab.at(table));
  });

  test("stays here until the last tab is gone", async () => {
    const group = await people("Anna", "Boris");
    const [anna, boris] = group;
    const table = await startMatch(group);
    const tab = await anna.another();
    await tab.watch(table);
    const here = () => boris.seat(table, 0).here;
    tab.drop();
    await boris.ask({ type: "emote", table, emote: "hello" });
    expect(here()).toBe(true);
    anna.drop();
    await boris.waitFor(() => !here());
  });

  test("has one name: a new one is used by all tabs, at the table and in chat", async () => {
    const anna = await server.program("Anna");
    const table = await openTable(anna, [me, bot]);
    const tab = await anna.another();
    await tab.watch(table);
    await anna.ask({ type: "rename", name: "Annika" });
    await tab.waitFor(() => seats(tab, table)[0] === "Annika");
    await tab.ask({ type: "say", table, text: "it's me" });
    expect(tab.at(table).chat.at(-1)?.name).toBe("Annika");
  });
});

describe("the lobby", () => {
  const ids = (client: Client, list: "open" | "playing" | "yours") => client.lobby?.[list].map(({ id }) => id) ?? [];

  test("lists public tables with a free seat and public matches, and private ones only to those who sit there", async () => {
    const [host, eve] = await people("Host", "Eve");
    await eve.ask({ type: "lobby", on: true });
    await host.ask({ type: "lobby", on: true });
    const open = await openTable(host, [me, anyone], { public: true });
    const hidden = await openTable(host, [me, anyone]);
    const playing = await openTable(host, [me, anyone, anyone], { public: true, start: false });
    await eve.waitFor(() => ids(eve, "open").includes(open) && ids(eve, "open").includes(playing));
    await host.waitFor(() => [open, hidden, playing].every((table) => ids(host, "yours").includes(table)));
    expect(JSON.stringify(eve.lobby)).not.toContain(hidden);
    expect(eve.lobby?.open.find(({ id }) => id === open)).toMatchObject({
      ...{ game: "nobunaga", clock: "none", phase: "open", public: true, yourTurn: false },
      seats: [
        { kind: "person", name: "Host" },
        { kind: "open", name: null },
      ],
    });
    const { game: _, ...settings } = PLAIN;
    await host.ask({ type: "arrange", table: playing, ...settings, public: true, seats: [me, bot] });
    await host.ask({ type: "start", table: playing });
    await eve.waitFor(() => ids(eve, "playing").includes(playing) && !ids(eve, "open").includes(playing));
    await host.ask({ type: "close", table: open });
    await eve.waitFor(() => !ids(eve, "open").includes(open));
    await host.waitFor(() => host.lobby?.yours.find(({ id }) => id === playing)?.yourTurn);
  });

  test("forgets a table that became private, and a seat that one had to leave", async () => {
    const [host, eve] = await people("Host", "Eve");
    await eve.ask({ type: "lobby", on: true });
    const table = await openTable(host, [me, anyone], { public: true });
    await eve.ask({ type: "sit", table, seat: 1 });
    await eve.waitFor(() => ids(eve, "yours").includes(table));
    const { game: _, ...settings } = PLAIN;
    await host.ask({ type: "arrange", table, ...settings, seats: [me, bot] });
    await eve.waitFor(() => !ids(eve, "yours").includes(table), "the own table to go");
    const other = await openTable(host, [me, anyone], { public: true });
    await eve.waitFor(() => ids(eve, "open").includes(other));
    await host.ask({ type: "arrange", table: other, ...settings, seats: [me, anyone] });
    await eve.waitFor(() => !ids(eve, "open").includes(other), "the table that is no longer public to go");
  });

  test("is quiet for those who don't ask for it any more", async () => {
    const [host, eve] = await people("Host", "Eve");
    await eve.ask({ type: "lobby", on: true });
    await eve.waitFor(() => eve.lobby);
    await eve.ask({ type: "lobby", on: false });
    eve.lobby = null;
    const dave = await server.program("Dave");
    await dave.ask({ type: "lobby", on: true });
    const table = await openTable(host, [me, anyone], { public: true });
    await dave.waitFor(() => ids(dave, "open").includes(table));
    expect(eve.lobby).toBeNull();
  });
});

test("matches lists what one has finished, latest first, with one's seat and the result", async () => {
  const [anna, boris, eve] = await people("Anna", "Boris", "Eve");
  const finished: string[] = [];
  for (const group of [
    [anna, boris],
    [boris, anna],
  ]) {
    const table = await startMatch(group);
    await playAll(group, table, dice(`finished ${finished.length}`));
    finished.unshift(anna.at(table).match as string);
  }
  const running = await startMatch([anna, boris]);
  const reply = await anna.ask({ type: "matches" });
  expect(reply.finished?.map(({ match }) => match)).toEqual(finished);
  expect(reply.finished?.map(({ you }) => you)).toEqual([1, 0]);
  expect(reply.finished?.[0]).toMatchObject({ game: "nobunaga", names: ["Boris", "Anna"], result: { standings: expect.anything() } });
  expect(JSON.stringify(reply)).not.toContain(running);
  expect(await eve.ask({ type: "matches" })).toMatchObject({ finished: [] });
});

describe("a guest's tables", () => {
  test("are so many at most, whether the guest sits at them or not; one left behind with bots makes room", async () => {
    const strict = await freshServer(limits({ tablesPerGuest: 3 }));
    for (const plan of [
      [me, anyone],
      [anyone, anyone],
    ]) {
      const host = await strict.program("Host");
      for (let n = 0; n < 3; n++) await host.ask({ type: "create", ...PLAIN, seats: plan });
      expect(await host.refused({ type: "create", ...PLAIN, seats: plan })).toEqual({ code: "too-many-tables", facts: { most: 3 } });
    }
    const anna = await strict.program("Anna");
    const oldest = await createTable(anna, [me, bot], { start: true });
    for (let n = 0; n < 3; n++) await anna.ask({ type: "create", ...PLAIN, seats: [me, bot], start: true });
    const { table } = await anna.watch(oldest);
    expect(table.phase).toBe("closed");
  });

  test("can't be more by opening them all at once", async () => {
    const strict = await freshServer(limits({ tablesPerGuest: 3 }));
    const host = await strict.program("Host");
    const tabs = await Promise.all(Array.from({ length: 8 }, () => host.another()));
    const replies = await Promise.all(tabs.map((tab) => tab.send({ type: "create", ...PLAIN, seats: [me, anyone] })));
    expect(replies.filter(({ type }) => type === "done").length).toBe(3);
  });
});
