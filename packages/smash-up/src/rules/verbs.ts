// What an ability does to cards in play. Every verb goes through one gate: protection, then what gives itself up, then replacement.
import type { SeatId } from "@fracas/kernel";
import { DEFS } from "../sets/index.ts";
import { SHIELDS } from "../sets/traits.ts";
import {
  type Ask,
  type CardId,
  endOf,
  type Happening,
  type Lasting,
  NO_CARD,
  nextTurnOf,
  PLAY,
  type Slot,
  startOf,
  type Trigger,
  turnOf,
} from "../state.ts";
import { causeOf, type How, hasLive, isProtected, shieldsOf } from "./affecting.ts";
import { Look } from "./look.ts";
import { ignoring } from "./power.ts";
import { Running } from "./running.ts";
import { settle, sourcesOf } from "./settling.ts";
import { happen } from "./triggers.ts";
import * as zones from "./zones.ts";

export class Affecting extends Running {
  /** Whether something can be done to a card, as far as everybody can see. */
  able(card: CardId, how: How): boolean {
    return this.state.zone[card] === PLAY && !this.spared.includes(card) && !isProtected(this.state, card, this.cause, how);
  }

  /** The gate before every verb: protection, then what gives itself up instead. Those that are left are affected. */
  *affected(cards: readonly CardId[], how: How): Ask<CardId[]> {
    const { state, table } = this;
    const reached: CardId[] = [];
    const isBase = DEFS[this.face].kind === "base";
    for (const card of cards) {
      if (!this.able(card, how) || (isBase && (yield* this.#isIgnored(card)))) continue;
      const choices = this.#insteads(card, how);
      const shield =
        choices.length < 2 ? choices[0] : ((yield* table.choose(state.current, "shield", () => choices, this.about)) as CardId);
      if (shield !== undefined && shield !== card) this.#spare(card, shield);
      else {
        if (this.onPlay && state.controller[card] !== this.seat) this.#touch(card, how);
        reached.push(card);
      }
    }
    return reached;
  }

  /** What could happen in place of this: a shield that gives itself up, or the card's own replacement, where that comes to something else. */
  #insteads(card: CardId, how: How): readonly CardId[] {
    if (!hasLive(this.state, SHIELDS)) return NONE;
    const shields = shieldsOf(this.state, card, this.cause);
    if (shields.length === 0 || how !== "destroy" || !this.def(card).insteadOfDestruction) return shields;
    const own = causeOf(this.state, card);
    return shields.some((shield) => !shieldsOf(this.state, card, own).includes(shield)) ? [...shields, card] : shields;
  }

  /** Somebody who may ignore this base decides whether its ability reaches their card. */
  *#isIgnored(card: CardId): Ask<boolean> {
    const { state } = this;
    const owner = state.controller[card];
    if (owner === this.seat) return false;
    const how = ignoring(state, this.slot, owner);
    return how === "must" || (how === "may" && !(yield* this.for(owner).puttingUp()));
  }

  #spare(card: CardId, shield: CardId): void {
    const { state, table } = this;
    const { shieldsAll } = this.def(shield);
    const look = new Look(state, shield);
    const covered = shieldsAll ? this.minions((_, one) => shieldsAll(look, one)) : [card];
    this.spared.push(...covered);
    table.tell?.({ type: "spared", card: zones.cardRef(state, card), shield: zones.cardRef(state, shield), by: this.by });
    zones.toDiscard(table, shield);
    settle(table);
  }

  /** A card that somebody else has just played affects this one; it counts once for each such card. */
  #touch(card: CardId, how: How): void {
    const { state, group, seat } = this;
    const leaves = how === "destroy" || how === "return" || how === "place";
    const { card: played, triggers } = state.groups[group];
    const isNoted = ({ happening }: Trigger) => happening.type === "affected" && happening.card === card;
    if (!triggers.some(isNoted)) happen(state, "affected", card, seat, group, leaves ? [card] : []);
    else if (leaves)
      state.groups[group] = { card: played, triggers: triggers.map((one) => (isNoted(one) ? { ...one, leaving: true } : one)) };
  }

  /** Those of these to which it can really happen: what a mandatory effect has to take, if there is any. */
  ables(cards: readonly CardId[], how: How): CardId[] {
    return cards.filter((card) => this.able(card, how));
  }

  /** Chooses one of these and destroys it; says which. */
  *destroy(cards: readonly CardId[]): Ask<CardId | null> {
    const card = yield* this.pick(
      cards.every((one) => this.def(one).kind === "action") ? "destroyAction" : "destroy",
      this.ables(cards, "destroy"),
    );
    if (card !== null) yield* this.destroyAll([card]);
    return card;
  }

  /** Destroys all of these at once; each of them may be immune or have something happen instead. */
  *destroyAll(cards: readonly CardId[]): Ask {
    const { state, table, by } = this;
    const before = sourcesOf(state);
    const doomed: CardId[] = [];
    for (const card of yield* this.affected(cards, "destroy")) {
      const { insteadOfDestruction } = this.def(card);
      if (insteadOfDestruction) yield* this.#ownAbility(card).does(insteadOfDestruction, undefined);
      else doomed.push(card);
    }
    for (const card of doomed) if (this.def(card).kind === "minion") happen(state, "destroyed", card, this.seat, this.group, doomed);
    for (const card of doomed) {
      if (state.zone[card] !== PLAY) continue;
      const at = zones.baseRef(state, state.slot[card]);
      table.tell?.({ type: "destroyed", card: zones.cardRef(state, card), owner: state.owner[card], at, by });
      zones.toDiscard(table, card);
    }
    settle(table, before);
  }

  /** An ability of another card that acts inside this one. */
  #ownAbility(card: CardId): Running {
    const { state, table, group } = this;
    const Same = this.constructor as typeof Running;
    return new Same(table, card, state.controller[card], state.slot[card], group, state.face[card]);
  }

  *returnToHand(cards: readonly CardId[]): Ask<CardId | null> {
    const card = yield* this.pick("return", this.ables(cards, "return"));
    return card !== null && (yield* this.returnAll([card])) > 0 ? card : null;
  }

  /** Returns these to their owners' hands; says how many went. */
  *returnAll(cards: readonly CardId[]): Ask<number> {
    const { state, table, by } = this;
    const before = sourcesOf(state);
    const going = yield* this.affected(cards, "return");
    for (const card of going) {
      const at = zones.baseRef(state, state.slot[card]);
      table.tell?.({ type: "returned", card: zones.cardRef(state, card), owner: state.owner[card], at, by });
      zones.toHand(table, card);
    }
    settle(table, before);
    return going.length;
  }

  *putUnderDeck(cards: readonly CardId[]): Ask {
    const card = yield* this.pick("putUnderDeck", this.ables(cards, "place"));
    if (card === null) return;
    for (const one of yield* this.affected([card], "place")) this.placeUnderDeck(one);
  }

  /** To the bottom of its owner's deck, from wherever it is. */
  placeUnderDeck(card: CardId): void {
    const { state, table, by } = this;
    const slot = state.slot[card];
    const at = slot >= 0 ? { at: zones.baseRef(state, slot) } : {};
    table.tell?.({ type: "putUnderDeck", card: zones.cardRef(state, card), owner: state.owner[card], ...at, by });
    zones.toDeck(table, card, "bottom");
    settle(table);
  }

  /** Moves one of these to another base of the player's choice. */
  *move(cards: readonly CardId[]): Ask {
    const card = yield* this.pick("move", this.ables(cards, "move"));
    if (card !== null) yield* this.with({ optional: false }).moveAway(card);
  }

  /** Moves this card to another base of the player's choice. */
  *moveAway(card: CardId): Ask {
    const slot = yield* this.pickElsewhere(card);
    if (slot !== null) yield* this.moveAll([card], slot);
  }

  *pickElsewhere(card: CardId): Ask<Slot | null> {
    const from = this.state.slot[card];
    return yield* this.pickBase(
      "moveTo",
      this.slots((slot) => slot !== from),
      { card: this.def(card).id },
    );
  }

  /** Moves up to `most` of these, one after the other, each to a base of the player's choice. All go at once. */
  *moveSome(cards: readonly CardId[], most = cards.length): Ask {
    const going = yield* this.pickSome("move", this.ables(cards, "move"), most);
    const to: Slot[] = [];
    for (const card of going) to.push((yield* this.pickElsewhere(card)) as Slot);
    for (const [n, card] of going.entries()) yield* this.moveAll([card], to[n]);
  }

  /** Moves one of these to this base. */
  *moveHere(cards: readonly CardId[]): Ask {
    const card = yield* this.pick("move", this.ables(cards, "move"));
    if (card !== null) yield* this.moveAll([card], this.slot);
  }

  /** This card goes elsewhere instead of the discard pile when the base is cleared; only one effect can have it. */
  insteadOfDiscard(card: CardId, to: Slot | "hand"): void {
    const { state, face, seat } = this;
    if (!state.scoring || !this.isUnsaved(card)) return;
    state.scoring = { ...state.scoring, instead: [...state.scoring.instead, { card, to, by: this.card, face, seat }] };
  }

  /** Lets one of these go to another base of the player's choice when its base is cleared. */
  *moveInsteadOfDiscard(cards: readonly CardId[]): Ask {
    const card = yield* this.pick("move", cards);
    const slot = card === null ? null : yield* this.with({ optional: false }).pickElsewhere(card);
    if (card !== null && slot !== null) this.insteadOfDiscard(card, slot);
  }

  /** Those of these that have the least power. */
  weakest(cards: readonly CardId[]): CardId[] {
    const least = Math.min(...cards.map((card) => this.powerOf(card)));
    return cards.filter((card) => this.powerOf(card) === least);
  }

  /** Those of these that have the most power. */
  strongest(cards: readonly CardId[]): CardId[] {
    const most = Math.max(...cards.map((card) => this.powerOf(card)));
    return cards.filter((card) => this.powerOf(card) === most);
  }

  /** The card that something happened to, if it hasn't left play since. */
  stillInPlay({ card, arrival }: Happening): CardId[] {
    return this.state.zone[card] === PLAY && this.state.arrival[card] === arrival ? [card] : [];
  }

  *moveAll(cards: readonly CardId[], to: Slot): Ask {
    const { state, table, by } = this;
    const going = yield* this.affected(
      cards.filter((card) => state.slot[card] !== to),
      "move",
    );
    const before = sourcesOf(state);
    for (const card of going) {
      const [from, there] = [zones.baseRef(state, state.slot[card]), zones.baseRef(state, to)];
      table.tell?.({ type: "moved", card: zones.cardRef(state, card), from, to: there, by });
      zones.toSlot(table, card, to);
    }
    settle(table, before);
  }

  // ————— for a while —————

  #last(type: Lasting["type"], card: CardId, amount: number, until: number, seat: SeatId = this.seat): void {
    const { state, face } = this;
    const arrival = card === NO_CARD ? 0 : state.arrival[card];
    state.lasting.push({ type, card, arrival, seat, amount, by: face, from: NO_CARD, until, turn: state.turn });
  }

  *strengthen(cards: readonly CardId[], amount: number, until: "turn" | "yourTurn" = "turn"): Ask {
    const card = yield* this.pick("strengthen", this.ables(cards, "power"), { amount });
    if (card !== null) yield* this.strengthenAll([card], amount, until);
  }

  /** More power for these until the end of "your" turn, which is this one unless it is somebody else's. */
  *strengthenAll(cards: readonly CardId[], amount: number, until: "turn" | "yourTurn" = "turn"): Ask {
    const { state, table, by } = this;
    const end = endOf(until === "turn" ? state.turn : turnOf(state, this.seat));
    const changed = yield* this.affected(cards, "power");
    for (const card of changed) this.#last("power", card, amount, end);
    if (changed.length > 0) table.tell?.({ type: "powerChanged", cards: changed.map((card) => zones.cardRef(state, card)), amount, by });
  }

  changeBreakpoint(slot: Slot, amount: number): void {
    const { state, table, by } = this;
    this.#last("breakpoint", state.bases[slot], amount, endOf(state.turn));
    table.tell?.({ type: "breakpointChanged", at: zones.baseRef(state, slot), amount, by });
  }

  /** The player can't play actions in the next turn of theirs. */
  barActions(seat: SeatId): void {
    this.#last("noActions", NO_CARD, 0, endOf(nextTurnOf(this.state, seat)), seat);
    this.table.tell?.({ type: "actionsBarred", seat, by: this.by });
  }

  /** Until the start of the player's next turn. */
  ignoreBase(): void {
    this.#last("ignoresBase", this.card, 0, startOf(nextTurnOf(this.state, this.seat)));
  }
}

const NONE: readonly CardId[] = [];
