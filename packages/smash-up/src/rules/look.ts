// What an ability can see: the position from the place of one card. Continuous effects get this and nothing more.
import type { SeatId } from "@fracas/kernel";
import { DEFS } from "../sets/index.ts";
import { ACTION, MINION, TRAITS } from "../sets/traits.ts";
import { type CardId, NO_SLOT, PLAY, type Slot, type State } from "../state.ts";
import type { Def } from "../vocabulary/define.ts";
import type { Filter } from "../vocabulary/filters.ts";
import { isMinion, powerAt, powerOf } from "./power.ts";
import { isForbidden, playOf } from "./prohibitions.ts";

export class Look {
  readonly state: State;
  readonly card: CardId;
  /** Who it works for: "you". */
  readonly seat: SeatId;
  /** Where it works: "here". */
  readonly slot: Slot;

  constructor(state: State, card: CardId, seat: SeatId = state.controller[card], slot: Slot = state.slot[card]) {
    this.state = state;
    this.card = card;
    this.seat = seat;
    this.slot = slot;
  }

  def(card: CardId): Def {
    return DEFS[this.state.face[card]];
  }

  /** The faction that a card belongs to, by its number. */
  factionOf(card: CardId): number {
    return this.def(card).factionIndex;
  }

  /** Whether, as far as everybody can see, the player might be able to play a minion at a base. */
  mightPlayAt(slot: Slot): boolean {
    const { state, seat } = this;
    return state.factions[seat].some((faction) => !isForbidden(state, { seat, slot, kind: "minion", faction }));
  }

  /** How many minions of the player's hand could be played at a base. */
  playableFromHand(slot: Slot): number {
    return this.state.hands[this.seat].filter((card) => this.canBePlayed(card, slot)).length;
  }

  /** Whether this minion, back in hand, or another one there could be played here. */
  canPlayHere(): boolean {
    const comesBack = this.state.owner[this.card] === this.seat && this.canBePlayed(this.card, this.slot);
    return comesBack || this.playableFromHand(this.slot) > 0;
  }

  /** A minion that nothing keeps from being played at a base. */
  canBePlayed(card: CardId, slot: Slot): boolean {
    return this.def(card).kind === "minion" && !isForbidden(this.state, playOf(this.state, this.seat, card, slot));
  }

  /** The slot of the base that is being scored. */
  get scoringSlot(): Slot {
    return this.state.scoring?.slot ?? NO_SLOT;
  }

  /** The minion that this card is attached to. */
  get bearer(): CardId {
    return this.state.bearer[this.card];
  }

  get isMyTurn(): boolean {
    return this.state.current === this.seat;
  }

  powerOf(card: CardId): number {
    return powerOf(this.state, card);
  }

  /** A player's total power here. */
  totalOf(seat: SeatId): number {
    return powerAt(this.state, this.slot, seat);
  }

  /** Minions in play that all filters let through. */
  minions(...filters: readonly Filter[]): CardId[] {
    return this.#inPlay(MINION, filters);
  }

  /** Actions attached to bases and minions. */
  actions(...filters: readonly Filter[]): CardId[] {
    return this.#inPlay(ACTION, filters);
  }

  #inPlay(kind: number, filters: readonly Filter[]): CardId[] {
    const { state } = this;
    const found: CardId[] = [];
    for (let slot = 0; slot < state.at.length; slot++) {
      const cards = state.at[slot];
      for (let i = 0; i < cards.length; i++) {
        const card = cards[i];
        if (TRAITS[state.face[card]] & kind && state.zone[card] === PLAY && this.passes(card, filters)) found.push(card);
      }
    }
    return found;
  }

  passes(card: CardId, filters: readonly Filter[]): boolean {
    for (let i = 0; i < filters.length; i++) if (!filters[i](this, card)) return false;
    return true;
  }

  /** How many minions there are, without listing them: for what is read all the time. */
  count(...filters: readonly Filter[]): number {
    const { state } = this;
    let count = 0;
    for (let slot = 0; slot < state.at.length; slot++) {
      const cards = state.at[slot];
      for (let i = 0; i < cards.length; i++) if (isMinion(state, cards[i]) && this.passes(cards[i], filters)) count++;
    }
    return count;
  }

  /** Slots with a base in them. */
  slots(...filters: readonly ((slot: Slot) => boolean)[]): Slot[] {
    const found: Slot[] = [];
    for (let slot = 0; slot < this.state.bases.length; slot++)
      if (this.state.bases[slot] >= 0 && filters.every((filter) => filter(slot as Slot))) found.push(slot as Slot);
    return found;
  }

  /** Slots of bases with a minion that all filters let through. */
  slotsWith(...filters: readonly Filter[]): Slot[] {
    return this.slots((slot) => this.minions((_, card) => this.state.slot[card] === slot, ...filters).length > 0);
  }

  slotsBut(slot: Slot): Slot[] {
    return this.slots((other) => other !== slot);
  }

  /** Everybody in the order in which they decide: clockwise from the current player. */
  everybody(): SeatId[] {
    return seatsInOrder(this.state);
  }

  others(): SeatId[] {
    return this.everybody().filter((seat) => seat !== this.seat);
  }

  /** Those who came first when this base scored. */
  winners(): SeatId[] {
    return this.placed(1);
  }

  /** Everybody else, there or not. */
  notWinners(): SeatId[] {
    const winners = this.winners();
    return this.everybody().filter((seat) => !winners.includes(seat));
  }

  placed(place: number): SeatId[] {
    const awards = this.state.scoring?.awards ?? [];
    return this.everybody().filter((seat) => awards.some((award) => award.seat === seat && award.place === place));
  }

  /** No effect has saved this card yet from being discarded with its base. */
  isUnsaved(card: CardId): boolean {
    return !this.state.scoring?.instead.some((one) => one.card === card);
  }

  /** This card's base is being scored, and nothing has saved it yet. */
  get goesWithBase(): boolean {
    return this.scoresHere && this.isUnsaved(this.card);
  }

  /** Whether something this card brought is still under way. */
  lasts(type: State["lasting"][number]["type"]): boolean {
    const arrival = this.state.arrival[this.card];
    return this.state.lasting.some((one) => one.type === type && one.card === this.card && one.arrival === arrival);
  }

  /** The base that is being scored is where this card is. */
  get scoresHere(): boolean {
    return this.slot !== NO_SLOT && this.scoringSlot === this.slot;
  }
}

/** Clockwise from the current player. */
export function seatsInOrder({ players, current }: State): SeatId[] {
  const seats: SeatId[] = [];
  for (let n = 0; n < players; n++) seats.push(((current + n) % players) as SeatId);
  return seats;
}
