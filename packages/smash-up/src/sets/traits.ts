// What the rules ask about every card at every turn, as bits in one short array. The definitions themselves are spread over
// memory, and fetching one for each card looked at costs more than looking.

import type { HappeningType } from "../state.ts";
import { bitOf, type Def } from "../vocabulary/define.ts";
import { DEFS } from "./index.ts";

export const MINION = 1 << 0;
export const USABLE = { play: 1 << 1, hand: 1 << 2, discard: 1 << 3 } as const;
export const EVERY_TURN = 1 << 4;
export const SPECIAL = 1 << 5;
export const SPECIAL_FROM_HAND = 1 << 6;
export const SPECIAL_ONLY = 1 << 7;
export const STANDARD = 1 << 8;
export const PROTECTS = 1 << 9;
export const SHIELDS = 1 << 10;
export const FORBIDS = 1 << 11;
export const FROM_DISCARD = 1 << 12;
const HEARS = 16;

/** By face. */
export const TRAITS: Int32Array = Int32Array.from(DEFS, traitsOf);

/** Whether a card answers happenings of this type. */
export const hears = (type: HappeningType): number => bitOf(type) << HEARS;

function traitsOf(def: Def): number {
  let traits = def.hears << HEARS;
  const set = (bit: number, has: unknown) => {
    if (has) traits |= bit;
  };
  set(MINION, def.kind === "minion");
  if (def.usableFrom) set(USABLE[def.usableFrom], true);
  set(EVERY_TURN, def.everyTurn);
  set(SPECIAL, def.special.length > 0);
  set(
    SPECIAL_FROM_HAND,
    def.special.some(({ from }) => from === "hand"),
  );
  set(SPECIAL_ONLY, def.specialOnly);
  set(STANDARD, def.kind === "action" && def.on === "nothing");
  set(PROTECTS, def.protects);
  set(SHIELDS, def.shields);
  set(FORBIDS, def.forbids);
  set(FROM_DISCARD, def.fromDiscard);
  return traits;
}
