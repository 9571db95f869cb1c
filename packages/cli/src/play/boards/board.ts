// A board draws what a viewer sees of one game. A game without one is still played from its log and questions.
import type { Cast, Game, Lang, View } from "@fracas/kernel";
import type { Line } from "../line.ts";
import { nobunagaBoard } from "./nobunaga.ts";

/** The table in lines of at most the width. */
export type Board = (view: View, cast: Cast, lang: Lang, width: number) => readonly Line[];

const BOARDS: Readonly<Record<string, Board>> = { nobunaga: nobunagaBoard };

export function boardOf(game: Game): Board {
  return BOARDS[game.id] ?? (() => []);
}
