// A server without a network, put together as startServer does it, with a clock that the test moves and sockets that only remember.
import { QuickDice } from "@fracas/kernel";
import type { BotPool } from "../src/bots/pool.ts";
import { type Config, DEFAULTS } from "../src/config.ts";
import { Guests } from "../src/guests.ts";
import { Metrics } from "../src/metrics.ts";
import { Journal } from "../src/store/journal.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import type { Store } from "../src/store/store.ts";
import type { LiveMatch } from "../src/tables/live-match.ts";
import { Tables } from "../src/tables/tables.ts";
import { Connection } from "../src/wire/connection.ts";
import type { Hall } from "../src/wire/hall.ts";
import { Lobby } from "../src/wire/lobby.ts";
import { Client } from "./client.ts";
import { GENEROUS, temporaryFolder } from "./support.ts";

export interface House {
  readonly hall: Hall;
  readonly tables: Tables;
  readonly store: Store;
  readonly journal: Journal;
  readonly faults: unknown[];
  /** The time as the server sees it. */
  time: number;
  guest(name: string): Promise<Client>;
  /** A client of somebody who is known already. */
  client(who: { name: string; token: string; guest: string }): Client;
  close(): Promise<void>;
}

/** Bots that answer at once, without a thread: any legal option. */
const quickBots = {
  async choose({ match }: LiveMatch, seat: never): Promise<number> {
    const options = match.options(seat);
    return options[new QuickDice(`bot ${match.answerCount}`).below(options.length)];
  },
} as unknown as BotPool;

/** Bots that never come to an end of their thoughts. */
export const sleepyBots = { choose: () => new Promise(() => {}) } as unknown as BotPool;

export function openHouse(parts: { store?: Store; bots?: BotPool; time?: number; config?: Partial<Config> } = {}): House {
  const { store = new SqliteStore(temporaryFolder()), bots = quickBots, config = {} } = parts;
  const settings: Config = { ...DEFAULTS, ...GENEROUS, ...config };
  const journal = new Journal(store);
  const house = { time: parts.time ?? 1_000_000, faults: [] as unknown[] };
  const now = () => house.time;
  const tables = new Tables(store, journal, bots, { ...settings, ...settings.limits }, now);
  const fault = (error: unknown, what: string) => void house.faults.push({ error, what });
  tables.onFault = fault;
  journal.onFault = (error) => fault(error, "the store");
  const hall: Hall = {
    ...{ tables, store, fault, now },
    lobby: new Lobby(tables, store),
    metrics: new Metrics(),
    guests: new Guests(store, journal),
    connections: new Set(),
    limits: settings.limits,
    build: "test",
  };
  const client = (who: { name: string; token: string; guest: string }) =>
    new Client(who, async (client) => {
      // Sent in the order of the calls, and taken after the caller has gone on, as on a network.
      const socket = {
        unread: 0,
        send: (text: string) => queueMicrotask(() => client.take(text)),
        close: () => client.lost(),
      };
      const connection = new Connection(hall, socket, null);
      return { send: (text) => void connection.receive(text), close: () => connection.close() };
    });
  return Object.assign(house, {
    ...{ hall, tables, store, journal, client },
    async guest(name: string) {
      const { guest, token } = await hall.guests.create(name, false);
      return client({ name, token, guest: guest.id }).open();
    },
    async close() {
      tables.stop();
      await journal.settled();
      await store.close();
    },
  });
}
