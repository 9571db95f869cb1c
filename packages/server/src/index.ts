// A Fracas server: one process, one port, one folder of data.

import { BotPool } from "./bots/pool.ts";
import { type Config, DEFAULTS } from "./config.ts";
import { Guests } from "./guests.ts";
import { buildOf, createHttp } from "./http.ts";
import { Metrics } from "./metrics.ts";
import { Journal } from "./store/journal.ts";
import { SqliteStore } from "./store/sqlite.ts";
import { Tables } from "./tables/tables.ts";
import type { Hall } from "./wire/hall.ts";
import { Lobby } from "./wire/lobby.ts";

export { type Config, DEFAULTS, fromEnvironment } from "./config.ts";

export interface RunningServer {
  readonly url: string;
  /** Says goodbye, lets what is under way become durable, and ends. */
  stop(): Promise<void>;
}

export async function startServer(wanted: Partial<Config>): Promise<RunningServer> {
  const config: Config = { ...DEFAULTS, ...wanted };
  const store = new SqliteStore(config.data);
  const journal = new Journal(store);
  const bots = new BotPool(config.botThreads, config.botLimit);
  const tables = new Tables(store, journal, bots, { ...config, ...config.limits });
  const lobby = new Lobby(tables, store);
  const metrics = new Metrics();
  let fault = (_error: unknown, _what: string): void => {};
  tables.onFault = (error, what) => fault(error, what);
  journal.onFault = (error) => fault(error, "writing to the store");
  const hall: Hall = {
    ...{ tables, lobby, store, metrics },
    guests: new Guests(store, journal),
    connections: new Set(),
    limits: config.limits,
    build: buildOf(config.client),
    now: Date.now,
    fault: (error, what) => fault(error, what),
  };
  const app = await createHttp(config, hall);
  fault = (error, what) => {
    metrics.count("faults");
    app.log.error({ err: error, what }, "fault");
  };
  metrics.watch("connections", "Open WebSocket connections.", "gauge", () => hall.connections.size);
  metrics.watch("tables_in_memory", "Tables held in memory.", "gauge", () => tables.inMemory);
  metrics.watch("commits_total", "Transactions written.", "counter", () => journal.commits);
  metrics.watch("commit_seconds_total", "Time spent writing them.", "counter", () => journal.seconds);
  metrics.watch("bot_thoughts_total", "Thoughts asked of bots.", "counter", () => bots.asked);
  metrics.watch("bot_thoughts_cut_off_total", "Thoughts that took too long.", "counter", () => bots.cutOff);
  metrics.watch("resident_bytes", "Memory of the process.", "gauge", () => process.memoryUsage.rss());

  const url = await app.listen({ host: config.host, port: config.port });
  app.log.info({ url, build: hall.build }, "listening");
  void tables.resumeAll();

  const stop = async (): Promise<void> => {
    tables.stop();
    await journal.settled();
    for (const connection of hall.connections) connection.send({ type: "bye", why: "restarting" });
    await app.close();
    await journal.settled();
    await bots.stop();
    await store.close();
  };
  return { url, stop };
}
