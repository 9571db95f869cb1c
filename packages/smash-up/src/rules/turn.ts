// A turn, in five phases (§3): start of turn, play cards, score bases, draw two, end of turn.
import { clockwise, type Frame, type Result, type SeatId } from "@fracas/kernel";
import { abilityIn, abilityOption, isAbility, word } from "../prompts.ts";
import { DEFS } from "../sets/index.ts";
import { EVERY_TURN, TRAITS, USABLE } from "../sets/traits.ts";
import { type Ask, type CardId, endOf, NO_CARD, PLAY, type SmashUpTable, type State, startOf } from "../state.ts";
import { Effect } from "./effect.ts";
import { Look } from "./look.ts";
import { playableAt, playCard } from "./playing.ts";
import { FREE_PLAYS, grantOf, isUsable, playable, playBy } from "./plays.ts";
import { happen, openGroup, react } from "./triggers.ts";
import { cardRef, draw, toDiscard } from "./zones.ts";

const HAND_LIMIT = 10;
const VP_TO_WIN = 15;

type Next = readonly Frame[];
const END = word("end");

export function startTurn(table: SmashUpTable): Next {
  const { state } = table;
  state.turn++;
  state.phase = "start";
  state.minionsPlayed.fill(0);
  if (state.limited.length > 0) state.limited = [];
  lapse(state, startOf(state.turn));
  table.tell?.({ type: "turnBegan", seat: state.current, turn: state.turn });
  happen(state, "turnStarts", NO_CARD, state.current, openGroup(state));
  const waiting = react(table);
  return waiting ? [...waiting, ...PHASES] : PHASES;
}

const PHASES: Next = [["beginPlay"], ["playCards"], ["scoreBases"], ["drawTwo"], ["endTurn"], ["finishTurn"]];

/** What lasted until now ends. */
function lapse(state: State, now: number): void {
  if (state.lasting.length > 0) state.lasting = state.lasting.filter(({ until }) => until > now);
}

// ————— 2. Play cards —————

export function beginPlay({ state }: SmashUpTable): undefined {
  state.phase = "play";
  state.playedInPhase = 0;
  state.grants = FREE_PLAYS.slice();
  for (const cards of state.at)
    for (let i = 0; i < cards.length; i++) {
      if (!(TRAITS[state.face[cards[i]]] & EVERY_TURN) || state.controller[cards[i]] !== state.current) continue;
      const grant = grantOf(state, cards[i]);
      if (grant) state.grants.push(grant);
    }
}

/** One thing the player does, and so on until they are done. */
export function* playCards(table: SmashUpTable): Ask<Next | undefined> {
  const { state } = table;
  const seat = state.current;
  const options = () => moves(state, seat);
  // The others can't see what the hand allows; but they see when no play is left.
  // Without a card anywhere a player is asked all the same, lest two such go on for ever.
  const open = hasPlay(state, seat) || hasNothing(state, seat);
  const chosen = yield* open ? table.ask(seat, "play", options) : table.choose(seat, "play", options);
  if (chosen === END) {
    state.grants = [];
    return undefined;
  }
  if (isAbility(chosen)) yield* useAbility(table, seat, abilityIn(chosen));
  else yield* playBy(table, seat, chosen as CardId, state.grants);
  const waiting = react(table);
  return waiting ? [...waiting, ...GO_ON] : GO_ON;
}

const GO_ON: Next = [["playCards"]];

function hasPlay(state: State, seat: SeatId): boolean {
  for (let i = 0; i < state.grants.length; i++) if (isUsable(state, seat, state.grants[i])) return true;
  return false;
}

function hasNothing(state: State, seat: SeatId): boolean {
  return state.hands[seat].length === 0 && state.decks[seat].length === 0 && state.discards[seat].length === 0;
}

function moves(state: State, seat: SeatId): number[] {
  const all: number[] = playable(state, seat, state.grants);
  for (let slot = 0; slot < state.at.length; slot++) addAbilities(state, seat, state.at[slot], "play", USABLE.play, all);
  addAbilities(state, seat, state.discards[seat], "discard", USABLE.discard, all);
  addAbilities(state, seat, state.hands[seat], "hand", USABLE.hand, all);
  all.push(END);
  return all;
}

type From = "play" | "hand" | "discard";

function addAbilities(state: State, seat: SeatId, cards: readonly CardId[], from: From, usable: number, all: number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (TRAITS[state.face[card]] & usable && state.controller[card] === seat && isAbilityReady(state, card, from))
      all.push(abilityOption(card));
  }
}

/** Whether a card has something to use in its player's Play Cards phase: a Talent, or a Special of that time. */
export function isAbilityReady(state: State, card: CardId, from: From): boolean {
  const def = DEFS[state.face[card]];
  if (def.usableFrom !== from) return false;
  if (from === "play" && def.talent) return state.zone[card] === PLAY && state.usedIn[card] !== state.turn;
  for (const special of def.special) {
    if (special.when !== "playCards" || special.from !== from) continue;
    if (state.usedIn[card] === state.turn || isUsedUp(state, card, special.once)) return false;
    if (!special.do && playableAt(state, state.owner[card], card).length === 0) return false;
    return !special.if || special.if(new Look(state, card));
  }
  return false;
}

function isUsedUp(state: State, card: CardId, once: "perTurn" | "perBase" | undefined): boolean {
  return once === "perTurn" && state.limited.includes(limitKey(state, card));
}

/** One ability of this name for this player. */
export function limitKey(state: State, card: CardId): number {
  return state.face[card] * 8 + state.controller[card];
}

function* useAbility(table: SmashUpTable, seat: SeatId, card: CardId): Ask {
  const { state } = table;
  const def = DEFS[state.face[card]];
  table.tell?.({ type: "abilityUsed", seat, card: cardRef(state, card) });
  state.usedIn[card] = state.turn;
  const special = def.talent ? undefined : def.special.find(({ when }) => when === "playCards");
  if (special?.once === "perTurn") state.limited.push(limitKey(state, card));
  const does = def.talent ?? special?.do;
  if (!does) {
    yield* playCard(table, seat, card);
    return;
  }
  const effect = new Effect(table, card, seat, state.slot[card], openGroup(state), state.face[card], { isSpecial: !def.talent });
  yield* effect.does(does, undefined);
}

// ————— 4. Draw two —————

export function drawTwo(table: SmashUpTable): Next | undefined {
  const { state } = table;
  state.phase = "draw";
  state.scoring = null;
  draw(table, state.current, 2);
  return state.hands[state.current].length > HAND_LIMIT ? [["discardDown"]] : undefined;
}

/** The only moment at which the hand limit counts. */
export function* discardDown(table: SmashUpTable): Ask<undefined> {
  const { state } = table;
  const seat = state.current;
  const hand = state.hands[seat];
  while (hand.length > HAND_LIMIT) {
    const card = (yield* table.choose(seat, "discardDown", () => hand.slice(), { over: hand.length - HAND_LIMIT })) as CardId;
    toDiscard(table, card);
    table.tell?.({ type: "discarded", seat, cards: [cardRef(state, card)], from: "hand" });
  }
  return undefined;
}

// ————— 5. End of turn —————

export function endTurn(table: SmashUpTable): Next | undefined {
  const { state } = table;
  state.phase = "end";
  happen(state, "turnEnds", NO_CARD, state.current, openGroup(state));
  return react(table);
}

/** What lasted until now ends, and perhaps the match. */
export function finishTurn(table: SmashUpTable): Next | undefined {
  const { state } = table;
  lapse(state, endOf(state.turn));
  if (isWon(state)) {
    state.over = true;
    table.tell?.({ type: "finished", vp: state.vp.slice() });
    return undefined;
  }
  state.current = clockwise(state.current, 1, state.players);
  return NEXT_TURN;
}

const NEXT_TURN: Next = [["startTurn"]];

/** Somebody has enough VP, and more than anybody else. */
function isWon(state: State): boolean {
  return Math.max(...state.vp) >= VP_TO_WIN && leaders(state).length === 1;
}

function leaders({ vp }: State): SeatId[] {
  const most = Math.max(...vp);
  return vp.flatMap((points, seat) => (points === most ? [seat as SeatId] : []));
}

export function result(state: State): Result {
  const standings = state.vp.map((points, seat) => ({ who: seat as SeatId, points })).sort((one, other) => other.points - one.points);
  return { winners: leaders(state), standings };
}
