// The games of this client. What stands here is in the first load; everything else of a game comes when it is opened.
import type { GameClient } from "./client.ts";

export type { GameClient } from "./client.ts";

export interface GameEntry {
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Bots, weakest first. */
  readonly levels: readonly string[];
  load(): Promise<GameClient>;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: "smash-up",
    players: { min: 2, max: 4 },
    levels: ["random", "greedy"],
    load: async () => (await import("./smash-up/index.ts")).client,
  },
  {
    id: "nobunaga",
    players: { min: 2, max: 5 },
    levels: ["random", "greedy"],
    load: async () => (await import("./nobunaga/index.ts")).client,
  },
];

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
