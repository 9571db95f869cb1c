// What may be played, where, and by which right: the free plays of a turn and the extra ones.
import type { About, SeatId } from "@fracas/kernel";
import type { GrantRef } from "../events.ts";
import { ANY_POWER, DECLINE } from "../prompts.ts";
import { DEFS } from "../sets/index.ts";
import { EVERY_TURN, FROM_DISCARD, MINION, ON_MINION, PLAYABLE, PRINTED, PROTECTS, TRAITS } from "../sets/traits.ts";
import {
  type Ask,
  type CardId,
  DISCARD,
  type Grant,
  NO_CARD,
  PLAY,
  type Question,
  type Slot,
  type SmashUpTable,
  type State,
} from "../state.ts";
import type { Def } from "../vocabulary/define.ts";
import { hasLive, isProtected } from "./affecting.ts";
import { Look } from "./look.ts";
import { playMinion, playOn, playStandard } from "./playing.ts";
import { hasMinions, minionsAt } from "./power.ts";
import { hasProhibitions, isForbidden, mayPlayActions, playOf } from "./prohibitions.ts";
import { reveal } from "./zones.ts";

/** The free minion and the free action of a turn. */
export const FREE_PLAYS: readonly Grant[] = [
  { kind: "minion", most: ANY_POWER, base: NO_CARD, lonely: false, by: -1 },
  { kind: "action", most: ANY_POWER, base: NO_CARD, lonely: false, by: -1 },
];

export function grantRef(state: State, { kind, most, base, lonely }: Grant): GrantRef {
  return {
    kind,
    ...(most < ANY_POWER && { most }),
    ...(base !== NO_CARD && { base: DEFS[state.face[base]].id }),
    ...(lonely && { lonely }),
  };
}

/** Slots that a grant allows, whatever is played. */
function slotsOf(state: State, seat: SeatId, grant: Grant): Slot[] {
  const slots: Slot[] = [];
  for (let slot = 0 as Slot; slot < state.bases.length; slot++) if (allows(state, seat, grant, slot)) slots.push(slot);
  return slots;
}

function allows(state: State, seat: SeatId, grant: Grant, slot: Slot): boolean {
  const base = state.bases[slot];
  if (base < 0 || (grant.base !== NO_CARD && grant.base !== base)) return false;
  return !grant.lonely || minionsAt(state, slot, seat) === 0;
}

/** Whether a minion of this power may be played there by this right. */
function fits(state: State, seat: SeatId, grant: Grant, printed: number, slot: Slot): boolean {
  return grant.kind === "minion" && printed <= grant.most && allows(state, seat, grant, slot);
}

function fitsAny(state: State, seat: SeatId, grants: readonly Grant[], printed: number, slot: Slot): boolean {
  for (let i = 0; i < grants.length; i++) if (fits(state, seat, grants[i], printed, slot)) return true;
  return false;
}

/** Where a minion may be played by one of these rights. From the discard pile only where a card says so. */
export function minionSlots(state: State, seat: SeatId, card: CardId, grants: readonly Grant[], fromDiscard = false): Slot[] {
  const printed = PRINTED[state.face[card]];
  const guarded = hasProhibitions(state);
  const slots: Slot[] = [];
  for (let slot = 0 as Slot; slot < state.bases.length; slot++) {
    if (!fitsAny(state, seat, grants, printed, slot)) continue;
    if (guarded && isForbidden(state, playOf(state, seat, card, slot))) continue;
    if (!fromDiscard || opensDiscard(state, seat, slot)) slots.push(slot);
  }
  return slots;
}

/** Whether this player's minions may be played here from the discard pile. */
function opensDiscard(state: State, seat: SeatId, slot: Slot): boolean {
  return state.live.some((card) => DEFS[state.face[card]].fromDiscard && state.controller[card] === seat && state.slot[card] === slot);
}

/** What a play-on action may be played on: bases or minions. Null: it is a standard action and needs nothing. */
export function targetsOf(state: State, seat: SeatId, card: CardId): CardId[] | null {
  const { on, target } = DEFS[state.face[card]];
  if (on === "nothing") return null;
  if (on === "base") return state.bases.filter((base) => base >= 0);
  const look = new Look(state, card, seat);
  const cause = { card, kind: "action", seat } as const;
  return look.minions((_, minion) => (!target || target(look, minion)) && !isProtected(state, minion, cause, "attach"));
}

/** Whether there is a minion that an action may be played on. */
function hasTarget(state: State, seat: SeatId, card: CardId): boolean {
  // Mostly nothing is protected, and any minion will do.
  if (!DEFS[state.face[card]].target && state.lasting.length === 0 && !hasLive(state, PROTECTS)) return hasMinions(state);
  return targetsOf(state, seat, card)?.length !== 0;
}

/** An action that is only played through its Special has to wait for its time. */
export function isInTime(state: State, card: CardId): boolean {
  const { specialOnly, special } = DEFS[state.face[card]];
  return !specialOnly || special.some(({ from, when }) => from === "hand" && when === state.scoring?.window);
}

/** Whether an action may be played now. */
export function canPlayAction(state: State, seat: SeatId, card: CardId): boolean {
  if (!mayPlayActions(state, seat) || !isInTime(state, card)) return false;
  return targetsOf(state, seat, card)?.length !== 0;
}

/** The cards that this player may play by one of these rights. */
export function playable(state: State, seat: SeatId, grants: readonly Grant[]): CardId[] {
  const cards: CardId[] = [];
  const minions = hasPlayOf("minion", grants);
  const actions = hasPlayOf("action", grants) && mayPlayActions(state, seat);
  // Mostly nothing forbids anything, and a minion of this power or less can be played somewhere.
  const anywhere = minions && !hasProhibitions(state) ? mostAnywhere(grants) : -1;
  const certain = (anywhere === ANY_POWER ? MINION : 0) | (actions ? PLAYABLE : 0);
  const possible = (minions ? MINION : 0) | (actions ? PLAYABLE | ON_MINION : 0);
  const hand = state.hands[seat];
  for (let i = 0; i < hand.length; i++) {
    const face = state.face[hand[i]];
    const traits = TRAITS[face];
    if (!(traits & possible)) continue;
    const plays =
      traits & certain ||
      (traits & MINION
        ? PRINTED[face] <= anywhere || minionSlots(state, seat, hand[i], grants).length > 0
        : hasTarget(state, seat, hand[i]));
    if (plays) cards.push(hand[i]);
  }
  if (fromDiscardToo(state, seat))
    for (const card of state.discards[seat])
      if (DEFS[state.face[card]].kind === "minion" && minionSlots(state, seat, card, grants, true).length > 0) cards.push(card);
  return cards;
}

function hasPlayOf(kind: Grant["kind"], grants: readonly Grant[]): boolean {
  for (let i = 0; i < grants.length; i++) if (grants[i].kind === kind) return true;
  return false;
}

/** The highest power that one of these allows at any base. */
function mostAnywhere(grants: readonly Grant[]): number {
  let most = -1;
  for (let i = 0; i < grants.length; i++) {
    const grant = grants[i];
    if (grant.kind === "minion" && grant.base === NO_CARD && !grant.lonely && grant.most > most) most = grant.most;
  }
  return most;
}

/** In the own Play Cards phase, some minions may come from the discard pile. */
function fromDiscardToo(state: State, seat: SeatId): boolean {
  if (state.phase !== "play" || state.current !== seat) return false;
  for (let i = 0; i < state.live.length; i++)
    if (TRAITS[state.face[state.live[i]]] & FROM_DISCARD && state.controller[state.live[i]] === seat) return true;
  return false;
}

/** Whether, as far as everybody can see, the player might have something to play by this right. */
export function isUsable(state: State, seat: SeatId, grant: Grant): boolean {
  if (grant.kind === "action") return state.hands[seat].length > 0 && mayPlayActions(state, seat);
  if ((grant.base !== NO_CARD || grant.lonely) && slotsOf(state, seat, grant).length === 0) return false;
  return state.hands[seat].length > 0 || (fromDiscardToo(state, seat) && playable(state, seat, [grant]).length > 0);
}

/** Lets a player use a right now or never. Others can't know whether there is anything to play, so it is asked in any case. */
export function* offerGrant(table: SmashUpTable, seat: SeatId, grant: Grant, about: About, may = true): Ask<boolean> {
  const { state } = table;
  if (!isUsable(state, seat, grant)) return false;
  const options = () => {
    const cards = playable(state, seat, [grant]);
    return may || cards.length === 0 ? [...cards, DECLINE] : cards;
  };
  const chosen = yield* table.ask(seat, "playExtra", options, { ...about, ...aboutGrant(state, grant) });
  if (chosen === DECLINE) return false;
  yield* playBy(table, seat, chosen as CardId, [grant], String(about.by));
  return true;
}

function aboutGrant(state: State, grant: Grant): About {
  const { kind, most, base, lonely } = grantRef(state, grant);
  return { kind, ...(most !== undefined && { most }), ...(base !== undefined && { base }), ...(lonely && { lonely: 1 }) };
}

/** Plays a card by one of these rights, which is used up then. */
export function playBy(table: SmashUpTable, seat: SeatId, card: CardId, grants: readonly Grant[], by?: string): Ask<unknown> {
  const { state } = table;
  if (TRAITS[state.face[card]] & MINION) return playMinionBy(table, seat, card, grants, by);
  spend(state, narrowest(grants.filter(({ kind }) => kind === "action")));
  return playOnTarget(table, seat, card, by);
}

function* playMinionBy(table: SmashUpTable, seat: SeatId, card: CardId, grants: readonly Grant[], by?: string): Ask {
  const { state } = table;
  const slots = minionSlots(state, seat, card, grants, state.zone[card] === DISCARD);
  const slot = state.slot[yield* chooseBase(table, seat, card, slots)];
  const fitting = grants.filter((grant) => fits(state, seat, grant, PRINTED[state.face[card]], slot));
  spend(state, fitting.length === 1 ? fitting[0] : yield* chooseGrant(table, seat, fitting));
  yield* playMinion(table, seat, card, slot, by);
}

function spend({ grants }: State, grant: Grant): void {
  const index = grants.indexOf(grant);
  if (index >= 0) grants.splice(index, 1);
}

/** Asks at which base to play a minion. */
export function chooseBase(table: SmashUpTable, seat: SeatId, card: CardId, slots: readonly Slot[]): Question {
  const { bases } = table.state;
  return table.choose(seat, "playWhere", () => slots.map((slot) => bases[slot]), announce(table, card));
}

/** Whoever chooses where to play a card has shown it. */
function announce(table: SmashUpTable, card: CardId): About {
  reveal(table, card);
  return { card: DEFS[table.state.face[card]].id, source: card };
}

/** Plays an action on what the player chooses, or as it is. */
export function playOnTarget(table: SmashUpTable, seat: SeatId, card: CardId, by?: string): Ask<unknown> {
  const targets = targetsOf(table.state, seat, card);
  return targets ? playOnOne(table, seat, card, targets, by) : playStandard(table, seat, card, by);
}

function* playOnOne(table: SmashUpTable, seat: SeatId, card: CardId, targets: readonly CardId[], by?: string): Ask {
  let target = NO_CARD;
  if (targets.length > 0) target = (yield* table.choose(seat, "playOn", () => targets, announce(table, card))) as CardId;
  yield* playOn(table, seat, card, target, by);
}

/** The right that allows least; where two allow different things, the player says which. */
function* chooseGrant(table: SmashUpTable, seat: SeatId, grants: readonly Grant[]): Ask<Grant> {
  const tightest = grants.filter((one) => !grants.some((other) => isTighter(other, one)));
  const different = tightest.filter((one, at) => tightest.findIndex((other) => isSame(one, other)) === at);
  if (different.length < 2) return different[0];
  const { state } = table;
  const numbers = different.map((grant) => state.grants.indexOf(grant));
  if (numbers.includes(-1)) return different[0];
  return state.grants[yield* table.choose(seat, "useGrant", () => numbers)];
}

function narrowest(grants: readonly Grant[]): Grant {
  return grants.find((one) => !grants.some((other) => isTighter(other, one))) as Grant;
}

function isSame(one: Grant, other: Grant): boolean {
  return one.most === other.most && one.base === other.base && one.lonely === other.lonely;
}

/** Everything that the first allows, the second allows too, and more; the free play is the widest of all. */
function isTighter(one: Grant, other: Grant): boolean {
  if (isSame(one, other)) return one.by >= 0 && other.by < 0;
  return one.most <= other.most && (other.base === NO_CARD || one.base === other.base) && (!other.lonely || one.lonely);
}

/** An extra play that a card in play gives its controller in each turn. */
export function grantOf(state: State, card: CardId): Grant | null {
  if (!(TRAITS[state.face[card]] & EVERY_TURN)) return null;
  const def: Def = DEFS[state.face[card]];
  if (!def.everyTurn || state.zone[card] !== PLAY) return null;
  const { kind, most, base, lonely } = def.everyTurn(new Look(state, card));
  return { kind, most, base, lonely, by: def.index };
}
