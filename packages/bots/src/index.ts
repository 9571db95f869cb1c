import type { Game } from "@fracas/kernel";
import type { Bot } from "./bot.ts";
import { greedyNobunaga } from "./greedy-nobunaga.ts";
import { greedySmashUp } from "./greedy-smash-up.ts";
import { randomBot } from "./random.ts";

export type { Bot } from "./bot.ts";

const BOTS: Readonly<Record<string, readonly Bot[]>> = {
  nobunaga: [greedyNobunaga],
  "smash-up": [greedySmashUp],
};

/** The bots that can play a game, weakest first. */
export function botsFor(game: Game): readonly Bot[] {
  return [randomBot, ...(BOTS[game.id] ?? [])];
}
