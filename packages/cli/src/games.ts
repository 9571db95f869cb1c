// The games that the command line knows.
import { type Game, Refused } from "@fracas/kernel";
import type { ScenarioGame, ScenarioSupport } from "@fracas/kernel/scenario";
import { nobunaga, nobunagaScenarios } from "@fracas/nobunaga";

export const GAMES: readonly Game[] = [nobunaga as Game];

export const SCENARIO_GAMES: readonly ScenarioGame[] = [{ game: nobunaga as Game, support: nobunagaScenarios as ScenarioSupport }];

export function findGame(id: string): Game {
  const game = GAMES.find((game) => game.id === id);
  if (!game) throw new Refused("unknown-game", { given: id, games: GAMES.map(({ id }) => id).join(", ") });
  return game;
}
