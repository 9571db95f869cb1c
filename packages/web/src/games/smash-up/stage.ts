// What happened between two views, moment by moment: which cards go where, and how long each moment is shown.
import type { GameEvent, SeatId, View } from "@fracas/kernel";
import { CARDS, type SmashUpEvent, type SmashUpView } from "@fracas/smash-up";
import type { Cue, Frame, Move } from "../client.ts";
import { apply } from "./apply.ts";

/** The places of the board between which cards go. */
export const place = {
  hand: (seat: SeatId) => `hand-${seat}`,
  deck: (seat: SeatId) => `deck-${seat}`,
  discard: (seat: SeatId) => `discard-${seat}`,
  /** A base with everything that is there. */
  base: (slot: number) => `base-${slot}`,
  bases: "bases",
  resolving: "resolving",
} as const;

/** Long enough to be followed; what is to be read stands longer. In milliseconds. */
const HOLD: Readonly<Record<SmashUpEvent["type"], number>> = {
  factionsOffered: 0,
  factionChosen: 600,
  basesLaid: 600,
  handReplaced: 900,
  turnBegan: 350,
  played: 500,
  fizzled: 600,
  destroyed: 500,
  returned: 500,
  putUnderDeck: 500,
  moved: 500,
  spared: 700,
  drew: 350,
  discarded: 500,
  revealed: 1_400,
  looked: 400,
  tookFrom: 500,
  shuffled: 350,
  gained: 700,
  powerChanged: 500,
  breakpointChanged: 700,
  granted: 300,
  named: 900,
  actionsBarred: 800,
  abilityUsed: 400,
  passed: 200,
  scoringBegan: 1_100,
  scored: 1_400,
  baseCleared: 500,
  savedFromDiscard: 500,
  baseReplaced: 800,
  baseSwapped: 900,
  baseDeckShuffled: 150,
  finished: 600,
};
/** A standard action is read before it does something. */
const ACTION = 900;
/** For each player in what a base awards, and for each card that leaves it. */
const AWARD_EACH = 450;
const CARD_EACH = 70;
/** After what was played has done what it does. */
const AFTERWARDS = 250;
/** More cards than this are a pile that goes from one place to another. */
const MOST_MOVES = 16;

const CUES: Partial<Readonly<Record<SmashUpEvent["type"], Cue>>> = {
  basesLaid: "deal",
  played: "take",
  drew: "deal",
  destroyed: "attack",
  scoringBegan: "attack",
  baseReplaced: "deal",
};

export function stage(before: View, events: readonly GameEvent[], after: View): readonly Frame[] {
  const end = after.state as SmashUpView;
  let state = before.state as SmashUpView;
  const frames: Frame[] = [];
  const show = (told: number, hold: number, moves: readonly Move[], cue?: Cue) => {
    const view: View = { ...before, state, asked: null, question: null, result: null };
    frames.push({ view, told, moves, hold, ...(cue && { cue }) });
  };
  for (const [index, event] of (events as readonly SmashUpEvent[]).entries()) {
    const earlier = state;
    state = apply(state, event, end);
    show(index + 1, holdOf(event), movesOf(earlier, state, event), CUES[event.type]);
  }
  const done = state.resolving.some(({ id }) => !end.resolving.some((card) => card.id === id));
  const last = done ? undefined : frames.pop();
  const rest = movesOf(state, end);
  const moves = last ? [...last.moves, ...rest.filter(({ card }) => last.moves.every((move) => move.card !== card))] : rest;
  return [...frames, { hold: done ? AFTERWARDS : 0, ...last, moves, view: after, told: events.length }];
}

function holdOf(event: SmashUpEvent): number {
  const hold = HOLD[event.type];
  switch (event.type) {
    case "played":
      return CARDS[event.card.face]?.kind === "action" ? ACTION : hold;
    case "scored":
      return hold + AWARD_EACH * event.awards.length;
    case "baseCleared":
      return hold + CARD_EACH * event.cards.length;
    default:
      return hold;
  }
}

/** Where every card is that the viewer knows. */
export function whereabouts(view: SmashUpView): Map<number, string> {
  const places = new Map<number, string>();
  for (const { id } of [...view.baseDeck, ...view.baseDiscard]) places.set(id, place.bases);
  view.seats.forEach(({ hand, deck, discard }, at) => {
    const seat = at as SeatId;
    for (const { id } of deck) places.set(id, place.deck(seat));
    for (const { id } of discard) places.set(id, place.discard(seat));
    for (const { id } of hand) places.set(id, place.hand(seat));
  });
  for (const { id } of view.resolving) places.set(id, place.resolving);
  for (const { slot, id, cards } of view.bases) {
    places.set(id, place.base(slot));
    for (const card of cards) places.set(card.id, place.base(slot));
  }
  return places;
}

/** Which cards went where between two boards; an event tells where those come from that weren't known before. */
function movesOf(before: SmashUpView, after: SmashUpView, event?: SmashUpEvent): Move[] {
  const was = whereabouts(before);
  const moves: Move[] = [];
  for (const [id, to] of whereabouts(after)) {
    const from = was.get(id) ?? (event && origin(event));
    if (from !== undefined && from !== to) moves.push({ card: String(id), from, to });
  }
  return moves.length > MOST_MOVES ? [] : moves;
}

function origin(event: SmashUpEvent): string | undefined {
  switch (event.type) {
    case "played":
    case "discarded":
      return place[event.from](event.seat);
    case "tookFrom":
      return place[event.pile](event.seat);
    case "drew":
      return place.deck(event.seat);
    case "handReplaced":
      return place.hand(event.seat);
    case "basesLaid":
    case "baseReplaced":
    case "baseSwapped":
      return place.bases;
    default:
      return undefined;
  }
}
