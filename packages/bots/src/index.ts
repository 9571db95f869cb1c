import type { Game } from "@fracas/kernel";
import type { Bot } from "./bot.ts";
import { greedyNobunaga } from "./greedy-nobunaga.ts";
import { randomBot } from "./random.ts";

export type { Bot } from "./bot.ts";

const BOTS: Readonly<Record<string, readonly Bot[]>> = {
  nobunaga: [greedyNobunaga],
};

/** The bots that can play a game, weakest first. */
export function botsFor(game: Game): readonly Bot[] {
  return [randomBot, ...(BOTS[game.id] ?? [])];
}
