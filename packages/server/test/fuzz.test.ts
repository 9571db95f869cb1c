// Thousands of random messages, good and bad and mixed up: one reply to each, no fault, and nothing changes that isn't the sender's.
import type { Dice } from "@fracas/kernel";
import { EMOTES } from "@fracas/protocol";
import { beforeAll, expect, test } from "vitest";
import type { Client } from "./client.ts";
import { goodMessages, wrongValues } from "./messages.ts";
import { anyone, askedOf, bot, dice, freshServer, me, rowsOf, startAtPick, step, type TestServer } from "./support.ts";

const MESSAGES = 2_500;
const BATCH = 50;

let server: TestServer;
beforeAll(async () => {
  server = await freshServer();
});

const one = <T>(dice: Dice, list: readonly T[]): T => list[dice.below(list.length)];

/** Messages from all over: good ones with fields exchanged for others that might fit, or for what never fits; sometimes cut short. */
function randomText(dice: Dice, client: Client, table: string, pool: Readonly<Record<string, readonly unknown[]>>): string {
  const message: Record<string, unknown> = { ...one(dice, Object.values(goodMessages(client, table))), re: dice.below(1000) };
  const parts = Object.entries(message).flatMap(([field, good]) => {
    const fate = dice.below(20);
    if (fate === 0) return [];
    const text = fate < 3 ? one(dice, wrongValues(field, good)) : JSON.stringify(fate < 15 && pool[field] ? one(dice, pool[field]) : good);
    return [`${JSON.stringify(field)}:${text}`];
  });
  if (dice.below(20) === 0) parts.push(`${JSON.stringify(one(dice, ["x", "__proto__", "guest", "seat"]))}:${dice.below(5)}`);
  const text = `{${parts.join(",")}}`;
  return dice.below(50) === 0 ? text.slice(0, dice.below(text.length)) : text;
}

/** Values that exist, so that the messages get past the door. */
function poolFor(client: Client, table: string, tables: readonly string[]): Record<string, readonly unknown[]> {
  const { match, moment, view } = client.at(table);
  return {
    table: tables,
    match: [match, "0123456789AB"],
    moment: [0, moment - 1, moment, moment + 1],
    answers: [0, 1, view?.answers, 1_000],
    option: ["active", "takeda", "asai", "mouri", "uesugi", "hongan", "ashikaga", "takeda+asai"],
    seat: [0, 1, 2, 3, 15],
    level: ["random", "greedy", "nobody"],
    ask: [0, 1, 2],
    text: ["hello", "", "\u202e", "x".repeat(301)],
    name: ["Mallory", "Anna", "", "\u0000"],
    emote: EMOTES,
    game: ["nobunaga", "chess"],
    options: [{}, { nobunagaBlocks: false }, { x: 1 }],
    seats: [[me, bot], [me, anyone], [bot, bot], [anyone, anyone, anyone], [me]],
    clock: ["none", "blitz", "days"],
    start: [true, false],
    v: [1, 2],
    token: [client.token, "x"],
  };
}

/** Sends that many; every one is replied to, and never with a fault. */
async function fuzz(client: Client, table: string, random: Dice, check: () => void): Promise<Map<string, number>> {
  const replies = new Map<string, number>();
  for (let sent = 0; sent < MESSAGES; sent += BATCH) {
    const pool = poolFor(client, table, [table, ...client.tables.keys(), "0123456789AB"]);
    const texts = Array.from({ length: BATCH }, () => randomText(random, client, table, pool));
    const received = await Promise.all(texts.map((text) => client.raw(text)));
    for (const [at, reply] of received.entries()) {
      const outcome = reply.type === "done" ? "done" : reply.refusal.code;
      if (outcome === "server-fault" || outcome === "store-failed") throw new Error(`${outcome}: ${texts[at]}`);
      replies.set(outcome, (replies.get(outcome) ?? 0) + 1);
    }
    check();
    // Whoever lies about what they know is told what follows from it; but even they get one reply to each message.
    expect(client.problems.splice(0).filter((problem) => problem.includes("reply"))).toEqual([]);
  }
  return replies;
}

const stored = (table: string, match: string | null) => {
  const { tables, matches, entries } = rowsOf(server.data) as Record<string, Record<string, unknown>[]>;
  const { chatLines: _, ...data } = JSON.parse(String(tables.find(({ id }) => id === table)?.data));
  return { data, match: matches.find(({ id }) => id === match), entries: entries.filter((entry) => entry.match === match) };
};

test("an outsider who knows every address gets a reply to everything and can change nothing at the table but the chat", async () => {
  const group = await Promise.all(["Anna", "Boris", "Chen"].map((name) => server.program(name)));
  const table = await startAtPick(group);
  const mallory = await server.program("Mallory");
  await mallory.watch(table);
  const { match } = group[0].at(table);
  const before = stored(table, match);
  const seen = group.map((person) => structuredClone(person.at(table)));
  const replies = await fuzz(mallory, table, dice("outsider"), () => expect(stored(table, match)).toEqual(before));
  for (const code of ["done", "malformed", "not-seated", "not-host", "no-table", "already-playing", "stale", "not-playing"])
    expect(replies.get(code) ?? 0, code).toBeGreaterThan(0);
  for (const [at, person] of group.entries()) {
    const tab = await person.another();
    const { chat, table: described, ...rest } = await tab.watch(table);
    expect(rest).toEqual({ ...seen[at], chat: undefined, table: undefined });
    expect({ ...described, spectators: 0 }).toEqual({ ...seen[at].table, spectators: 0 });
    for (const line of chat) expect(line.guest).toBe(mallory.guest);
  }
  await step(askedOf(group, table), group, table, dice("on"));
});

test("a player who isn't the host can answer only for the own seat, and change nobody else's", async () => {
  const group = await Promise.all(["Anna", "Boris", "Mallory"].map((name) => server.program(name)));
  const [, , mallory] = group;
  const table = await startAtPick(group);
  const { match } = mallory.at(table);
  const before = stored(table, match);
  let answered = before.entries.length;
  const random = dice("player");
  const replies = await fuzz(mallory, table, random, () => {
    const { data, entries } = stored(table, match);
    for (const entry of entries.slice(answered)) expect(entry).toMatchObject({ seat: 2, kind: expect.stringMatching(/answer|undo/) });
    answered = entries.length;
    expect({ ...data, seats: data.seats.slice(0, 2) }).toMatchObject({
      ...{ host: before.data.host, phase: "playing", public: false, clock: "none", options: before.data.options, match },
      seats: before.data.seats.slice(0, 2),
    });
    expect(data.seats[2].guest).toBe(mallory.guest);
  });
  expect(replies.get("done")).toBeGreaterThan(100);
  await mallory.send({ type: "return", table });
  await mallory.send({ type: "rename", name: "Mallory" });
  for (const person of group) expect((await (await person.another()).watch(table)).table.phase).toBe("playing");
});
