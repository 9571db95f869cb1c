// The kinds of cards, as players tell them apart: an action that stays on something isn't one that is done and gone.
import type { CardFacts } from "@fracas/smash-up";

/** What a card's corner shows if it isn't a number. */
export const KIND_SIGNS = {
  standard: "power-lightning",
  onBase: "tower-flag",
  onMinion: "meeple",
  special: "alarm-clock",
  titan: "mighty-force",
} as const;

/** On the back of a deck of two factions. */
export const BACK_SIGN = "punch-blast";

export type CardKind = "minion" | "base" | keyof typeof KIND_SIGNS;

export function kindOf({ kind, on, specialOnly }: CardFacts): CardKind {
  if (kind !== "action") return kind;
  if (specialOnly) return "special";
  return on === "nothing" ? "standard" : on === "base" ? "onBase" : "onMinion";
}
