// Fracas' own server as it is started for people, in a process of its own. Only limits that would stop a load of one address are raised.
import { startServer } from "@fracas/server";
import { answerTo } from "./children.ts";
import { memory, usage } from "./resources.ts";

const MANY = 1_000_000;

const limits = {
  tablesPerGuest: MANY,
  connectionsPerAddress: MANY,
  connections: MANY,
  messagesPerSecond: MANY,
  guestsPerMinute: MANY,
};

let running: Awaited<ReturnType<typeof startServer>> | undefined;

const asked = {
  async start({ data, keepFor }: { data: string; keepFor: number }): Promise<string> {
    running = await startServer({ host: "127.0.0.1", port: 0, data, keepFor, logLevel: "warn", limits });
    return running.url;
  },
  usage,
  memory,
};
export type FracasServer = typeof asked;

answerTo(asked, () => running?.stop());
