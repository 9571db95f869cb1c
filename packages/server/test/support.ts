// What the server's tests share: fresh servers in temporary folders, guests of both kinds, tables, and players who take any legal option.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type Dice, QuickDice } from "@fracas/kernel";
import type { SeatPlan } from "@fracas/protocol";
import { afterAll, afterEach, expect } from "vitest";
import { WebSocket } from "ws";
import { type Config, DEFAULTS, startServer } from "../src/index.ts";
import { Client, clients, type Wire } from "./client.ts";

const folders: string[] = [];
const servers: TestServer[] = [];

/** Even a test that fails leaves nothing running; and no test may end with a client that was told nonsense. */
afterEach(() => {
  expect(clients.flatMap(({ name, problems }) => problems.splice(0).map((problem) => `${name}: ${problem}`))).toEqual([]);
});
afterAll(async () => {
  for (const client of clients) client.drop();
  const stopped = await Promise.allSettled(servers.map((server) => server.stop()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  for (const one of stopped) if (one.status === "rejected") throw one.reason;
});

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "fracas-server-"));
  folders.push(folder);
  return folder;
}

/** Nobody waits for bots, and nobody is refused for haste, unless the test is about that. */
export const GENEROUS: Partial<Config> = {
  port: 0,
  logLevel: "silent",
  botThreads: 1,
  botDelay: 0,
  limits: { tablesPerGuest: 10_000, connectionsPerAddress: 10_000, connections: 10_000, messagesPerSecond: 1e6, guestsPerMinute: 1e6 },
};

export interface TestServer {
  url: string;
  readonly data: string;
  /** Faults of its own that the test provokes. */
  faults: number;
  stop(): Promise<void>;
  /** Starts again on the same data and port. */
  restart(config?: Partial<Config>): Promise<void>;
  program(name?: string): Promise<Client>;
  browser(name?: string): Promise<Client>;
  /** The value of one of its metrics; 0 for a counter that nothing has counted yet. */
  metric(name: string): Promise<number>;
}

export async function freshServer(config: Partial<Config> = {}, data = temporaryFolder()): Promise<TestServer> {
  let running = await startServer({ ...GENEROUS, data, ...config });
  let up = true;
  const server: TestServer = {
    url: running.url,
    data,
    faults: 0,
    async stop() {
      if (!up) return;
      up = false;
      const faults = await server.metric("faults_total");
      await running.stop();
      expect(faults, "faults of the server").toBe(server.faults);
    },
    async restart(more = {}) {
      await server.stop();
      running = await startServer({ ...GENEROUS, data, ...config, ...more, port: Number(new URL(server.url).port) });
      up = true;
    },
    program: (name = "Program") => program(server.url, name),
    browser: (name = "Browser") => browser(server.url, name),
    async metric(name) {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      const line = text.split("\n").find((line) => line.startsWith(`fracas_${name} `));
      return Number(line?.split(" ")[1] ?? 0);
    },
  };
  servers.push(server);
  return server;
}

/** Only a few limits other than the generous ones. */
export function limits(some: Partial<Config["limits"]>): Partial<Config> {
  return { limits: { ...DEFAULTS.limits, ...GENEROUS.limits, ...some } };
}

export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) });
}

/** A program with a token of its own, connected and greeted. */
export async function program(url: string, name: string): Promise<Client> {
  const { guest, token } = (await (await post(`${url}/api/programs`, { name })).json()) as { guest: { id: string }; token: string };
  return new Client({ name, token, guest: guest.id }, (client) => webSocket(url, client)).open();
}

/** A page in a browser: known by its cookie, and saying where it comes from. */
export async function browser(url: string, name: string): Promise<Client> {
  const origin = new URL(url).origin;
  const response = await post(`${url}/api/guest`, { name }, { origin });
  const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0];
  const { guest } = (await response.json()) as { guest: { id: string } };
  const who = { name, token: "", guest: guest.id };
  return new Client(who, (client) => webSocket(url, client, { cookie, origin })).open();
}

function webSocket(url: string, client: Client, headers: Record<string, string> = {}): Promise<Wire> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/ws`, { headers });
  let dropped = false;
  socket.on("message", (data) => dropped || client.take(String(data)));
  socket.on("close", () => dropped || client.lost());
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () =>
      resolve({
        send: (text) => socket.send(text),
        close() {
          dropped = true;
          socket.terminate();
        },
      }),
    );
  });
}

// ————— tables —————

export const me: SeatPlan = { for: "me" };
export const anyone: SeatPlan = { for: "anyone" };
export const bot: SeatPlan = { for: "bot", level: "greedy" };
export const PLAIN = { game: "nobunaga", options: {}, public: false, clock: "none" };

/** Opens a table without looking at it. */
export async function createTable(host: Client, seats: readonly SeatPlan[], more: Record<string, unknown> = {}): Promise<string> {
  const { table } = await host.ask({ type: "create", ...PLAIN, seats, ...more });
  if (!table) throw new Error("no table");
  return table;
}

/** Opens a table and looks at it. */
export async function openTable(host: Client, seats: readonly SeatPlan[], more: Record<string, unknown> = {}): Promise<string> {
  const table = await createTable(host, seats, more);
  await host.watch(table);
  return table;
}

/** A running match of these people, the first of whom is the host. */
export async function startMatch(people: readonly Client[], more: Record<string, unknown> = {}): Promise<string> {
  const [host, ...others] = people;
  const table = await openTable(host, [me, ...others.map(() => anyone)], more);
  for (const [at, other] of others.entries()) {
    await other.watch(table);
    await other.ask({ type: "sit", table, seat: at + 1 });
  }
  await host.ask({ type: "start", table });
  for (const person of people) await person.waitFor(() => person.at(table).view);
  return table;
}

/** A running match of these people at the first pick of a round: one of them is asked and has a choice, the next is asked after them. */
export async function startAtPick(people: readonly Client[], more: Record<string, unknown> = {}): Promise<string> {
  const table = await startMatch(people, more);
  const picking = () => people[0].at(table).steps.at(-1)?.events.at(-1)?.type === "roundDealt";
  await playAll(people, table, dice("to the first pick"), picking);
  return table;
}

/** A running match of these people at a question to all of them. Chance may pass somebody by, so it may take several tables. */
export async function startAtQuestionToAll(people: readonly Client[], more: Record<string, unknown> = {}): Promise<string> {
  for (;;) {
    const table = await startMatch(people, more);
    await playAll(people, table, dice("to the question"), () => people[0].view(table).asked?.prompt !== "takePair");
    if (people.every((person) => person.view(table).question)) return table;
    await people[0].ask({ type: "close", table });
    for (const person of people) {
      await person.ask({ type: "leave", table });
      person.tables.delete(table);
    }
  }
}

/** The one who is asked. */
export function askedOf(people: readonly Client[], table: string): Client {
  const asked = people.find((person) => person.view(table).question);
  if (!asked) throw new Error("nobody is asked");
  return asked;
}

// ————— players —————

export const dice = (seed: string): Dice => new QuickDice(seed);

/** Answers with any legal option until the match is over or `until` holds. */
export async function play(client: Client, table: string, dice: Dice, until: () => unknown = () => false): Promise<void> {
  const seen = client.at(table);
  for (;;) {
    await client.waitFor(() => seen.view?.result || seen.view?.question || seen.table.phase === "closed" || until(), "a question");
    if (!seen.view?.question || until()) return;
    const options = client.offered(table);
    const reply = await client.answer(table, options[dice.below(options.length)]);
    if (reply.type === "refused" && reply.refusal.code !== "stale") throw new Error(`refused: ${JSON.stringify(reply.refusal)}`);
  }
}

/** Everybody plays until the match is over or `until` holds. */
export async function playAll(people: readonly Client[], table: string, dice: Dice, until: () => unknown = () => false): Promise<void> {
  for (;;) {
    await together(people, table);
    if (people[0].view(table).result || until()) return;
    const asked = people.filter((person) => person.view(table).question);
    if (asked.length === 0) {
      await people[0].waitFor(() => people.some((person) => person.view(table).question || person.view(table).result));
      continue;
    }
    await step(asked[dice.below(asked.length)], people, table, dice);
  }
}

/** One answer of this person, after which everybody knows of it. */
export async function step(person: Client, people: readonly Client[], table: string, dice: Dice): Promise<void> {
  const options = person.offered(table);
  const reply = await person.answer(table, options[dice.below(options.length)]);
  if (reply.type === "refused") throw new Error(`refused: ${JSON.stringify(reply.refusal)}`);
  await together(people, table);
}

/** Everybody has heard of the latest moment that anybody has heard of. */
export async function together(people: readonly Client[], table: string): Promise<void> {
  const latest = Math.max(...people.map((person) => person.at(table).moment));
  for (const person of people) await person.waitFor(() => person.at(table).moment >= latest, `moment ${latest}`);
}

// ————— what is stored —————

/** Everything in the database, table by table. */
export function rowsOf(data: string): Record<string, unknown[]> {
  const database = new DatabaseSync(join(data, "fracas.sqlite"), { readOnly: true });
  try {
    const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").all() as { name: string }[];
    return Object.fromEntries(names.map(({ name }) => [name, database.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`).all()]));
  } finally {
    database.close();
  }
}

/** Waits for something that no client is told of. */
export async function until(holds: () => unknown | Promise<unknown>, what = String(holds)): Promise<void> {
  for (let tries = 0; tries < 1_500; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`waited in vain for: ${what}`);
}
