// The games that the server offers.
import { botsFor } from "@fracas/bots";
import type { Game } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import { refuse } from "@fracas/protocol";
import { smashUp } from "@fracas/smash-up";
import { Refusing } from "./refusing.ts";

export const GAMES: readonly Game[] = [smashUp, nobunaga];

export function findGame(id: string): Game {
  const game = GAMES.find((game) => game.id === id);
  if (!game) throw new Refusing({ code: "unknown-game", facts: { given: id, games: GAMES.map(({ id }) => id).join(", ") } });
  return game;
}

export function checkLevel(game: Game, level: string): void {
  const known = botsFor(game).map(({ id }) => id);
  if (!known.includes(level)) throw new Refusing(refuse("unknown-level", { given: level, known: known.join(", ") }));
}

/** Plays for somebody who is away or whose time is up. */
export function strongestLevel(game: Game): string {
  return botsFor(game).at(-1)?.id ?? "random";
}
