// The games that the command line knows.
import { type Game, Refused } from "@fracas/kernel";
import type { ScenarioGame } from "@fracas/kernel/scenario";
import { nobunaga, nobunagaScenarios } from "@fracas/nobunaga";
import { smashUp, smashUpScenarios } from "@fracas/smash-up";

export const GAMES: readonly Game[] = [smashUp, nobunaga];

export const SCENARIO_GAMES: readonly ScenarioGame[] = [
  { game: smashUp, support: smashUpScenarios },
  { game: nobunaga, support: nobunagaScenarios },
];

export function findGame(id: string): Game {
  const game = GAMES.find((game) => game.id === id);
  if (!game) throw new Refused("unknown-game", { given: id, games: GAMES.map(({ id }) => id).join(", ") });
  return game;
}
