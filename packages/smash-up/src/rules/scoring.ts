// Scoring bases, in nine steps (§6).
import { clockwise, type Frame, type SeatId } from "@fracas/kernel";
import { abilityIn, abilityOption, isAbility, word } from "../prompts.ts";
import { DEFS } from "../sets/index.ts";
import { SPECIAL, SPECIAL_FROM_HAND, TRAITS } from "../sets/traits.ts";
import {
  type Ask,
  type Award,
  type CardId,
  everybody,
  NO_CARD,
  PLAY,
  type Saving,
  type Scoring,
  type Slot,
  type SmashUpTable,
  type State,
  type Window,
} from "../state.ts";
import type { Special } from "../vocabulary/define.ts";
import { Effect } from "./effect.ts";
import { Look, seatsInOrder } from "./look.ts";
import { playMinion } from "./playing.ts";
import { playOnTarget } from "./plays.ts";
import { breakpointOf, isSilenced, minionsAt, powerAt, totalAt } from "./power.ts";
import { isForbidden, mayPlayActions } from "./prohibitions.ts";
import { settle, sourcesOf } from "./settling.ts";
import { openGroup } from "./triggers.ts";
import { limitKey } from "./turn.ts";
import { baseRef, cardRef, layBase, liftBase, refillBases, toDiscard, toHand, toSlot } from "./zones.ts";

type Next = readonly Frame[] | undefined;

/** 1. No base is ready: go on. */
export function scoreBases(table: SmashUpTable): Next {
  const { state } = table;
  state.phase = "score";
  state.scoring = null;
  return readyBases(state).length > 0 ? PICK_BASE : undefined;
}

const PICK_BASE: Next = [["pickBase"]];

export function readyBases(state: State): Slot[] {
  const ready: Slot[] = [];
  for (let slot = 0 as Slot; slot < state.bases.length; slot++)
    if (state.bases[slot] >= 0 && totalAt(state, slot) >= breakpointOf(state, slot)) ready.push(slot);
  return ready;
}

/** 2. The current player picks one of the ready bases. From here nothing stops it but the base leaving. */
export function* pickBase(table: SmashUpTable): Ask<Next> {
  const { state } = table;
  const seat = state.current;
  const base = (yield* table.choose(seat, "scoreBase", () => readyBases(state).map((slot) => state.bases[slot]))) as CardId;
  const slot = state.slot[base];
  state.scoring = {
    base,
    face: state.face[base],
    slot,
    window: null,
    replaced: false,
    stirred: false,
    awards: [],
    used: [],
    offered: [],
    limited: [],
    next: seat,
    passed: 0,
    instead: [],
    replacement: NO_CARD,
    silenced: false,
  };
  const [total, breakpoint] = [totalAt(state, slot), breakpointOf(state, slot)];
  table.tell?.({ type: "scoringBegan", seat, at: baseRef(state, slot), total, breakpoint });
  return SCORE;
}

const SCORE: Next = [
  ["openWindow", "beforeScoring"],
  ["awardVp"],
  ["openWindow", "afterScoring"],
  ["clearBase"],
  ["react"],
  ["replaceBase"],
  ["openWindow", "afterReplacement"],
  ["scoreBases"],
];

/** 4. Places are fixed; then the base may change or add to what is awarded; then the VP are taken. */
export function awardVp(table: SmashUpTable): Next {
  const { state } = table;
  const scoring = underWay(state);
  if (!scoring) return undefined;
  const awards = standingsAt(state, scoring.slot);
  for (const { seat, vp, extra } of awards) state.vp[seat] += vp + extra;
  state.scoring = { ...scoring, awards };
  table.tell?.({ type: "scored", at: baseRef(state, scoring.slot), awards: awards.map((award) => ({ ...award })) });
  return undefined;
}

/** What a base would award to whom now: all who have a minion or power there, best first. */
export function standingsAt(state: State, slot: Slot): Award[] {
  const base = state.bases[slot];
  const { vp, awards } = DEFS[state.face[base]];
  const there = seatsInOrder(state)
    .map((seat) => ({ seat, power: powerAt(state, slot, seat) }))
    .filter(({ seat, power }) => power > 0 || minionsAt(state, slot, seat) > 0)
    .sort((one, other) => other.power - one.power);
  return there.map(({ seat, power }) => {
    const place = Math.min(4, 1 + there.filter((other) => other.power > power).length);
    const award = { seat, power, place, vp: vp[place - 1] ?? 0, extra: 0 };
    const extra = awards && !isSilenced(state, slot, seat) ? awards(new Look(state, base), award) : 0;
    return { ...award, extra };
  });
}

/** 6. Everything left there goes to the discard piles at once, except what an ability saved. */
export function* clearBase(table: SmashUpTable): Ask<Next> {
  const { state } = table;
  const scoring = underWay(state);
  if (!scoring) return undefined;
  const { slot } = scoring;
  const before = sourcesOf(state);
  state.scoring = { ...scoring, silenced: isSilenced(state, slot, state.current) };
  const from = baseRef(state, slot);
  for (const saving of scoring.instead) yield* save(table, saving, slot);
  const left = state.at[slot].slice();
  table.tell?.({ type: "baseCleared", at: from, cards: left.map((card) => ({ ...cardRef(state, card), owner: state.owner[card] })) });
  for (const card of left) if (state.zone[card] === PLAY) toDiscard(table, card);
  settle(table, before);
  return undefined;
}

/** A card goes elsewhere instead, unless something keeps it from being affected. */
function* save(table: SmashUpTable, { card, to, by, face, seat }: Saving, slot: Slot): Ask {
  const { state } = table;
  if (state.zone[card] !== PLAY || state.slot[card] !== slot) return;
  const effect = new Effect(table, by, seat, slot, openGroup(state), face);
  if ((yield* effect.affected([card], to === "hand" ? "return" : "move")).length === 0) return;
  const saved = { type: "savedFromDiscard", card: cardRef(state, card), owner: state.owner[card], from: baseRef(state, slot) } as const;
  table.tell?.(to === "hand" ? saved : { ...saved, to: baseRef(state, to) });
  if (to === "hand") toHand(table, card);
  else toSlot(table, card, to);
}

/** 7 and 8. The base goes to the base discard pile, and the next one replaces it. */
export function replaceBase(table: SmashUpTable): Next {
  const { state } = table;
  const scoring = underWay(state);
  if (!scoring) return undefined;
  liftBase(table, scoring.slot, "discard");
  refillBases(table);
  const next = scoring.replacement === NO_CARD ? state.baseDeck[state.baseDeck.length - 1] : scoring.replacement;
  layBase(table, next, scoring.slot);
  state.scoring = { ...scoring, replaced: true };
  table.tell?.({ type: "baseReplaced", slot: scoring.slot, old: DEFS[scoring.face].id, base: DEFS[state.face[next]].id });
  return undefined;
}

/** The scoring, unless its base has left play. */
function underWay(state: State): Scoring | null {
  const { scoring } = state;
  return scoring && state.bases[scoring.slot] === scoring.base ? scoring : null;
}

// ————— 3, 5 and 8: abilities before and after —————

export function openWindow({ state }: SmashUpTable, window: Window): Next {
  if (!state.scoring) return undefined;
  state.scoring = { ...state.scoring, window, stirred: false, used: [], offered: [], next: state.current, passed: 0 };
  return [["window", window], ["closeWindow"]];
}

export function closeWindow({ state }: SmashUpTable): undefined {
  if (state.scoring) state.scoring = { ...state.scoring, window: null };
}

/** First the abilities of cards in play, then round by round the Specials from outside play, until all pass. */
export function window({ state }: SmashUpTable, when: Window): Next {
  const scoring = windowOf(state, when);
  if (!scoring) return undefined;
  if (readyInPlay(state, scoring, when, scoring.offered).length > 0) return [["useInPlay", when], ["react"], ["window", when]];
  let { next, passed } = scoring;
  while (passed < state.players && !mightUse(state, scoring, next, when)) {
    passed++;
    next = clockwise(next, 1, state.players);
  }
  state.scoring = { ...scoring, next, passed };
  return passed < state.players ? [["takeRoundTurn", when], ["react"], ["window", when]] : undefined;
}

/** After the replacement the scored base is gone and its last ability still works. */
function windowOf(state: State, when: Window): Scoring | null {
  return when === "afterReplacement" ? (state.scoring?.replaced ? state.scoring : null) : underWay(state);
}

interface Ready {
  readonly card: CardId;
  readonly ability: number;
  readonly special: Special;
}

const abilityKey = (state: State, { card, ability }: Ready): number => (state.arrival[card] * 1024 + card) * 4 + ability;

/** Abilities in play that may be used in this window and were neither used nor, if that counts, offered before. */
function readyInPlay(state: State, scoring: Scoring, when: Window, offered: readonly number[]): Ready[] {
  const ready: Ready[] = [];
  const silenced = scoring.silenced || isSilenced(state, scoring.slot, state.current);
  if (!silenced) addReady(state, scoring, when, offered, scoring.base, ready);
  if (when === "afterReplacement") return ready;
  for (const cards of state.at)
    for (const card of cards) if (TRAITS[state.face[card]] & SPECIAL) addReady(state, scoring, when, offered, card, ready);
  return ready;
}

function addReady(state: State, scoring: Scoring, when: Window, offered: readonly number[], card: CardId, ready: Ready[]): void {
  const { used } = scoring;
  const face = card === scoring.base ? scoring.face : state.face[card];
  const specials = DEFS[face].special;
  for (let ability = 0; ability < specials.length; ability++) {
    const special = specials[ability];
    if (special.when !== when || special.from !== "play") continue;
    const one = { card, ability, special };
    const key = abilityKey(state, one);
    if (!used.includes(key) && !offered.includes(key) && (!special.if || special.if(new Look(state, card)))) ready.push(one);
  }
}

/** One ability of a card in play; the current player chooses which comes next, and whoever controls it whether to use it. */
export function* useInPlay(table: SmashUpTable, when: Window): Ask<undefined> {
  const { state } = table;
  const scoring = state.scoring as Scoring;
  const ready = readyInPlay(state, scoring, when, scoring.offered);
  // A mandatory ability of a card that has only just arrived doesn't wait.
  const cards = ready.map(({ card }) => card);
  const chosen = yield* table.choose(state.current, "orderCards", () => [...new Set(cards)], {});
  const one = ready.find(({ card }) => card === chosen) as Ready;
  const { card, special } = one;
  const key = abilityKey(state, one);
  const isBase = card === scoring.base;
  const [seat, slot, face] = isBase
    ? [state.current, scoring.slot, scoring.face]
    : [state.controller[card], state.slot[card], state.face[card]];
  state.scoring = { ...scoring, offered: [...scoring.offered, key] };
  const effect = new Effect(table, card, seat, slot, openGroup(state), face, { isSpecial: !isBase });
  if (special.may && !(yield* effect.agrees())) return undefined;
  yield* useSpecial(table, seat, one, effect);
  return undefined;
}

function* useSpecial(table: SmashUpTable, seat: SeatId, one: Ready, effect: Effect): Ask {
  const { state } = table;
  const scoring = state.scoring as Scoring;
  state.scoring = { ...scoring, used: [...scoring.used, abilityKey(state, one)], passed: 0, stirred: true };
  table.tell?.({ type: "abilityUsed", seat, card: { id: one.card, face: effect.by } });
  if (one.special.do) yield* effect.does(one.special.do, undefined);
}

/** One seat's turn in the round: it uses a Special, or passes. */
export function* takeRoundTurn(table: SmashUpTable, when: Window): Ask<undefined> {
  const { state } = table;
  const scoring = state.scoring as Scoring;
  const seat = scoring.next;
  const options = () => [
    ...usableFromHand(state, scoring, seat, when),
    ...declined(state, scoring, seat, when).map(({ card }) => abilityOption(card)),
    word("pass"),
  ];
  const about = { base: DEFS[scoring.face].id, slot: scoring.slot, when };
  const chosen = yield* table.ask(seat, "useSpecial", options, about);
  state.scoring = { ...scoring, next: clockwise(seat, 1, state.players), passed: scoring.passed + 1 };
  if (chosen === word("pass")) table.tell?.({ type: "passed", seat });
  else if (isAbility(chosen)) {
    const one = declined(state, scoring, seat, when).find(({ card }) => card === abilityIn(chosen)) as Ready;
    const effect = new Effect(table, one.card, seat, state.slot[one.card], openGroup(state), state.face[one.card], { isSpecial: true });
    yield* useSpecial(table, seat, one, effect);
  } else yield* playSpecial(table, seat, chosen as CardId);
  return undefined;
}

/** Specials in play that their controller declined, and may still use. */
function declined(state: State, scoring: Scoring, seat: SeatId, when: Window): Ready[] {
  return readyInPlay(state, scoring, when, []).filter(({ card, special }) => special.may && state.controller[card] === seat);
}

function usableFromHand(state: State, scoring: Scoring, seat: SeatId, when: Window): CardId[] {
  return state.hands[seat].filter((card) => usesFromHand(state, scoring, seat, state.face[card], when));
}

/** Whether a card with this face could be used from hand now. */
function usesFromHand(state: State, scoring: Scoring, seat: SeatId, face: number, when: Window): boolean {
  if (!(TRAITS[face] & SPECIAL_FROM_HAND)) return false;
  const { special, kind, factionIndex } = DEFS[face];
  return special.some((one) => {
    if (one.when !== when || one.from !== "hand") return false;
    if (one.once === "perBase" && scoring.limited.includes(face * 8 + seat)) return false;
    if (one.if && !one.if(new Look(state, NO_CARD, seat, scoring.slot))) return false;
    return kind === "minion" ? !isForbidden(state, { seat, kind, faction: factionIndex, slot: scoring.slot }) : mayPlayActions(state, seat);
  });
}

/** Whether, as far as everybody can see, a seat might have something to use: what isn't known could be any of its cards. */
function mightUse(state: State, scoring: Scoring, seat: SeatId, when: Window): boolean {
  // Whoever declined is asked again only if something has happened since.
  if (scoring.stirred && declined(state, scoring, seat, when).length > 0) return true;
  if (!FROM_HAND.has(when)) return false;
  const all = everybody(state);
  const hand = state.hands[seat];
  if (hand.some((card) => state.known[card] === all && usesFromHand(state, scoring, seat, state.face[card], when))) return true;
  if (hand.every((card) => state.known[card] === all)) return false;
  for (let card = 0; card < state.face.length; card++) {
    const face = state.face[card];
    if (!(TRAITS[face] & SPECIAL_FROM_HAND) || state.owner[card] !== seat || state.known[card] === all) continue;
    if (usesFromHand(state, scoring, seat, face, when)) return true;
  }
  return false;
}

/** The windows for which any card at all can be used from hand. */
const FROM_HAND = new Set(DEFS.flatMap(({ special }) => special.flatMap(({ from, when }) => (from === "hand" ? [when] : []))));

/** A card that is played through its Special, at the base that is being scored. */
function* playSpecial(table: SmashUpTable, seat: SeatId, card: CardId): Ask {
  const { state } = table;
  const scoring = state.scoring as Scoring;
  const { kind, special } = DEFS[state.face[card]];
  const once = special.some((one) => one.once === "perBase");
  state.scoring = { ...scoring, passed: 0, stirred: true, limited: once ? [...scoring.limited, limitKey(state, card)] : scoring.limited };
  if (kind === "minion") yield* playMinion(table, seat, card, scoring.slot);
  else yield* playOnTarget(table, seat, card);
}
