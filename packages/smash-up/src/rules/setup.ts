// Setting up (§2): factions, decks, bases, hands, and who begins.
import { clockwise, everySeat, type Frame, type SeatId, seatId } from "@fracas/kernel";
import { factionIn, factionOption, word } from "../prompts.ts";
import { DEFS, FACTIONS, SETS } from "../sets/index.ts";
import { type Ask, type CardId, DECK, NO_CARD, NO_SLOT, NOBODY, type Slot, type SmashUpTable, type State } from "../state.ts";
import type { Def } from "../vocabulary/define.ts";
import { seatsInOrder } from "./look.ts";
import { baseRef, cardRef, draw, layBase, mix, shuffleDeck, toDiscard } from "./zones.ts";

const HAND_SIZE = 5;
const FACTIONS_EACH = 2;
/** A draft lays out this many factions more than are taken, if there are so many. */
const TO_SPARE = 2;

type Next = readonly Frame[];

/** 1. Factions: chosen freely, drafted there and back again, or dealt at random. */
export function chooseFactions(table: SmashUpTable): Next {
  const { state, random } = table;
  const all = FACTIONS.map((_, faction) => faction);
  const first = seatId(state.choosing === "free" ? 0 : random.below(state.players));
  if (state.choosing !== "free") random.shuffle(all);
  const offered = state.choosing === "draft" ? all.slice(0, FACTIONS_EACH * state.players + TO_SPARE) : all;
  state.offered = offered.toSorted((one, other) => one - other);
  if (state.choosing === "random") {
    dealFactions(table, all);
    return [["layOut"]];
  }
  table.tell?.({ type: "factionsOffered", factions: state.offered.map((faction) => FACTIONS[faction].id), first });
  const there = Array.from({ length: state.players }, (_, n) => clockwise(first, n, state.players));
  const back = state.choosing === "draft" ? there.toReversed() : there;
  return [...[...there, ...back].map((seat) => ["pickFaction", seat] as const), ["layOut"]];
}

function dealFactions(table: SmashUpTable, all: number[]): void {
  const { state, random } = table;
  for (let seat = 0; seat < state.players; seat++) {
    if (state.duplicates) random.shuffle(all);
    for (const faction of state.duplicates ? all.slice(0, FACTIONS_EACH) : all.splice(0, FACTIONS_EACH)) take(table, seatId(seat), faction);
  }
}

export function* pickFaction(table: SmashUpTable, seat: SeatId): Ask<undefined> {
  const { state } = table;
  const open = () => state.offered.filter((faction) => !state.factions[seat].includes(faction)).map(factionOption);
  take(table, seat, factionIn(yield* table.choose(seat, "chooseFaction", open)));
  return undefined;
}

function take(table: SmashUpTable, seat: SeatId, faction: number): void {
  const { state } = table;
  state.factions[seat].push(faction);
  if (!state.duplicates) state.offered = state.offered.filter((other) => other !== faction);
  table.tell?.({ type: "factionChosen", seat, faction: FACTIONS[faction].id });
}

/** 2 to 5. Decks and bases, the first player, and the first hands. */
export function layOut(table: SmashUpTable): Next {
  const { state, random } = table;
  state.phase = "setup";
  state.offered = [];
  makeCards(state);
  for (let seat = 0; seat < state.players; seat++) shuffleDeck(table, seatId(seat));
  mix(table, state.baseDeck);
  for (let slot = 0 as Slot; slot <= state.players; slot++) layBase(table, state.baseDeck[state.baseDeck.length - 1], slot);
  table.tell?.({ type: "basesLaid", bases: state.bases.map((_, slot) => baseRef(state, slot as Slot)) });
  state.first = seatId(random.below(state.players));
  state.current = state.first;
  for (const seat of seatsInOrder(state)) draw(table, seat, HAND_SIZE);
  return [["keepHands"], ["startTurn"]];
}

/** The cards of all decks and of the sets that a chosen faction comes from. Each base is used once. */
function makeCards(state: State): void {
  for (let seat = 0; seat < state.players; seat++)
    for (const faction of state.factions[seat])
      for (const def of FACTIONS[faction].cards)
        for (let n = 0; n < def.copies; n++) state.decks[seat].push(makeCard(state, def, seatId(seat)));
  const chosen = new Set(state.factions.flat().map((faction) => FACTIONS[faction]));
  const sets = SETS.filter(({ factions }) => factions.some((faction) => chosen.has(faction)));
  for (const { bases } of sets.flatMap(({ factions }) => factions))
    for (const def of bases) state.baseDeck.push(makeCard(state, def, NOBODY));
}

/** A new card, at first in no pile. */
export function makeCard(state: State, def: Def, owner: SeatId): CardId {
  const card = state.face.length as CardId;
  state.face.push(def.index);
  state.owner.push(owner);
  state.controller.push(owner);
  state.zone.push(DECK);
  state.slot.push(NO_SLOT);
  state.bearer.push(NO_CARD);
  state.arrival.push(0);
  state.known.push(0);
  state.counters.push(0);
  state.usedIn.push(0);
  state.named.push(-1);
  return card;
}

/** 4. Whoever holds no minion may take another hand, once. All are asked: who isn't would be known to hold one. */
export function* keepHands(table: SmashUpTable): Ask<undefined> {
  const { state } = table;
  const options = (seat: SeatId) => (holdsMinion(state, seat) ? [word("keep")] : [word("keep"), word("replace")]);
  const given = yield* table.askAll(everySeat(state.players), "keepHand", options);
  for (const seat of seatsInOrder(state)) {
    if (given[seat] !== word("replace")) continue;
    const hand = state.hands[seat].slice();
    for (const card of hand) toDiscard(table, card);
    table.tell?.({ type: "handReplaced", seat, cards: hand.map((card) => cardRef(state, card)) });
    draw(table, seat, HAND_SIZE);
  }
  return undefined;
}

function holdsMinion(state: State, seat: SeatId): boolean {
  return state.hands[seat].some((card) => DEFS[state.face[card]].kind === "minion");
}
