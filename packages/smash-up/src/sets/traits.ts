// What the rules ask about every card at every turn, as bits in one short array. The definitions themselves are spread over
// memory, and fetching one for each card looked at costs more than looking.

import type { HappeningType } from "../state.ts";
import { bitOf, type Def } from "../vocabulary/define.ts";
import { DEFS } from "./index.ts";

export const MINION = 1 << 0;
export const ACTION = 1 << 1;
/** An action that can be played at any time: for its effect, or on a base. */
export const PLAYABLE = 1 << 2;
export const ON_MINION = 1 << 3;
export const USABLE = { play: 1 << 4, hand: 1 << 5, discard: 1 << 6 } as const;
export const EVERY_TURN = 1 << 7;
export const SPECIAL = 1 << 8;
export const SPECIAL_FROM_HAND = 1 << 9;
export const LIVE = 1 << 10;
export const PROTECTS = 1 << 11;
export const SHIELDS = 1 << 12;
export const FORBIDS = 1 << 13;
export const FROM_DISCARD = 1 << 14;
export const GIVES = 1 << 15;
/** Its own power isn't just what is printed. */
export const VARIES = 1 << 16;
export const CANNOT = 1 << 17;
const FIRST_HAPPENING = 18;

/** By face. */
export const TRAITS: Int32Array = Int32Array.from(DEFS, traitsOf);

/** By face: the power printed on a minion. */
export const PRINTED: Int32Array = Int32Array.from(DEFS, ({ printed }) => printed);

/** Answers happenings of this type. */
export const HEARS: Readonly<Record<HappeningType, number>> = {
  played: hears("played"),
  destroyed: hears("destroyed"),
  affected: hears("affected"),
  turnStarts: hears("turnStarts"),
  turnEnds: hears("turnEnds"),
};

function hears(type: HappeningType): number {
  return bitOf(type) << FIRST_HAPPENING;
}

function traitsOf(def: Def): number {
  let traits = def.hears << FIRST_HAPPENING;
  const set = (bit: number, has: unknown) => {
    if (has) traits |= bit;
  };
  set(MINION, def.kind === "minion");
  set(ACTION, def.kind === "action");
  set(PLAYABLE, def.kind === "action" && def.on !== "minion" && !def.specialOnly);
  set(ON_MINION, def.kind === "action" && def.on === "minion");
  if (def.usableFrom) set(USABLE[def.usableFrom], true);
  set(EVERY_TURN, def.everyTurn);
  set(SPECIAL, def.special.length > 0);
  set(
    SPECIAL_FROM_HAND,
    def.special.some(({ from }) => from === "hand"),
  );
  set(LIVE, def.live);
  set(PROTECTS, def.protects);
  set(SHIELDS, def.shields);
  set(FORBIDS, def.forbids);
  set(FROM_DISCARD, def.fromDiscard);
  set(GIVES, def.gives);
  set(VARIES, def.power);
  set(CANNOT, def.cannot);
  return traits;
}
