// An ability with all it can do. Cards are written with its methods; every verb has a cause, which is this.
import { maskOf, type SeatId } from "@fracas/kernel";
import type { PromptId } from "../prompts.ts";
import { ANY_POWER, DECLINE, faceIn, faceOption } from "../prompts.ts";
import { type Ask, type CardId, DISCARD, type Grant, type Happening, NO_CARD, type Slot } from "../state.ts";
import type { Filter } from "../vocabulary/filters.ts";
import { playableAt, playCard } from "./playing.ts";
import { canPlayAction, grantRef, offerGrant } from "./plays.ts";
import { ignoring } from "./power.ts";
import { settle, sourcesOf } from "./settling.ts";
import { isPending } from "./triggers.ts";
import { Affecting } from "./verbs.ts";
import * as zones from "./zones.ts";

export class Effect extends Affecting {
  // ————— drawing, discarding, looking, taking —————

  gain(vp: number, seat: SeatId = this.seat): void {
    this.state.vp[seat] += vp;
    this.table.tell?.({ type: "gained", seat, vp, by: this.by });
  }

  draw(count: number, seat: SeatId = this.seat): void {
    zones.draw(this.table, seat, count, this.by);
  }

  hand(seat: SeatId = this.seat): readonly CardId[] {
    return this.state.hands[seat];
  }

  discardPile(...filters: readonly Filter[]): CardId[] {
    return this.state.discards[this.seat].filter((card) => this.passes(card, filters));
  }

  discardCards(seat: SeatId, cards: readonly CardId[], from: "hand" | "deck" = "hand", atRandom = false): void {
    const { state, table, by } = this;
    if (cards.length === 0) return;
    for (const card of cards) zones.toDiscard(table, card);
    const refs = cards.map((card) => zones.cardRef(state, card));
    table.tell?.({ type: "discarded", seat, cards: refs, from, ...(atRandom && { atRandom }), by });
  }

  discardAtRandom(seat: SeatId, count: number): void {
    const left = [...this.hand(seat)];
    const gone: CardId[] = [];
    while (gone.length < count && left.length > 0) gone.push(...left.splice(this.table.random.below(left.length), 1));
    this.discardCards(seat, gone, "hand", true);
  }

  /** The player chooses a card of their hand and discards it. */
  *discardOne(seat: SeatId): Ask {
    const card = yield* this.for(seat).pick("discard", this.hand(seat).slice());
    if (card !== null) this.discardCards(seat, [card]);
  }

  reveal(cards: readonly CardId[], seat: SeatId): void {
    const { state, table, by } = this;
    for (const card of cards) zones.reveal(table, card);
    if (cards.length > 0) table.tell?.({ type: "revealed", seat, cards: cards.map((card) => zones.cardRef(state, card)), by });
  }

  /** Reveals the top card of a deck, which stays there; nothing if there is none. */
  revealTop(seat: SeatId = this.seat): CardId | null {
    const card = zones.topOf(this.table, seat);
    if (card === NO_CARD) return null;
    this.reveal([card], seat);
    return card;
  }

  topCards(count: number): CardId[] {
    return zones.topCards(this.table, this.seat, count);
  }

  /** Looks at cards that only this player then knows. */
  look(cards: readonly CardId[], at: "hand" | "deck" | "baseDeck", whose: SeatId): void {
    const { state, table, seat, by } = this;
    for (const card of cards) zones.show(table, card, seat);
    const event = { type: "looked", seat, at, whose, count: cards.length, by } as const;
    table.tell?.({ ...event, cards: cards.map((card) => zones.cardRef(state, card)) }, maskOf(seat), event);
  }

  /** From the discard pile or a deck to the hand, shown to all. */
  take(cards: readonly CardId[], pile: "discard" | "deck"): void {
    const { state, table, seat, by } = this;
    if (cards.length === 0) return;
    for (const card of cards) zones.reveal(table, card);
    table.tell?.({ type: "tookFrom", seat, pile, cards: cards.map((card) => zones.cardRef(state, card)), by });
    for (const card of cards) zones.toHand(table, card, seat);
  }

  /** Shuffles cards of the discard pile or the hand into the deck. */
  shuffleIn(cards: readonly CardId[], from: "cards" | "hand"): void {
    const { table, seat } = this;
    for (const card of cards) zones.toDeck(table, card, "top");
    zones.shuffleDeck(table, seat);
    table.tell?.({ type: "shuffled", seat, what: from, count: cards.length });
  }

  /** Searches the deck: the player names what to look for among what is there, and gets a card of that name; then the deck is shuffled with `shuffle`. */
  *search(prompt: PromptId, ...filters: readonly Filter[]): Ask<CardId | null> {
    const { state, table, seat } = this;
    zones.refill(table, seat);
    if (state.decks[seat].length === 0) return null;
    const found = () => state.decks[seat].filter((card) => this.passes(card, filters));
    const faces = () => [...new Set(found().map((card) => state.face[card]))].sort((one, other) => one - other);
    const options = () => (this.optional || faces().length === 0 ? [...faces().map(faceOption), DECLINE] : faces().map(faceOption));
    const chosen = yield* table.ask(seat, prompt, options, this.about);
    return chosen === DECLINE ? null : (found().find((card) => state.face[card] === faceIn(chosen)) ?? null);
  }

  shuffle(): void {
    zones.shuffleDeck(this.table, this.seat);
    this.table.tell?.({ type: "shuffled", seat: this.seat, what: "deck", count: 0 });
  }

  /** Puts these back on top of the deck in an order of the player's choice, which only the player knows. */
  *arrangeOnTop(cards: readonly CardId[]): Ask {
    yield* this.#arrange(cards, this.state.decks[this.seat], "topNext");
  }

  *#arrange(cards: readonly CardId[], deck: CardId[], prompt: PromptId): Ask {
    const left = [...cards];
    for (let n = 0; left.length > 0; n++) {
      const card = (yield* this.with({ optional: false }).pick(prompt, left, { left: left.length })) as CardId;
      left.splice(left.indexOf(card), 1);
      deck.splice(deck.indexOf(card), 1);
      deck.splice(deck.length - n, 0, card);
    }
    if (cards.length > 1) for (const card of cards) this.state.known[card] = maskOf(this.seat);
  }

  // ————— playing more —————

  /** Lets the player play one more card: kept for later where the rules allow it, otherwise now or never. */
  *extra(kind: Grant["kind"], limit: { most?: number; at?: Slot; lonely?: boolean; moreToCome?: boolean } = {}): Ask {
    const { state, table, seat, face } = this;
    const base = limit.at === undefined ? NO_CARD : state.bases[limit.at];
    const grant: Grant = { kind, most: limit.most ?? ANY_POWER, base, lonely: limit.lonely ?? false, by: face };
    const keeps = state.phase === "play" && seat === state.current && !this.isSpecial;
    if (!keeps) {
      yield* offerGrant(table, seat, grant, this.about);
      return;
    }
    state.grants.push(grant);
    table.tell?.({ type: "granted", seat, grant: grantRef(state, grant), by: this.by });
    // It may be used at once as well, which only matters if something else happens before the player's next move.
    const matters = limit.moreToCome || state.groups.length > 1 || isPending(state);
    if (matters) yield* offerGrant(table, seat, grant, this.about);
  }

  /** Lets the player play one more minion now or never, out of these or the hand; says which. */
  *extraNow(kind: Grant["kind"], limit: { most?: number; at?: Slot } = {}): Ask<boolean> {
    const base = limit.at === undefined ? NO_CARD : this.state.bases[limit.at];
    const grant: Grant = { kind, most: limit.most ?? ANY_POWER, base, lonely: false, by: this.face };
    return yield* offerGrant(this.table, this.seat, grant, this.about, this.optional);
  }

  /** Whether this very card could be played now, at one of these bases. */
  canPlay(card: CardId, kind: Grant["kind"], slots?: readonly Slot[]): boolean {
    if (this.def(card).kind !== kind) return false;
    return kind === "minion" ? playableAt(this.state, this.seat, card, slots).length > 0 : canPlayAction(this.state, this.seat, card);
  }

  /** Plays this very card now; says at which base. */
  *play(card: CardId, slots?: readonly Slot[]): Ask<Slot | null> {
    return yield* playCard(this.table, this.seat, card, { slots, by: this.by });
  }

  /** The minion whose ability this is was the first that its player played this turn. */
  get isFirstMinion(): boolean {
    return this.state.minionsPlayed[this.seat] === 1;
  }

  // ————— bases —————

  /** Swaps a base for one that the player finds in the base deck. Minions stay with what is on them; the rest goes. */
  *swapBase(slot: Slot): Ask<boolean> {
    const { state, table, by } = this;
    zones.refillBases(table);
    if (state.baseDeck.length === 0) return false;
    const faces = () => [...new Set(state.baseDeck.map((base) => state.face[base]))].sort((one, other) => one - other);
    const chosen = faceIn(yield* table.choose(this.seat, "searchBase", () => faces().map(faceOption), this.about));
    const base = state.baseDeck.find((base) => state.face[base] === chosen) as CardId;
    const before = sourcesOf(state);
    const leaving = state.at[slot].filter((card) => this.def(card).kind !== "minion" && state.bearer[card] < 0);
    for (const card of leaving) zones.toDiscard(table, card);
    const old = zones.baseRef(state, slot).base;
    const left = zones.liftBase(table, slot, "deck");
    zones.layBase(table, base, slot);
    table.tell?.({ type: "baseSwapped", slot, old, base: zones.baseRef(state, slot).base, by });
    state.known[left] = 0;
    zones.shuffleBaseDeck(table);
    settle(table, before);
    return true;
  }

  /** Looks at the top cards of the base deck, takes one to replace the scored base and puts the others back in any order. */
  *chooseReplacement(count: number): Ask {
    const { state, table } = this;
    const bases = zones.topBases(table, count);
    this.look(bases, "baseDeck", this.seat);
    const next = yield* this.pick("replaceBase", bases);
    if (next === null || !state.scoring) return;
    state.scoring = { ...state.scoring, replacement: next };
    yield* this.#arrange(
      bases.filter((base) => base !== next),
      state.baseDeck,
      "baseNext",
    );
  }

  /** A card that was destroyed and still lies where it went. */
  isInDiscard({ card, face }: Happening): boolean {
    return this.state.zone[card] === DISCARD && this.state.face[card] === face;
  }

  /** Each of these players in turn, unless they ignore the base that this is about. */
  *each(seats: readonly SeatId[], act: (self: Effect) => unknown): Ask {
    for (const seat of seats) {
      const self = this.for(seat);
      const how = ignoring(this.state, this.slot, seat);
      if (how === "must" || (how === "may" && !(yield* self.puttingUp()))) continue;
      yield* self.does(act, undefined);
    }
  }
}

const _NONE: readonly CardId[] = [];
