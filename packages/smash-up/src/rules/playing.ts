// Playing a card: it goes to its place, its ability resolves completely, and what it triggered waits until that is done (§5).
import type { SeatId } from "@fracas/kernel";
import { DEFS } from "../sets/index.ts";
import { type Ask, type CardId, DECK, DISCARD, NO_CARD, NO_SLOT, type Slot, type SmashUpTable, type State } from "../state.ts";
import { Effect } from "./effect.ts";
import { chooseBase, grantOf, isInTime, playOnTarget } from "./plays.ts";
import { isForbidden, playOf } from "./prohibitions.ts";
import { NOTHING_MORE } from "./running.ts";
import { settle, sourcesOf } from "./settling.ts";
import { happen, openGroup } from "./triggers.ts";
import { baseRef, cardRef, intoPlay, toDiscard, toResolving } from "./zones.ts";

/** Plays this very card, now, where it may be played (at one of these bases, if they are given); says at which base. */
export function* playCard(
  table: SmashUpTable,
  seat: SeatId,
  card: CardId,
  { slots, by }: { slots?: readonly Slot[] | undefined; by?: string } = {},
): Ask<Slot | null> {
  const { state } = table;
  if (DEFS[state.face[card]].kind === "action") {
    yield* playOnTarget(table, seat, card, by);
    return null;
  }
  const open = playableAt(state, seat, card, slots);
  if (open.length === 0) return null;
  const slot = state.slot[yield* chooseBase(table, seat, card, open)];
  yield* playMinion(table, seat, card, slot, by);
  return slot;
}

/** Bases where nothing forbids this minion. */
export function playableAt(state: State, seat: SeatId, card: CardId, slots?: readonly Slot[]): Slot[] {
  const all = slots ?? state.bases.map((base) => state.slot[base]);
  return all.filter((slot) => !isForbidden(state, playOf(state, seat, card, slot)));
}

/** A minion comes into play. This happens at once; the script that comes back is its ability. */
export function playMinion(table: SmashUpTable, seat: SeatId, card: CardId, slot: Slot, by?: string): Ask<unknown> {
  const { state } = table;
  const from = fromWhere(state, card);
  const before = sourcesOf(state);
  intoPlay(table, card, seat, slot);
  state.minionsPlayed[seat]++;
  if (state.phase === "play" && seat === state.current) state.playedInPhase++;
  table.tell?.({ type: "played", seat, card: cardRef(state, card), at: baseRef(state, slot), from, ...(by !== undefined && { by }) });
  return arrive(table, seat, card, slot, before);
}

/** Everything from the moment at which a card is where it was played to; what is left is its ability. */
function arrive(table: SmashUpTable, seat: SeatId, card: CardId, slot: Slot, before: Set<number> | undefined): Ask<unknown> {
  const { state } = table;
  const group = openGroup(state, card);
  happen(state, "played", card, seat, group);
  settle(table, before, card);
  const grant = state.phase === "play" && seat === state.current ? grantOf(state, card) : null;
  if (grant) state.grants.push(grant);
  return onPlay(table, seat, card, slot, group);
}

function onPlay(table: SmashUpTable, seat: SeatId, card: CardId, slot: Slot, group: number): Ask<unknown> {
  const face = table.state.face[card];
  const ability = DEFS[face].onPlay;
  return ability ? new Effect(table, card, seat, slot, group, face, { onPlay: true }).does(ability, undefined) : NOTHING_MORE;
}

/** Plays a standard action for its effect, which is the script that comes back. */
export function playStandard(table: SmashUpTable, seat: SeatId, card: CardId, by?: string): Ask<unknown> {
  const { state } = table;
  const from = fromWhere(state, card);
  toResolving(table, card, seat);
  table.tell?.({ type: "played", seat, card: cardRef(state, card), from, ...(by !== undefined && { by }) });
  const group = openGroup(state, card);
  if (isInTime(state, card)) return onPlay(table, seat, card, NO_SLOT, group);
  table.tell?.({ type: "fizzled", seat, card: cardRef(state, card) });
  return NOTHING_MORE;
}

/** Plays an action on a base or a minion, where it stays. */
export function* playOn(table: SmashUpTable, seat: SeatId, card: CardId, target: CardId, by?: string): Ask {
  const { state } = table;
  const onMinion = DEFS[state.face[card]].on === "minion";
  const from = fromWhere(state, card);
  const slot = target === NO_CARD ? NO_SLOT : state.slot[target];
  toResolving(table, card, seat);
  table.tell?.({
    type: "played",
    seat,
    card: cardRef(state, card),
    ...(slot !== NO_SLOT && { at: baseRef(state, slot) }),
    ...(onMinion && target !== NO_CARD && { on: cardRef(state, target) }),
    from,
    ...(by !== undefined && { by }),
  });
  const bearer = onMinion ? target : NO_CARD;
  if (target === NO_CARD || (bearer !== NO_CARD && !(yield* attaches(table, seat, card, bearer)))) {
    table.tell?.({ type: "fizzled", seat, card: cardRef(state, card) });
    toDiscard(table, card);
    return;
  }
  const before = sourcesOf(state);
  intoPlay(table, card, seat, slot, bearer);
  yield* arrive(table, seat, card, slot, before);
}

/** Being played on a minion affects it, which something may prevent. What that triggers waits with what the action triggers. */
function* attaches(table: SmashUpTable, seat: SeatId, card: CardId, bearer: CardId): Ask<boolean> {
  const { state } = table;
  const effect = new Effect(table, card, seat, NO_SLOT, openGroup(state), state.face[card], { onPlay: true });
  return (yield* effect.affected([bearer], "attach")).length > 0;
}

function fromWhere(state: State, card: CardId): "hand" | "deck" | "discard" {
  const zone = state.zone[card];
  return zone === DECK ? "deck" : zone === DISCARD ? "discard" : "hand";
}
