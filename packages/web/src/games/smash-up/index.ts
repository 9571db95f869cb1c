// Smash Up, as the client plays it.
import type { Game } from "@fracas/kernel";
import { smashUp } from "@fracas/smash-up";
import type { GameClient } from "../client.ts";
import { Board } from "./board.tsx";
import { chapter } from "./chapter.ts";
import { Enlarged } from "./enlarged.tsx";
import { Rules } from "./rules/index.tsx";
import { Score } from "./score.tsx";
import { stage } from "./stage.ts";

/** The types of its own views and events end here: whoever hands a view to a board took it from the same game. */
export const client: GameClient = {
  game: smashUp as unknown as Game,
  Board: Board as unknown as GameClient["Board"],
  Rules,
  Card: Enlarged as unknown as GameClient["Card"],
  Score: Score as unknown as GameClient["Score"],
  stage,
  chapter,
};
