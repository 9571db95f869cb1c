// What may be played, where, and by which right: the free plays of a turn and the extra ones.
import type { About, SeatId } from "@fracas/kernel";
import type { GrantRef } from "../events.ts";
import { ANY_POWER, DECLINE } from "../prompts.ts";
import { DEFS } from "../sets/index.ts";
import { type Ask, type CardId, type Grant, NO_CARD, PLAY, type Slot, type SmashUpTable, type State } from "../state.ts";
import type { Def } from "../vocabulary/define.ts";
import { isProtected } from "./affecting.ts";
import { Look } from "./look.ts";
import { playAction, playMinion } from "./playing.ts";
import { minionsAt } from "./power.ts";
import { reveal } from "./zones.ts";

/** The free minion and the free action of a turn. */
export const freePlays = (): Grant[] => [freePlay("minion"), freePlay("action")];
const freePlay = (kind: Grant["kind"]): Grant => ({ kind, most: ANY_POWER, base: NO_CARD, lonely: false, by: -1 });

export function grantRef(state: State, { kind, most, base, lonely }: Grant): GrantRef {
  return {
    kind,
    ...(most < ANY_POWER && { most }),
    ...(base !== NO_CARD && { base: DEFS[state.face[base]].id }),
    ...(lonely && { lonely }),
  };
}

export function isForbidden(state: State, seat: SeatId, card: CardId, slot: Slot): boolean {
  for (const guard of state.live) if (DEFS[state.face[guard]].forbids?.(new Look(state, guard), { seat, card, slot })) return true;
  return false;
}

export function mayPlayActions(state: State, seat: SeatId): boolean {
  return !state.lasting.some((one) => one.type === "noActions" && one.seat === seat && state.current === seat && state.turn > one.turn);
}

/** Slots that a grant allows, whatever is played. */
export function slotsOf(state: State, seat: SeatId, grant: Grant): Slot[] {
  const slots: Slot[] = [];
  for (let slot = 0 as Slot; slot < state.bases.length; slot++) {
    const base = state.bases[slot];
    if (base < 0 || (grant.base !== NO_CARD && grant.base !== base)) continue;
    if (grant.lonely && minionsAt(state, slot, seat) > 0) continue;
    slots.push(slot);
  }
  return slots;
}

/** Where a minion may be played by one of these rights. From the discard pile only where a card says so. */
export function minionSlots(state: State, seat: SeatId, card: CardId, grants: readonly Grant[], fromDiscard = false): Slot[] {
  const { printed } = DEFS[state.face[card]];
  const slots: Slot[] = [];
  for (const grant of grants) {
    if (grant.kind !== "minion" || printed > grant.most) continue;
    for (const slot of slotsOf(state, seat, grant))
      if (!slots.includes(slot) && !isForbidden(state, seat, card, slot) && (!fromDiscard || opensDiscard(state, seat, slot)))
        slots.push(slot);
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

/** Whether an action may be played now, Specials apart. */
export function canPlayAction(state: State, seat: SeatId, card: CardId): boolean {
  if (!mayPlayActions(state, seat)) return false;
  return targetsOf(state, seat, card)?.length !== 0;
}

/** The cards that this player may play by one of these rights. */
export function playable(state: State, seat: SeatId, grants: readonly Grant[]): CardId[] {
  const cards: CardId[] = [];
  const actions = grants.some(({ kind }) => kind === "action") && mayPlayActions(state, seat);
  for (const card of state.hands[seat]) {
    const def = DEFS[state.face[card]];
    if (def.kind === "minion" ? canPlayMinion(state, seat, card, grants) : actions && !def.specialOnly && canPlayAction(state, seat, card))
      cards.push(card);
  }
  if (fromDiscardToo(state, seat))
    for (const card of state.discards[seat])
      if (DEFS[state.face[card]].kind === "minion" && minionSlots(state, seat, card, grants, true).length > 0) cards.push(card);
  return cards;
}

function canPlayMinion(state: State, seat: SeatId, card: CardId, grants: readonly Grant[]): boolean {
  const { printed } = DEFS[state.face[card]];
  // Mostly nothing forbids anything, and any grant will do.
  const unlimited = (grant: Grant) => grant.kind === "minion" && printed <= grant.most && grant.base === NO_CARD && !grant.lonely;
  if (!state.live.some((guard) => DEFS[state.face[guard]].forbids) && grants.some(unlimited)) return true;
  return minionSlots(state, seat, card, grants).length > 0;
}

/** In the own Play Cards phase, some minions may come from the discard pile. */
export function fromDiscardToo(state: State, seat: SeatId): boolean {
  return (
    state.phase === "play" &&
    state.current === seat &&
    state.live.some((card) => DEFS[state.face[card]].fromDiscard && state.controller[card] === seat)
  );
}

/** Whether, as far as everybody can see, the player might have something to play by this right. */
export function isUsable(state: State, seat: SeatId, grant: Grant): boolean {
  if (grant.kind === "action") return state.hands[seat].length > 0 && mayPlayActions(state, seat);
  if (slotsOf(state, seat, grant).length === 0) return false;
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

/** Plays a card by one of these rights; says by which. */
export function* playBy(table: SmashUpTable, seat: SeatId, card: CardId, grants: readonly Grant[], by?: string): Ask<Grant> {
  const { state } = table;
  const def = DEFS[state.face[card]];
  const fromDiscard = state.discards[seat].includes(card);
  if (def.kind === "action") {
    const grant = narrowest(grants.filter(({ kind }) => kind === "action"));
    yield* playOnTarget(table, seat, card, by);
    return grant;
  }
  const slot = yield* chooseSlot(table, seat, card, minionSlots(state, seat, card, grants, fromDiscard));
  const fitting = grants.filter(
    (grant) => grant.kind === "minion" && def.printed <= grant.most && slotsOf(state, seat, grant).includes(slot),
  );
  const grant = yield* chooseGrant(table, seat, fitting);
  yield* playMinion(table, seat, card, slot, by);
  return grant;
}

export function* chooseSlot(table: SmashUpTable, seat: SeatId, card: CardId, slots: readonly Slot[]): Ask<Slot> {
  const { state } = table;
  const base = yield* table.choose(seat, "playWhere", () => slots.map((slot) => state.bases[slot]), announce(table, card));
  return state.slot[base];
}

/** Whoever chooses where to play a card has shown it. */
function announce(table: SmashUpTable, card: CardId): About {
  reveal(table, card);
  return { card: DEFS[table.state.face[card]].id, source: card };
}

/** Plays an action on what the player chooses, or as it is. */
export function* playOnTarget(table: SmashUpTable, seat: SeatId, card: CardId, by?: string, special = false): Ask {
  const { state } = table;
  const targets = targetsOf(state, seat, card);
  let target: CardId = NO_CARD;
  if (targets && targets.length > 0) target = (yield* table.choose(seat, "playOn", () => targets, announce(table, card))) as CardId;
  yield* playAction(table, seat, card, target, by, special);
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
export function grantsOf(state: State, card: CardId): Grant | null {
  const def: Def = DEFS[state.face[card]];
  if (!def.everyTurn || state.zone[card] !== PLAY) return null;
  return { ...def.everyTurn(new Look(state, card)), by: def.index };
}
