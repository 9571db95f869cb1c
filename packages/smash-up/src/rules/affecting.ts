// Whether one card may affect another: "can't", "not affected by". Nothing here reads power, which reads this.
import type { SeatId } from "@fracas/kernel";
import { DEFS } from "../sets/index.ts";
import { CANNOT, PROTECTS, SHIELDS, TRAITS } from "../sets/traits.ts";
import type { CardId, State } from "../state.ts";
import type { Kind } from "../vocabulary/define.ts";
import { Look } from "./look.ts";

/** What is done to a card. */
export type How = "destroy" | "move" | "return" | "place" | "power" | "attach";

/** The card that does it, as it is or was, and for whom. A base does nothing for anybody. */
export interface Cause {
  readonly card: CardId;
  readonly kind: Kind;
  readonly seat: SeatId;
}

export function causeOf(state: State, card: CardId): Cause {
  return { card, kind: DEFS[state.face[card]].kind, seat: state.controller[card] };
}

/** Whether any card in play that works all the time has such a trait. */
export function hasLive({ live, face }: State, trait: number): boolean {
  for (let i = 0; i < live.length; i++) if (TRAITS[face[live[i]]] & trait) return true;
  return false;
}

export function isProtected(state: State, card: CardId, cause: Cause, how: How): boolean {
  if (TRAITS[state.face[card]] & CANNOT && DEFS[state.face[card]].cannot?.(new Look(state, card), how)) return true;
  for (let i = 0; i < state.live.length; i++) {
    const guard = state.live[i];
    if (TRAITS[state.face[guard]] & PROTECTS && DEFS[state.face[guard]].protects?.(new Look(state, guard), card, cause, how)) return true;
  }
  if (state.lasting.length === 0) return false;
  const arrival = state.arrival[card];
  return state.lasting.some((one) => one.type === "shielded" && one.card === card && one.arrival === arrival && one.from === cause.card);
}

/** Cards that would give themselves up so that this one isn't affected. */
export function shieldsOf(state: State, card: CardId, cause: Cause): CardId[] {
  return state.live.filter(
    (shield) =>
      TRAITS[state.face[shield]] & SHIELDS &&
      shield !== cause.card &&
      DEFS[state.face[shield]].shields?.(new Look(state, shield), card, cause) === true,
  );
}
