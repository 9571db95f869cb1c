// Whether it is worth looking: most matches have no card at all that answers the end of a turn or may be used from the discard pile.
import { FACTION_TRAITS, TRAITS } from "../sets/traits.ts";
import type { State } from "../state.ts";

/** Whether a card in play that works all the time has such a trait. */
export function hasLive({ live, face }: State, trait: number): boolean {
  for (let i = 0; i < live.length; i++) if (TRAITS[face[live[i]]] & trait) return true;
  return false;
}

/** Whether a card of this seat's own deck, wherever it is now, might have such a trait. */
export function deckHas({ factions }: State, seat: number, trait: number): boolean {
  const own = factions[seat];
  for (let i = 0; i < own.length; i++) if (FACTION_TRAITS[own[i]] & trait) return true;
  return false;
}

export function anyDeckHas(state: State, trait: number): boolean {
  for (let seat = 0; seat < state.players; seat++) if (deckHas(state, seat, trait)) return true;
  return false;
}
