// kill -9, fifty times and more, while matches are played as fast as they can be: no acknowledged answer is lost or doubled,
// no match is damaged, and everybody goes on by themselves until every match is over.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { commitment, type Dice, digestOf, type Game, Match, type MatchRecord, Refused, replay, seatId } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import { expect, test } from "vitest";
import { SqliteStore } from "../src/store/sqlite.ts";
import type { Client } from "./client.ts";
import { ServerProcess } from "./process.ts";
import { anyone, bot, dice, me, openTable, program, temporaryFolder } from "./support.ts";

const KILLS = 52;
const game = nobunaga as unknown as Game;

/** Who sits at each table besides bots, and how many bots. */
const TABLES = [...[2, 3, 2, 4, 2, 3, 2].map((people) => ({ people, bots: 0 })), ...[1, 2].map((people) => ({ people, bots: 2 }))];

/** By match and seat: the options whose answers were acknowledged, and the moments they were for. */
type Acknowledged = Map<string, { option: string; moment: number }[][]>;

class Load {
  readonly acknowledged: Acknowledged = new Map();
  answers = 0;
  /** No further matches: those that run are played to their end. */
  ending = false;
  /** By match: whether its players play another one. */
  readonly #again = new Map<string, boolean>();
  #waiting: { from: number; resolve: () => void }[] = [];

  /** Resolves when so many answers have been acknowledged in all. */
  reaches(answers: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ from: answers, resolve });
      this.#look();
    });
  }

  #look(): void {
    this.#waiting = this.#waiting.filter(({ from, resolve }) => this.answers < from || resolve());
  }

  note(match: string, seat: number, option: string, moment: number): void {
    const seats = this.acknowledged.get(match) ?? [];
    this.acknowledged.set(match, seats);
    seats[seat] ??= [];
    seats[seat].push({ option, moment });
    this.answers++;
    this.#look();
  }

  playsAgain(match: string): boolean {
    const again = this.#again.get(match) ?? !this.ending;
    this.#again.set(match, again);
    return again;
  }
}

/** Does this until it is done, however often the connection is lost in between. */
async function insist<T>(client: Client, act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      if (client.closed) await client.open();
      return await act();
    } catch (error) {
      if (!client.closed) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** A program that plays match after match, knowing nothing of servers that are killed but that connections get lost. */
async function playOn(client: Client, table: string, load: Load, random: Dice): Promise<void> {
  const seen = client.at(table);
  for (;;) {
    await insist(client, () => client.waitFor(() => client.closed || seen.view?.question || seen.view?.result, "a question"));
    const { match, moment, view } = seen;
    if (client.closed || !view || !match) continue;
    if (view.result) {
      if (!load.playsAgain(match)) return;
      const reply = await insist(client, () => client.send({ type: "rematch", table }));
      // Said before, when the reply was lost, and the match has begun since.
      if (reply.type === "refused" && reply.refusal.code !== "match-running") throw new Error(JSON.stringify(reply.refusal));
      while (seen.match === match) await insist(client, () => client.waitFor(() => client.closed || seen.match !== match, "another match"));
    } else if (view.question) {
      const { options } = view.question;
      const { id: option } = options[random.below(options.length)];
      const reply = await insist(client, () => client.send({ type: "answer", table, match, moment, option }));
      if (reply.type === "refused") throw new Error(`${option} at ${moment}: ${JSON.stringify(reply.refusal)}`);
      load.note(match, Number(view.viewer), option, moment);
    }
  }
}

async function seatPeople(url: string): Promise<{ client: Client; table: string }[]> {
  const seated: { client: Client; table: string }[] = [];
  for (const { people, bots } of TABLES) {
    const clients = await Promise.all(Array.from({ length: people }, (_, n) => program(url, `Player ${seated.length + n + 1}`)));
    const seats = [me, ...clients.slice(1).map(() => anyone), ...new Array(bots).fill(bot)];
    const table = await openTable(clients[0], seats);
    for (const [seat, client] of clients.entries()) {
      if (seat > 0) await client.watch(table);
      if (seat > 0) await client.ask({ type: "sit", table, seat });
      seated.push({ client, table });
    }
    await clients[0].ask({ type: "start", table });
  }
  return seated;
}

test(`${KILLS} times kill -9 under load cost nothing that was acknowledged`, async () => {
  const data = temporaryFolder();
  const random = dice("kill");
  let server = new ServerProcess({ data });
  const url = await server.listening;
  const config = { data, port: Number(new URL(url).port) };
  const load = new Load();
  const seated = await seatPeople(url);
  const playing = Promise.all(seated.map(({ client, table }) => playOn(client, table, load, dice(client.name))));
  let failed = false;
  playing.catch(() => {
    failed = true;
  });

  for (let kill = 0; kill < KILLS && !failed; kill++) {
    // A thread for bots is a third of the cost of a start, so most servers go without, and their bots wait for the next.
    const next = new ServerProcess({ ...config, botThreads: (KILLS - 1 - kill) % 3 === 0 ? 1 : 0 }, true);
    // Mostly in full swing; now and then before anybody is back. The pause lets it happen at any point of a commit.
    if (random.below(8) > 0) await Promise.race([load.reaches(load.answers + 1 + random.below(50)), playing]);
    await new Promise((resolve) => setTimeout(resolve, random.below(12)));
    await server.kill();
    server = next;
    await server.begin();
  }
  load.ending = true;
  await playing;
  expect(load.acknowledged.size).toBeGreaterThan(TABLES.length);
  for (const match of load.acknowledged.keys()) await mustHold(url, data, match, load.acknowledged, seated);
  for (const { client } of seated) client.drop();
  await server.kill();

  const database = new DatabaseSync(join(data, "fracas.sqlite"));
  expect(database.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  expect(database.prepare("SELECT count(*) AS running FROM matches WHERE ended IS NULL").get()).toEqual({ running: 0 });
  database.close();
});

/** What is stored of a match is just what was acknowledged, and leads to what everybody saw. */
async function mustHold(url: string, data: string, id: string, acknowledged: Acknowledged, seated: { client: Client; table: string }[]) {
  const store = new SqliteStore(data);
  const found = await store.match(id);
  await store.close();
  if (!found) throw new Error(`match ${id} is gone`);
  const { match: stored, entries, ending } = found;
  const match = Match.start(game, stored);
  const given: { option: string; number: number }[][] = stored.guests.map(() => []);
  for (const [number, { kind, seat, value }] of entries.entries()) {
    expect(kind).toBe("answer");
    const { prompt } = match;
    if (prompt) given[seat].push({ option: game.option(match.state, prompt, value).id, number });
    expect(match.answer(seat, value)).toBeUndefined();
  }
  for (const [seat, guest] of stored.guests.entries()) {
    if (guest === null) continue;
    const answers = acknowledged.get(id)?.[seat] ?? [];
    expect(given[seat].map(({ option }) => option)).toEqual(answers.map(({ option }) => option));
    for (const [at, { moment }] of answers.entries()) expect(moment).toBeLessThanOrEqual(given[seat][at].number);
  }
  expect(match.over).toBe(true);
  expect(ending?.result).toEqual(match.result);
  for (const { client, table } of seated) {
    const { match: last, view, moment, commitment: promised } = client.at(table);
    if (last !== id) continue;
    const seat = seatId(stored.guests.indexOf(client.guest));
    expect(view).toEqual(JSON.parse(JSON.stringify(match.eyes(seat).view())));
    expect(moment).toBe(entries.length);
    expect(promised).toBe(commitment(stored.seed));
  }
  const record = (await (await fetch(`${url}/api/matches/${id}`)).json()) as MatchRecord;
  const again = replay(game, record);
  expect(again instanceof Refused ? again.message : digestOf(again)).toBe(record.end?.digest);
}
