// Power and breakpoints. They are never stored: they follow from what is in play.
import type { SeatId } from "@fracas/kernel";
import { DEFS } from "../sets/index.ts";
import { GIVES, MINION, PRINTED, TRAITS, VARIES } from "../sets/traits.ts";
import { type CardId, PLAY, type Slot, type State } from "../state.ts";
import { causeOf, isProtected } from "./affecting.ts";
import { Look } from "./look.ts";

export function powerOf(state: State, minion: CardId): number {
  const { face, live, lasting } = state;
  let power = PRINTED[face[minion]] + state.counters[minion];
  if (TRAITS[face[minion]] & VARIES) power += DEFS[face[minion]].power?.(new Look(state, minion)) ?? 0;
  for (let i = 0; i < live.length; i++) if (TRAITS[face[live[i]]] & GIVES) power += givenBy(state, live[i], minion);
  for (let i = 0; i < lasting.length; i++) {
    const one = lasting[i];
    if (one.card === minion && one.type === "power" && one.arrival === state.arrival[minion]) power += one.amount;
  }
  return Math.max(0, power);
}

/** What a card in play adds to a minion's power. */
export function givenBy(state: State, giver: CardId, minion: CardId): number {
  const { gives, kind } = DEFS[state.face[giver]];
  if (!gives) return 0;
  const amount = gives(new Look(state, giver), minion);
  if (amount === 0 || giver === minion) return amount;
  if (kind === "base" && isSilenced(state, state.slot[giver], state.controller[minion])) return 0;
  return isProtected(state, minion, causeOf(state, giver), "power") ? 0 : amount;
}

/** Whether a player has to ignore the ability of the base in this slot. */
export function isSilenced(state: State, slot: Slot, seat: SeatId): boolean {
  return ignoring(state, slot, seat) === "must";
}

/** Whether a player may, or has to, ignore the ability of the base in this slot. */
export function ignoring(state: State, slot: Slot, seat: SeatId): "may" | "must" | false {
  let strongest: "may" | false = false;
  for (let i = 0; i < state.live.length; i++) {
    const card = state.live[i];
    if (state.slot[card] !== slot) continue;
    const how = DEFS[state.face[card]].ignoresBase?.(new Look(state, card), seat);
    if (how === "must") return "must";
    if (how === "may") strongest = "may";
  }
  return strongest;
}

/** A card at a base that is a minion in play; a buried one is only a card. */
export function isMinion(state: State, card: CardId): boolean {
  return (TRAITS[state.face[card]] & MINION) !== 0 && state.zone[card] === PLAY;
}

/** A player's total power at a base. */
export function powerAt(state: State, slot: Slot, seat: SeatId): number {
  const cards = state.at[slot];
  let total = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (state.controller[card] === seat && isMinion(state, card)) total += powerOf(state, card);
  }
  return total;
}

export function totalAt(state: State, slot: Slot): number {
  const cards = state.at[slot];
  let total = 0;
  for (let i = 0; i < cards.length; i++) if (isMinion(state, cards[i])) total += powerOf(state, cards[i]);
  return total;
}

export function breakpointOf(state: State, slot: Slot): number {
  const base = state.bases[slot];
  let breakpoint = DEFS[state.face[base]].breakpoint;
  for (let i = 0; i < state.lasting.length; i++) {
    const one = state.lasting[i];
    if (one.type === "breakpoint" && one.card === base) breakpoint += one.amount;
  }
  return Math.max(0, breakpoint);
}

export function minionsAt(state: State, slot: Slot, seat: SeatId): number {
  let count = 0;
  const cards = state.at[slot];
  for (let i = 0; i < cards.length; i++) if (state.controller[cards[i]] === seat && isMinion(state, cards[i])) count++;
  return count;
}

/** Whether there is a minion anywhere. */
export function hasMinions(state: State): boolean {
  for (let slot = 0; slot < state.at.length; slot++)
    for (let i = 0; i < state.at[slot].length; i++) if (isMinion(state, state.at[slot][i])) return true;
  return false;
}

/** A part of a number: where it comes from, and how much. */
export interface Part {
  /** What is printed on the card that it comes from. */
  readonly by: string;
  readonly amount: number;
}

/** Why a minion has its power, besides what is printed on it. */
export function partsOfPower(state: State, minion: CardId): Part[] {
  const def = DEFS[state.face[minion]];
  const parts: Part[] = [];
  const add = (by: string, amount: number) => {
    if (amount !== 0) parts.push({ by, amount });
  };
  add("counters", state.counters[minion]);
  if (def.power) add(def.id, def.power(new Look(state, minion)));
  for (const giver of state.live) add(DEFS[state.face[giver]].id, givenBy(state, giver, minion));
  for (const { type, card, arrival, amount, by } of state.lasting)
    if (type === "power" && card === minion && arrival === state.arrival[minion]) add(DEFS[by].id, amount);
  return parts;
}
