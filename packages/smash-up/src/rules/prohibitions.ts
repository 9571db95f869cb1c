// "Can't be played": what cards in play forbid.
import type { SeatId } from "@fracas/kernel";
import { DEFS } from "../sets/index.ts";
import { FORBIDS, TRAITS } from "../sets/traits.ts";
import type { CardId, Slot, State } from "../state.ts";
import type { Play } from "../vocabulary/define.ts";
import { hasLive } from "./affecting.ts";
import { Look } from "./look.ts";

export function isForbidden(state: State, play: Play): boolean {
  for (let i = 0; i < state.live.length; i++) {
    const guard = state.live[i];
    if (TRAITS[state.face[guard]] & FORBIDS && DEFS[state.face[guard]].forbids?.(new Look(state, guard), play)) return true;
  }
  return false;
}

/** Playing this card there. */
export function playOf(state: State, seat: SeatId, card: CardId, slot: Slot): Play {
  const { kind, factionIndex } = DEFS[state.face[card]];
  return { seat, slot, kind, faction: factionIndex };
}

/** Whether any card in play forbids anything at all. */
export function hasProhibitions(state: State): boolean {
  return hasLive(state, FORBIDS);
}

export function mayPlayActions(state: State, seat: SeatId): boolean {
  if (state.lasting.length === 0 || state.current !== seat) return true;
  return !state.lasting.some((one) => one.type === "noActions" && one.seat === seat && state.turn > one.turn);
}
