// Where cards are, and who knows them there. Nothing here asks, protects or triggers; that is done before a card goes.
import { maskOf, type SeatId } from "@fracas/kernel";
import type { BaseRef, CardRef } from "../events.ts";
import { DEFS } from "../sets/index.ts";
import { LIVE, TRAITS } from "../sets/traits.ts";
import {
  type CardId,
  DECK,
  DISCARD,
  everybody,
  HAND,
  NO_CARD,
  NO_SLOT,
  PLAY,
  RESOLVING,
  type Slot,
  type SmashUpTable,
  type State,
} from "../state.ts";

export function cardRef(state: State, card: CardId): CardRef {
  return { id: card, face: DEFS[state.face[card]].id };
}

export function baseRef(state: State, slot: Slot): BaseRef {
  return { slot, base: state.bases[slot] >= 0 ? DEFS[state.face[state.bases[slot]]].id : "" };
}

// ————— knowing —————

/** Everybody sees the card from now on. */
export function reveal(table: SmashUpTable, card: CardId): void {
  const { state } = table;
  const all = everybody(state);
  table.learn(all, state.known[card]);
  state.known[card] = all;
}

/** One player sees the card. */
export function show(table: SmashUpTable, card: CardId, seat: SeatId): void {
  const { state } = table;
  table.learn(maskOf(seat), state.known[card]);
  state.known[card] |= maskOf(seat);
}

/** Mixes these cards. They get new numbers too, so that a number doesn't tell which of them it was. */
export function mix(table: SmashUpTable, cards: CardId[]): void {
  const { state, random } = table;
  random.shuffle(cards);
  for (let i = cards.length - 1; i > 0; i--) swap(state, cards[i], cards[random.below(i + 1)]);
  for (let i = 0; i < cards.length; i++) state.known[cards[i]] = 0;
}

/** Two cards change numbers. */
function swap({ face, owner }: State, one: CardId, other: CardId): void {
  const [oneFace, oneOwner] = [face[one], owner[one]];
  face[one] = face[other];
  owner[one] = owner[other];
  face[other] = oneFace;
  owner[other] = oneOwner;
}

export function shuffleDeck(table: SmashUpTable, seat: SeatId): void {
  mix(table, table.state.decks[seat]);
}

export function shuffleBaseDeck(table: SmashUpTable): void {
  mix(table, table.state.baseDeck);
  table.tell?.({ type: "baseDeckShuffled" });
}

/** Makes a new deck of the discard pile if the deck is empty and a card of it is needed. */
export function refill(table: SmashUpTable, seat: SeatId): void {
  const { state } = table;
  if (state.decks[seat].length > 0 || state.discards[seat].length === 0) return;
  const count = state.discards[seat].length;
  for (const card of state.discards[seat]) state.zone[card] = DECK;
  state.decks[seat] = state.discards[seat];
  state.discards[seat] = [];
  shuffleDeck(table, seat);
  table.tell?.({ type: "shuffled", seat, what: "discardPile", count });
}

export function refillBases(table: SmashUpTable): void {
  const { state } = table;
  if (state.baseDeck.length > 0 || state.baseDiscard.length === 0) return;
  state.baseDeck = state.baseDiscard;
  state.baseDiscard = [];
  for (const base of state.baseDeck) state.zone[base] = DECK;
  shuffleBaseDeck(table);
}

// ————— moving cards about —————

function listOf(state: State, card: CardId): CardId[] {
  switch (state.zone[card]) {
    case DECK:
      return state.decks[state.controller[card]];
    case HAND:
      return state.hands[state.controller[card]];
    case DISCARD:
      return state.discards[state.owner[card]];
    case PLAY:
      return state.at[state.slot[card]];
    default:
      return state.resolving;
  }
}

/** Takes a card out of its place; it has to be put somewhere at once. */
function lift(state: State, card: CardId): void {
  const list = listOf(state, card);
  remove(list, card);
  if (state.zone[card] !== PLAY) return;
  state.slot[card] = NO_SLOT;
  state.bearer[card] = NO_CARD;
  state.counters[card] = 0;
  state.named[card] = -1;
  state.usedIn[card] = 0;
  goQuiet(state, card);
}

/** Mostly it is one of the last. */
function remove(list: CardId[], card: CardId): void {
  let i = list.length - 1;
  while (i >= 0 && list[i] !== card) i--;
  if (i < 0) return;
  for (; i < list.length - 1; i++) list[i] = list[i + 1];
  list.pop();
}

function goQuiet(state: State, card: CardId): void {
  if (isLive(state, card)) remove(state.live, card);
}

function isLive(state: State, card: CardId): boolean {
  return (TRAITS[state.face[card]] & LIVE) !== 0;
}

/** The cards attached to this one. */
function attachedTo(state: State, card: CardId): CardId[] {
  return state.at[state.slot[card]].filter((other) => state.bearer[other] === card);
}

/** A card and what is attached to it leave play; the attachments are discarded. */
function liftWhole(table: SmashUpTable, card: CardId): void {
  const { state } = table;
  if (state.zone[card] === PLAY) for (const attached of attachedTo(state, card)) toDiscard(table, attached);
  lift(state, card);
}

/** To its owner's discard pile. */
export function toDiscard(table: SmashUpTable, card: CardId): void {
  const { state } = table;
  liftWhole(table, card);
  reveal(table, card);
  const owner = state.owner[card];
  state.zone[card] = DISCARD;
  state.controller[card] = owner;
  state.discards[owner].push(card);
}

/** To its owner's hand, or from the deck to the hand of whoever takes it. */
export function toHand(table: SmashUpTable, card: CardId, seat: SeatId = table.state.owner[card]): void {
  const { state } = table;
  liftWhole(table, card);
  show(table, card, seat);
  state.zone[card] = HAND;
  state.controller[card] = seat;
  state.hands[seat].push(card);
}

/** To the top of its owner's deck, or to the bottom. Whoever saw it go there knows it there. */
export function toDeck(table: SmashUpTable, card: CardId, where: "top" | "bottom"): void {
  const { state } = table;
  liftWhole(table, card);
  const owner = state.owner[card];
  state.zone[card] = DECK;
  state.controller[card] = owner;
  if (where === "top") state.decks[owner].push(card);
  else state.decks[owner].unshift(card);
}

/** A standard action that is being resolved is in no pile that effects can reach. */
export function toResolving(table: SmashUpTable, card: CardId, seat: SeatId): void {
  const { state } = table;
  lift(state, card);
  reveal(table, card);
  state.zone[card] = RESOLVING;
  state.controller[card] = seat;
  state.resolving.push(card);
}

/** Comes into play at a base, or attached to a card there. */
export function intoPlay(table: SmashUpTable, card: CardId, seat: SeatId, slot: Slot, bearer: CardId = NO_CARD): void {
  const { state } = table;
  lift(state, card);
  reveal(table, card);
  state.zone[card] = PLAY;
  state.controller[card] = seat;
  state.slot[card] = slot;
  state.bearer[card] = bearer;
  state.arrival[card] = ++state.arrivals;
  state.at[slot].push(card);
  if (isLive(state, card)) state.live.push(card);
}

/** From base to base with everything on it. */
export function toSlot({ state }: SmashUpTable, card: CardId, slot: Slot): void {
  for (const one of [card, ...attachedTo(state, card)]) {
    remove(state.at[state.slot[one]], one);
    state.slot[one] = slot;
    state.at[slot].push(one);
  }
}

/** The top card of a deck, made anew if it is empty; nothing if there is none. */
export function topOf(table: SmashUpTable, seat: SeatId): CardId {
  refill(table, seat);
  return table.state.decks[seat].at(-1) ?? NO_CARD;
}

/** The top cards, the topmost first, as many as there are. If the deck runs out, the discard pile is shuffled and goes under them. */
export function topCards(table: SmashUpTable, seat: SeatId, count: number): CardId[] {
  const { state } = table;
  refill(table, seat);
  const deck = state.decks[seat];
  if (deck.length < count && state.discards[seat].length > 0) {
    state.decks[seat] = [];
    refill(table, seat);
    state.decks[seat].push(...deck);
  }
  return state.decks[seat].slice(-count).reverse();
}

export function draw(table: SmashUpTable, seat: SeatId, count: number, by?: string): CardId[] {
  const { state } = table;
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    const card = topOf(table, seat);
    if (card === NO_CARD) break;
    state.decks[seat].pop();
    state.zone[card] = HAND;
    state.controller[card] = seat;
    show(table, card, seat);
    state.hands[seat].push(card);
    drawn.push(card);
  }
  if (table.tell && drawn.length > 0) {
    const event = { type: "drew", seat, count: drawn.length, ...(by !== undefined && { by }) } as const;
    table.tell({ ...event, cards: drawn.map((card) => cardRef(state, card)) }, maskOf(seat), event);
  }
  return drawn;
}

// ————— bases —————

/** The top cards of the base deck, the topmost first; if it runs out, the base discard pile is shuffled and goes under them. */
export function topBases(table: SmashUpTable, count: number): CardId[] {
  const { state } = table;
  const deck = state.baseDeck;
  if (deck.length < count && state.baseDiscard.length > 0) {
    state.baseDeck = [];
    refillBases(table);
    state.baseDeck.push(...deck);
  }
  return state.baseDeck.slice(-count).reverse();
}

/** A base comes into play in an empty slot. */
export function layBase(table: SmashUpTable, base: CardId, slot: Slot): void {
  const { state } = table;
  remove(state.baseDeck, base);
  reveal(table, base);
  state.zone[base] = PLAY;
  state.slot[base] = slot;
  state.arrival[base] = ++state.arrivals;
  state.bases[slot] = base;
  if (isLive(state, base)) state.live.push(base);
}

/** A base leaves its slot, to the base discard pile or into the base deck (which then has to be shuffled). */
export function liftBase({ state }: SmashUpTable, slot: Slot, to: "discard" | "deck"): CardId {
  const base = state.bases[slot];
  goQuiet(state, base);
  state.slot[base] = NO_SLOT;
  state.bases[slot] = NO_CARD;
  state.zone[base] = to === "discard" ? DISCARD : DECK;
  (to === "discard" ? state.baseDiscard : state.baseDeck).push(base);
  return base;
}
