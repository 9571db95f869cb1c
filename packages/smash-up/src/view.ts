// What each viewer may know: the allow-list. Numbers come with their reasons.
import type { SeatId, Viewer } from "@fracas/kernel";
import type { GrantRef } from "./events.ts";
import { knows } from "./redeal.ts";
import { grantRef, minionSlots, targetsOf } from "./rules/plays.ts";
import { breakpointOf, type Part, partsOfPower, powerOf, totalAt } from "./rules/power.ts";
import { readyBases, standingsAt } from "./rules/scoring.ts";
import { isAbilityReady } from "./rules/turn.ts";
import { DEFS, FACTIONS } from "./sets/index.ts";
import type { Award, CardId, Phase, Slot, State } from "./state.ts";
import { type Unplayable, whyUnplayable } from "./why-not.ts";

/** A card somewhere outside play; `face` is what is printed on it. */
export interface CardView {
  readonly id: number;
  readonly face: string;
}

export interface HandCardView extends CardView {
  /** Only in the viewer's own Play Cards phase. */
  readonly unplayable?: Unplayable;
  /** The bases or minions that it can be played on now; absent where that is no question. */
  readonly where?: readonly number[];
}

/** A card in play that isn't a base. */
export interface PlayedView extends CardView {
  readonly kind: "minion" | "action" | "titan";
  readonly owner: SeatId;
  readonly controller: SeatId;
  /** The minion that it is attached to. */
  readonly on?: number;
  /** A minion's power now, what is printed, and why they differ. */
  readonly power?: number;
  readonly printed?: number;
  readonly parts?: readonly Part[];
  /** +1 power counters. */
  readonly counters?: number;
  /** A faction that was named for it. */
  readonly named?: string;
  /** Its Talent, or what else it can do on its player's turn, can be used now. */
  readonly ready?: boolean;
}

export interface BaseView {
  readonly slot: number;
  readonly id: number;
  readonly face: string;
  readonly breakpoint: number;
  /** Why the breakpoint isn't the printed one. */
  readonly parts: readonly Part[];
  readonly total: number;
  /** Total power has reached the breakpoint. */
  readonly ready: boolean;
  readonly scoring: boolean;
  /** What it would award to whom now, best first. */
  readonly standings: readonly Award[];
  /** In the order in which they came; attached cards stand anywhere after what they are on. */
  readonly cards: readonly PlayedView[];
}

export interface SeatView {
  readonly vp: number;
  readonly factions: readonly string[];
  readonly handSize: number;
  /** What the viewer knows of the hand: all of the own one, and whatever was shown of another. */
  readonly hand: readonly HandCardView[];
  readonly deckSize: number;
  /** Cards of the deck that the viewer knows, with how many lie above them. */
  readonly deck: readonly (CardView & { readonly above: number })[];
  /** The latest one last. */
  readonly discard: readonly CardView[];
  /** Can't play actions now, or on the next turn. */
  readonly actionsBarred: boolean;
}

export interface PlayView extends GrantRef {
  /** The card that granted it; absent: a free play of the turn. */
  readonly by?: string;
}

export interface SmashUpView {
  readonly phase: Phase;
  readonly turn: number;
  readonly current: SeatId;
  readonly first: SeatId;
  readonly seats: readonly SeatView[];
  readonly bases: readonly BaseView[];
  readonly baseDeckSize: number;
  readonly baseDeck: readonly (CardView & { readonly above: number })[];
  readonly baseDiscard: readonly CardView[];
  /** Factions still to choose from. */
  readonly offered: readonly string[];
  /** What the current player may still play. */
  readonly plays: readonly PlayView[];
  /** Actions that are just being resolved. */
  readonly resolving: readonly (CardView & { readonly seat: SeatId })[];
  /** The base that is being scored: who got what, once it is known. */
  readonly scoring: { readonly slot: number; readonly base: string; readonly awards: readonly Award[] } | null;
}

export function view(state: State, viewer: Viewer): SmashUpView {
  const { scoring } = state;
  return {
    phase: state.phase,
    turn: state.turn,
    current: state.current,
    first: state.first,
    seats: state.hands.map((_, seat) => seatView(state, seat as SeatId, viewer)),
    bases: state.bases.flatMap((base, slot) => (base >= 0 ? [baseView(state, slot as Slot)] : [])),
    baseDeckSize: state.baseDeck.length,
    baseDeck: knownIn(state, state.baseDeck, viewer),
    baseDiscard: state.baseDiscard.map((card) => cardView(state, card)),
    offered: state.offered.map((faction) => FACTIONS[faction].id),
    plays: state.grants.map((grant) => ({ ...grantRef(state, grant), ...(grant.by >= 0 && { by: DEFS[grant.by].id }) })),
    resolving: state.resolving.map((card) => ({ ...cardView(state, card), seat: state.controller[card] })),
    scoring: scoring && { slot: scoring.slot, base: DEFS[scoring.face].id, awards: scoring.awards.map((award) => ({ ...award })) },
  };
}

function cardView(state: State, card: CardId): CardView {
  return { id: card, face: DEFS[state.face[card]].id };
}

function seatView(state: State, seat: SeatId, viewer: Viewer): SeatView {
  const hand = state.hands[seat];
  const barred = state.lasting.some((one) => one.type === "noActions" && one.seat === seat);
  return {
    vp: state.vp[seat],
    factions: state.factions[seat].map((faction) => FACTIONS[faction].id),
    handSize: hand.length,
    hand: handView(state, seat, viewer),
    deckSize: state.decks[seat].length,
    deck: knownIn(state, state.decks[seat], viewer),
    discard: state.discards[seat].map((card) => cardView(state, card)),
    actionsBarred: barred,
  };
}

/** The own hand in its order; of another's, what was shown, in an order that tells nothing. */
function handView(state: State, seat: SeatId, viewer: Viewer): HandCardView[] {
  const known = state.hands[seat].filter((card) => knows(state, viewer, card));
  if (viewer !== seat) return known.toSorted((one, other) => one - other).map((card) => cardView(state, card));
  const deciding = state.phase === "play" && state.current === seat;
  return known.map((card) => {
    if (!deciding) return cardView(state, card);
    const unplayable = whyUnplayable(state, seat, card);
    const where = unplayable ? null : placesFor(state, seat, card);
    return { ...cardView(state, card), ...(unplayable && { unplayable }), ...(where && { where }) };
  });
}

/** What a card of the hand can be played on; nothing for a standard action. */
function placesFor(state: State, seat: SeatId, card: CardId): CardId[] | null {
  if (DEFS[state.face[card]].kind === "action") return targetsOf(state, seat, card);
  return minionSlots(state, seat, card, state.grants).map((slot) => state.bases[slot]);
}

function knownIn(state: State, pile: readonly CardId[], viewer: Viewer): (CardView & { above: number })[] {
  if (viewer === "open") return pile.toReversed().map((card, above) => ({ ...cardView(state, card), above }));
  const known: (CardView & { above: number })[] = [];
  for (let i = pile.length - 1; i >= 0; i--)
    if (knows(state, viewer, pile[i])) known.push({ ...cardView(state, pile[i]), above: pile.length - 1 - i });
  return known;
}

function baseView(state: State, slot: Slot): BaseView {
  const base = state.bases[slot];
  return {
    slot,
    ...cardView(state, base),
    breakpoint: breakpointOf(state, slot),
    parts: state.lasting.flatMap((one) =>
      one.type === "breakpoint" && one.card === base ? [{ by: DEFS[one.by].id, amount: one.amount }] : [],
    ),
    total: totalAt(state, slot),
    ready: readyBases(state).includes(slot),
    scoring: state.scoring?.base === base,
    standings: standingsAt(state, slot),
    cards: state.at[slot].map((card) => playedView(state, card)),
  };
}

function playedView(state: State, card: CardId): PlayedView {
  const def = DEFS[state.face[card]];
  const isMinion = def.kind === "minion";
  const ready = state.phase === "play" && state.controller[card] === state.current && isAbilityReady(state, card, "play");
  return {
    ...cardView(state, card),
    kind: def.kind as PlayedView["kind"],
    owner: state.owner[card],
    controller: state.controller[card],
    ...(state.bearer[card] >= 0 && { on: state.bearer[card] }),
    ...(isMinion && { power: powerOf(state, card), printed: def.printed, parts: partsOfPower(state, card) }),
    ...(state.counters[card] > 0 && { counters: state.counters[card] }),
    ...(state.named[card] >= 0 && { named: FACTIONS[state.named[card]].id }),
    ...(ready && { ready }),
  };
}
