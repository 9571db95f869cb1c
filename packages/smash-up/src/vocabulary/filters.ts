// Which cards a text speaks of. `self` is the ability that asks, so that "mine", "here" and "other" mean something.
import type { Cause } from "../rules/affecting.ts";
import type { Look } from "../rules/look.ts";
import type { CardId, Happening, Slot } from "../state.ts";

export type Filter = (self: Look, card: CardId) => boolean;

export const mine: Filter = (self, card) => self.state.controller[card] === self.seat;
export const theirs: Filter = (self, card) => self.state.controller[card] !== self.seat;
export const here: Filter = (self, card) => self.state.slot[card] === self.slot;
export const elsewhere: Filter = (self, card) => self.state.slot[card] !== self.slot;
export const unsaved: Filter = (self, card) => self.isUnsaved(card);
export const other: Filter = (self, card) => card !== self.card;
export const onBase: Filter = (self, card) => self.state.bearer[card] < 0;

export const at =
  (slot: Slot): Filter =>
  (self, card) =>
    self.state.slot[card] === slot;
export const on =
  (bearer: CardId): Filter =>
  (self, card) =>
    self.state.bearer[card] === bearer;
export const powerUpTo =
  (most: number): Filter =>
  (self, card) =>
    self.powerOf(card) <= most;
export const powerBelow =
  (limit: number): Filter =>
  (self, card) =>
    self.powerOf(card) < limit;
export const called =
  (id: string): Filter =>
  (self, card) =>
    self.def(card).id === id;

// Conditions of triggers.
type Condition = (self: Look, event: Happening) => boolean;

export const thisCard: Condition = (self, event) => event.card === self.card;
export const playedHereByOther: Condition = (self, event) =>
  event.slot === self.slot && event.seat !== self.seat && self.def(event.card).kind === "minion";
export const minionHere: Condition = (self, event) => event.slot === self.slot && self.def(event.card).kind === "minion";
export const myTurn: Condition = (self, event) => event.seat === self.seat;

/** What several cards protect from. */
export const othersAction = (self: Look, cause: Cause): boolean => cause.kind === "action" && cause.seat !== self.seat;
