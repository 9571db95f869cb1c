// How a server is set up: flags over environment over defaults. docs/hosting.md tells hosts about each.
import { availableParallelism } from "node:os";

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder that holds the database. */
  readonly data: string;
  /** The folder with the built client; without one only the programs' interface is served. */
  readonly client: string | null;
  /** Other origins whose pages may connect, besides the server's own. */
  readonly origins: readonly string[];
  /** Believe a proxy in front about addresses and encryption. */
  readonly trustProxy: boolean;
  readonly logLevel: "silent" | "error" | "warn" | "info" | "debug";
  readonly botThreads: number;
  /** Milliseconds: a bot's pause while people look, and its longest thought. */
  readonly botDelay: number;
  readonly botLimit: number;
  /** Milliseconds that a table stays in memory when nobody looks. */
  readonly keepFor: number;
  readonly limits: Limits;
}

export interface Limits {
  readonly tablesPerGuest: number;
  readonly connectionsPerAddress: number;
  readonly connections: number;
  /** Messages a second from one connection; five seconds' worth may come at once. */
  readonly messagesPerSecond: number;
  /** New guests from one address in a minute. */
  readonly guestsPerMinute: number;
}

export const DEFAULTS: Config = {
  host: "localhost",
  port: 3000,
  data: "data",
  client: null,
  origins: [],
  trustProxy: false,
  logLevel: "warn",
  botThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  botDelay: 700,
  botLimit: 5_000,
  keepFor: 60_000,
  limits: { tablesPerGuest: 20, connectionsPerAddress: 100, connections: 10_000, messagesPerSecond: 10, guestsPerMinute: 60 },
};

/** What the environment says; words that make no sense are an error, not a surprise later. */
export function fromEnvironment(env: Readonly<Record<string, string | undefined>>): Partial<Config> {
  const found: { -readonly [K in keyof Config]?: Config[K] } = {};
  if (env.FRACAS_HOST) found.host = env.FRACAS_HOST;
  const port = env.FRACAS_PORT ?? env.PORT;
  if (port) found.port = numberFrom("FRACAS_PORT", port, 0, 65_535);
  if (env.FRACAS_DATA) found.data = env.FRACAS_DATA;
  if (env.FRACAS_ORIGINS) found.origins = env.FRACAS_ORIGINS.split(",").map((origin) => origin.trim());
  if (env.FRACAS_TRUST_PROXY) found.trustProxy = env.FRACAS_TRUST_PROXY === "1";
  if (env.FRACAS_LOG) found.logLevel = levelFrom(env.FRACAS_LOG);
  if (env.FRACAS_BOT_THREADS) found.botThreads = numberFrom("FRACAS_BOT_THREADS", env.FRACAS_BOT_THREADS, 1, 64);
  if (env.FRACAS_BOT_DELAY) found.botDelay = numberFrom("FRACAS_BOT_DELAY", env.FRACAS_BOT_DELAY, 0, 60_000);
  return found;
}

function numberFrom(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new RangeError(`${name} is "${text}"; it must be a whole number from ${least} to ${most}`);
  return number;
}

function levelFrom(text: string): Config["logLevel"] {
  const levels = ["silent", "error", "warn", "info", "debug"] as const;
  const level = levels.find((level) => level === text);
  if (!level) throw new RangeError(`FRACAS_LOG is "${text}"; it must be one of ${levels.join(", ")}`);
  return level;
}
