// A server in a process of its own, for tests that kill it or read what it writes. Started with its settings as JSON; says where it listens.
// With "wait" as the next word it loads everything and begins at a line on its input, so that it can stand by for one that is killed.
import { once } from "node:events";
import { flushCompileCache } from "node:module";
import type { Game } from "@fracas/kernel";
import { GAMES } from "../src/games.ts";
import { startServer } from "../src/index.ts";
import { faulty } from "./games.ts";

(GAMES as Game[]).push(faulty);
// A process that is killed can't write its cache at the end.
flushCompileCache();
if (process.argv[3] === "wait") await once(process.stdin, "data");
const server = await startServer(JSON.parse(process.argv[2]));
console.log(`listening ${server.url}`);
process.on("SIGTERM", () => void server.stop().then(() => process.exit(0)));
