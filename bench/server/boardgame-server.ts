// boardgame.io's own server with its Nobunaga, as its documentation starts one: matches live in its default store, in memory only.
import "../production.ts";
import { Server } from "boardgame.io/dist/cjs/server.js";
import { nobunaga } from "../boardgame-io/nobunaga.ts";
import { dealOf, OPTIONS } from "../deal.ts";
import { answerTo } from "./children.ts";
import { usage } from "./resources.ts";

let matches = 0;
const game = nobunaga(() => dealOf({ players: 2, options: OPTIONS[0], seed: `served ${matches++}` }), { undo: true });
const server = Server({ games: [game], origins: [] });
let running: Awaited<ReturnType<typeof server.run>> | undefined;

const asked = {
  async start(): Promise<string> {
    running = await server.run(0);
    const address = running.appServer.address();
    if (address === null || typeof address === "string") throw new Error("boardgame.io listens nowhere");
    return `ws://127.0.0.1:${address.port}`;
  },
  usage,
};
export type BoardgameServer = typeof asked;

answerTo(asked, () => running && server.kill(running));
