// Facts printed on cards, by what the board asks.
import { CARDS } from "@fracas/smash-up";

/** VP that win the match at the end of a turn. */
export const GOAL = 15;

export const factionOf = (face: string): string => CARDS[face]?.faction ?? "";

/** What a card is dropped on: a base, a minion, or just the table. */
export function playedOn(face: string): "base" | "minion" | "nothing" {
  const facts = CARDS[face];
  if (!facts) return "nothing";
  return facts.kind === "action" ? facts.on : "base";
}
