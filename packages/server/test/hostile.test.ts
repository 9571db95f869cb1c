// Clients that send what they shouldn't: each gets one typed refusal, nothing changes, and nobody else notices.
import { beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { Client, Reply } from "./client.ts";
import { type Good, goodMessages, OPTIONAL, textOf, wrongValues } from "./messages.ts";
import {
  anyone,
  askedOf,
  bot,
  createTable,
  dice,
  freshServer,
  limits,
  me,
  openTable,
  PLAIN,
  rowsOf,
  startAtPick,
  step,
  type TestServer,
} from "./support.ts";

let server: TestServer;
let group: Client[];
let mallory: Client;
let table: string;
let good: Good;
beforeAll(async () => {
  server = await freshServer();
  group = await Promise.all(["Anna", "Boris", "Chen"].map((name) => server.program(name)));
  table = await startAtPick(group);
  mallory = await server.program("Mallory");
  await mallory.watch(table);
  good = goodMessages(mallory, table);
});

/** All that is stored, and all that anybody sees who looks for the first time. */
async function everything(): Promise<string> {
  const seen: unknown[] = [];
  for (const person of [...group, mallory]) {
    const tab = await person.another();
    seen.push(await tab.watch(table));
    tab.drop();
  }
  return JSON.stringify([rowsOf(server.data), seen]);
}

/** Holds that nothing of this changed anything. */
async function harmless(act: () => Promise<void>): Promise<void> {
  const before = await everything();
  const told = group.map((person) => JSON.stringify(person.at(table).view));
  await act();
  expect(await everything()).toBe(before);
  expect(group.map((person) => JSON.stringify(person.at(table).view))).toEqual(told);
}

const refusal = (reply: Reply) => (reply.type === "refused" ? reply.refusal.code : "done");

describe("a message that can't be read", () => {
  test.each(
    [
      ...["", " ", "nonsense", "{", "{}", "[]", "null", "1", '"hello"', "true", "NaN", "\u0000", '{"type":"hello"', '{"type":5,"re":1}'],
      ...['{"re":1}', '{"type":"no such thing","re":1}', '{"type":"__proto__","re":1}', '{"type":"constructor","re":1}'],
      ...['{"type":"matches"}', '{"type":"matches","re":-1}', '{"type":"matches","re":1.5}', '{"type":"matches","re":"1"}'],
      ...['{"type":"matches","re":1e400}', '{"type":["matches"],"re":1}', '[{"type":"matches","re":1}]'],
      ...[`${"[".repeat(2_000)}${"]".repeat(2_000)}`, `${'{"a":'.repeat(600)}1${"}".repeat(600)}`],
      ...[`{"type":"matches","re":1,"x":${"[".repeat(2_000)}${"]".repeat(2_000)}}`],
    ].map((text) => [text.slice(0, 60), text]),
  )("%j is malformed", async (_, text) => {
    await harmless(async () => expect(refusal(await mallory.raw(text))).toBe("malformed"));
  });

  test("because it is in a binary frame is malformed", async () => {
    await harmless(async () => expect(refusal(await mallory.raw(Buffer.from('{"type":"matches","re":1}')))).toBe("malformed"));
  });

  test("keeps its number in the refusal, if it has one", async () => {
    expect(await mallory.raw('{"type":"nonsense","re":77}')).toMatchObject({ type: "refused", re: 77 });
    expect(await mallory.raw('{"type":"matches","re":78,"more":1}')).toMatchObject({ re: 78, refusal: { facts: { field: "more" } } });
    expect(await mallory.raw('{"type":"nonsense","re":"77"}')).toMatchObject({ type: "refused", re: null });
  });
});

describe("a message of the right type with a wrong form", () => {
  const types = Object.keys(goodMessages({ at: () => ({ match: "x", moment: 0 }) } as never, "x")) as (keyof Good)[];

  test.each(types)("%s: each field missing, of another kind, or out of bounds; and fields too many", async (type) => {
    const message: Record<string, unknown> = { ...good[type], re: 5 };
    await harmless(async () => {
      const texts: string[] = [];
      for (const [field, value] of Object.entries(message)) {
        if (field === "type") continue;
        if (!OPTIONAL[type]?.includes(field)) texts.push(textOf(message, field));
        for (const wrong of wrongValues(field, value)) texts.push(textOf(message, field, wrong));
      }
      for (const field of ["more", "guest", "admin", "__proto__", "constructor", "toString"])
        texts.push(textOf(message, field, '{"admin":true}'));
      const replies = await Promise.all(texts.map((text) => mallory.raw(text)));
      for (const [at, reply] of replies.entries()) expect(refusal(reply), texts[at].slice(0, 300)).toBe("malformed");
    });
  });
});

describe("a message that is too large", () => {
  test("is refused when it has more than 4096 bytes, however few characters that is", async () => {
    await harmless(async () => {
      for (const text of [
        "x".repeat(4_097),
        `${" ".repeat(4_100)}{"type":"matches","re":1}`,
        textOf({ type: "say", re: 1, table, text: "信".repeat(1_500) }),
      ])
        expect(refusal(await mallory.raw(text))).toBe("too-large");
    });
    expect(refusal(await mallory.raw(`${" ".repeat(4_000)}{"type":"matches","re":1}`))).toBe("done");
  });

  test("ends the connection when it has more than 64 kB; the others notice nothing", async () => {
    await harmless(async () => {
      const huge = await mallory.another();
      await huge.watch(table);
      huge.raw("x".repeat(70_000)).catch(() => {});
      await huge.waitFor(() => huge.closed);
      await group[0].ask({ type: "matches" });
    });
  });
});

describe("somebody who isn't greeted", () => {
  test("can do nothing but say hello", async () => {
    const stranger = await mallory.another();
    stranger.drop();
    await stranger.connect();
    await harmless(async () => {
      for (const message of Object.values(good)) {
        if (message.type === "hello") continue;
        expect(await stranger.refused({ ...message }), message.type).toEqual({ code: "not-greeted", facts: {} });
      }
    });
    for (const v of [0, 2, -1, 1e9, 0.5])
      expect(await stranger.refused({ type: "hello", v })).toMatchObject({ code: "other-protocol", facts: { ours: 1 } });
    for (const token of ["", "x", group[0].guest, "A".repeat(100), `${group[0].token} `, group[0].token.toLowerCase()])
      expect(await stranger.refused({ type: "hello", v: 1, token })).toEqual({ code: "wrong-token", facts: {} });
    expect((await stranger.refused({ type: "matches" })).code).toBe("not-greeted");
    await stranger.ask({ type: "hello", v: 1, token: mallory.token });
  });

  test("nobody becomes somebody else later", async () => {
    const tab = await mallory.another();
    expect((await tab.ask({ type: "hello", v: 1, token: group[0].token })).guest?.id).toBe(mallory.guest);
    await tab.watch(table);
    expect(tab.at(table).table.you.seat).toBeNull();
  });
});

describe("a message that the sender has no right to", () => {
  const settings = { options: {}, seats: [bot, bot], public: true, clock: "none" };

  test("is refused to outsiders, whatever they know", async () => {
    const { match, moment } = group[0].at(table);
    const option = askedOf(group, table).offered(table)[0];
    await harmless(async () => {
      for (const [code, message] of [
        ["not-seated", { type: "answer", match, moment, option }],
        ["not-seated", { type: "undo", match, moment }],
        ["not-seated", { type: "consent", ask: 1, agree: true }],
        ["not-seated", { type: "replace", seat: 0, level: "random" }],
        ["not-seated", { type: "return" }],
        ["not-seated", { type: "rematch" }],
        ["not-host", { type: "arrange", ...settings }],
        ["not-host", { type: "start" }],
        ["not-host", { type: "close" }],
        ["already-playing", { type: "sit", seat: 0 }],
        ["already-playing", { type: "stand", seat: 0 }],
        ["not-playing", { type: "look", match: "0123456789AB", answers: 0 }],
        ["stale", { type: "look", match, answers: 1_000_000 }],
      ] as const)
        expect((await mallory.refused({ ...message, table })).code, message.type).toBe(code);
    });
  });

  test("is refused to players out of turn, for other seats, for other matches, and for what isn't offered", async () => {
    const asked = askedOf(group, table);
    const other = group.find((person) => person !== asked && person !== group[0]) as Client;
    const { match, moment } = asked.at(table);
    const option = asked.offered(table)[0];
    const answer = { type: "answer", table, match, moment, option };
    await harmless(async () => {
      for (const [person, code, message] of [
        [other, "not-asked", answer],
        [asked, "not-offered", { ...answer, option: "no such thing" }],
        [asked, "not-offered", { ...answer, option: "__proto__" }],
        [asked, "stale", { ...answer, moment: moment + 1 }],
        [asked, "stale", { ...answer, moment: 1_000_000 }],
        [asked, "not-playing", { ...answer, match: "0123456789AB" }],
        [asked, "no-table", { ...answer, table: "0123456789AB" }],
        [asked, "stale", { type: "undo", table, match, moment: 1_000_000 }],
        [other, "nothing-asked", { type: "consent", table, ask: 0, agree: true }],
        [other, "nothing-asked", { type: "consent", table, ask: 1, agree: true }],
        [other, "not-away", { type: "replace", table, seat: group.indexOf(asked), level: "random" }],
        [other, "unknown-level", { type: "replace", table, seat: group.indexOf(other), level: "constructor" }],
        [other, "no-seat", { type: "replace", table, seat: 15, level: "random" }],
        [other, "not-replaced", { type: "return", table }],
        [other, "not-host", { type: "close", table }],
        [other, "match-running", { type: "rematch", table }],
        [group[0], "already-playing", { type: "start", table }],
        [group[0], "already-playing", { type: "arrange", table, ...settings }],
      ] as const)
        expect((await person.refused(message)).code, JSON.stringify(message)).toBe(code);
    });
  });

  test("is refused when it is about a game, options or bots that don't exist", async () => {
    const create = { type: "create", ...PLAIN, seats: [me, bot] };
    await harmless(async () => {
      for (const [code, wrong] of [
        ["unknown-game", { game: "chess" }],
        ["unknown-game", { game: "__proto__" }],
        ["unknown-option", { options: { toString: true } }],
        ["wrong-option-value", { options: { nobunagaBlocks: 1e308 } }],
        ["wrong-players", { seats: [me] }],
        ["wrong-players", { seats: new Array(16).fill(anyone) }],
        ["unknown-level", { seats: [me, { for: "bot", level: "toString" }] }],
        ["seats-open", { seats: [me, anyone], start: true }],
      ] as const)
        expect((await mallory.refused({ ...create, ...wrong })).code, JSON.stringify(wrong)).toBe(code);
    });
  });

  test("after all that, the match goes on", async () => {
    await step(askedOf(group, table), [...group, mallory], table, dice("on"));
  });
});

describe("too much of something", () => {
  test("flooding is refused, then cut off; the others are answered as ever", async () => {
    const strict = await freshServer(limits({ messagesPerSecond: 10 }));
    const [anna, flooder] = await Promise.all([strict.program("Anna"), strict.program("Flooder")]);
    const home = await openTable(anna, [me, bot]);
    await flooder.watch(home);
    const before = JSON.stringify(rowsOf(strict.data));
    const replies: string[] = [];
    const flood = Array.from({ length: 2_000 }, () =>
      flooder.raw('{"type":"matches","re":3}').then((reply) => replies.push(refusal(reply))),
    );
    const answered = anna.ask({ type: "matches" });
    await Promise.allSettled(flood);
    await flooder.waitFor(() => flooder.closed && flooder.bye);
    expect(flooder.bye).toBe("flooding");
    expect(replies.filter((reply) => reply === "done").length).toBeLessThanOrEqual(60);
    expect(replies.filter((reply) => reply !== "done")).toEqual(new Array(200).fill("too-fast"));
    await answered;
    await anna.waitFor(() => anna.at(home).table.spectators === 0);
    expect(JSON.stringify(rowsOf(strict.data))).toBe(before);
    await flooder.open();
  });

  test("a message that came too fast is refused by its number and in its turn, like any other", async () => {
    const strict = await freshServer(limits({ messagesPerSecond: 1 }));
    const hasty = await strict.program("Hasty");
    const numbers = [10, 11, 12, 13, 14, 15, 16, 17];
    const replies = await Promise.all(numbers.map((re) => hasty.raw(JSON.stringify({ type: "matches", re }))));
    expect(replies.map(refusal)).toContain("too-fast");
    expect(replies.map(({ re }) => re)).toEqual(numbers);
  });

  test("tables watched together are eight at most, and leaving one makes room", async () => {
    const tables: string[] = [];
    for (let n = 0; n < 9; n++) tables.push(await createTable(mallory, [me, anyone]));
    const tab = await mallory.another();
    for (const id of tables.slice(0, 8)) await tab.watch(id);
    expect(await tab.refused({ type: "watch", table: tables[8] })).toEqual({ code: "too-many-watched", facts: { most: 8 } });
    await tab.watch(tables[0]);
    await tab.ask({ type: "leave", table: tables[0] });
    await tab.watch(tables[8]);
  });

  test("connections from one address are limited, and one that ends makes room", async () => {
    const strict = await freshServer(limits({ connectionsPerAddress: 3 }));
    const first = await strict.program("First");
    const tabs = [await first.another(), await first.another()];
    const url = `${strict.url.replace(/^http/, "ws")}/ws`;
    const turnedAway = await new Promise<{ texts: string[]; code: number }>((resolve) => {
      const socket = new WebSocket(url);
      const texts: string[] = [];
      socket.on("open", () => socket.send("x".repeat(70_000)));
      socket.on("message", (data) => texts.push(String(data)));
      socket.on("error", () => {});
      socket.on("close", (code) => resolve({ texts, code }));
    });
    expect(turnedAway.texts.map((text) => JSON.parse(text).refusal)).toEqual([{ code: "too-many-connections", facts: { most: 3 } }]);
    await first.ask({ type: "matches" });
    tabs[0].drop();
    for (let tries = 0; ; tries++) {
      const tab = await first.another().catch(() => null);
      if (tab) break;
      expect(tries).toBeLessThan(100);
    }
  });
});
