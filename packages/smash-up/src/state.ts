// The position of a match of Smash Up: plain numbers in plain arrays, one entry for each card, and lists of cards for the places.
import { type MatchOptions, type Script, type SeatId, type SeatMask, seatId, type Table } from "@fracas/kernel";
import type { SmashUpEvent } from "./events.ts";

declare const cardBrand: unique symbol;
/** A card of this match: minions, actions, titans and bases alike. What is printed on it is another matter, see `face`. */
export type CardId = number & { readonly [cardBrand]: true };

declare const slotBrand: unique symbol;
/** A place for a base on the table; the base in it changes, the slot doesn't. */
export type Slot = number & { readonly [slotBrand]: true };

export const NO_CARD = -1 as CardId;
export const NO_SLOT = -1 as Slot;
/** Who owns and controls a base. */
export const NOBODY = -1 as SeatId;

/** Where a card can be. In play is what lies at a base, the bases themselves included. */
export const [DECK, HAND, DISCARD, PLAY, RESOLVING, BOX] = [0, 1, 2, 3, 4, 5] as const;

export type Phase = "factions" | "setup" | "start" | "play" | "score" | "draw" | "end";

/** Something that holds for a while: until the start or the end of a turn (see `startOf`, `endOf`). */
export interface Lasting {
  readonly type: "power" | "breakpoint" | "noActions" | "ignoresBase" | "shielded";
  /** The card that it concerns, with its arrival; a base; or nothing. */
  readonly card: CardId;
  readonly arrival: number;
  readonly seat: SeatId;
  readonly amount: number;
  /** What is printed on the card that brought it. */
  readonly by: number;
  /** The card that it protects from. */
  readonly from: CardId;
  readonly until: number;
  /** In which turn it began. */
  readonly turn: number;
}

/** The right to play a card: one for free of each kind, and what was granted besides. */
export interface Grant {
  readonly kind: "minion" | "action";
  /** The highest printed power that fits. */
  readonly most: number;
  /** Only on this base. */
  readonly base: CardId;
  /** Only where the player has no minions. */
  readonly lonely: boolean;
  /** What is printed on the card that granted it; -1: it is the free play of the turn. */
  readonly by: number;
}

/** Something that happened, as abilities that wait for it see it: with power and place as they were. */
export interface Happening {
  readonly type: HappeningType;
  readonly card: CardId;
  readonly face: number;
  readonly arrival: number;
  /** Who did it, or whose turn it is. */
  readonly seat: SeatId;
  readonly slot: Slot;
  readonly base: CardId;
  /** Who controlled the card, and its power. */
  readonly controller: SeatId;
  readonly power: number;
}

export type HappeningType = "played" | "destroyed" | "affected" | "turnStarts" | "turnEnds";

/** An ability that answers something that happened, noted at that moment. */
export interface Trigger {
  readonly card: CardId;
  readonly arrival: number;
  readonly face: number;
  readonly ability: number;
  readonly seat: SeatId;
  readonly slot: Slot;
  readonly happening: Happening;
  /** What happened takes this card away too. */
  readonly leaving: boolean;
}

/** What a card or an ability triggered, waiting until it is done. The card, if it is a standard action, is discarded after that. */
export interface Group {
  readonly card: CardId;
  readonly triggers: readonly Trigger[];
}

export interface Award {
  readonly seat: SeatId;
  readonly power: number;
  /** 1, 2, 3, or 4 for all who come later. */
  readonly place: number;
  readonly vp: number;
  /** Given by the base's ability on top. */
  readonly extra: number;
}

/** The times around a scoring at which abilities may be used. */
export type Window = "beforeScoring" | "afterScoring" | "afterReplacement";

/** A card that an ability saves from being discarded with its base. */
export interface Saving {
  readonly card: CardId;
  readonly to: Slot | "hand";
  /** The ability's card, what is printed on it, and for whom it works. */
  readonly by: CardId;
  readonly face: number;
  readonly seat: SeatId;
}

/** A base that is being scored. */
export interface Scoring {
  readonly base: CardId;
  /** What is printed on it, also when it has left. */
  readonly face: number;
  readonly slot: Slot;
  readonly window: Window | null;
  /** The next base is there. */
  readonly replaced: boolean;
  /** Somebody has used something in this window. */
  readonly stirred: boolean;
  /** Fixed when the VP are awarded; empty before. */
  readonly awards: readonly Award[];
  /** Abilities used in this window, and those offered once already, by `abilityKey`. */
  readonly used: readonly number[];
  readonly offered: readonly number[];
  /** Names of which each seat may use one ability per base, as seat and face. */
  readonly limited: readonly number[];
  /** The round of Specials: whose turn it is, and how many passed in a row. */
  readonly next: SeatId;
  readonly passed: number;
  /** Cards that go elsewhere instead of the discard pile: to a slot, or to the owner's hand. */
  readonly instead: readonly Saving[];
  /** The base chosen to come next, if an ability did. */
  readonly replacement: CardId;
  /** Everybody had to ignore the base's ability when it was cleared. */
  readonly silenced: boolean;
}

export interface State {
  readonly players: number;
  readonly choosing: "free" | "random" | "draft";
  readonly duplicates: boolean;

  /** By seat, and those still to choose from. */
  factions: number[][];
  offered: number[];

  // By card. `face` is what is printed on it (an index of DEFS); `known` has a bit for every seat that knows it.
  face: number[];
  owner: SeatId[];
  controller: SeatId[];
  zone: number[];
  slot: Slot[];
  /** The card that it is attached to. */
  bearer: CardId[];
  /** Cards that leave play and come back are new ones. */
  arrival: number[];
  known: number[];
  counters: number[];
  /** The turn in which its once-a-turn ability was used last. */
  usedIn: number[];
  /** A faction that was named for it. */
  named: number[];

  /** The top card is the last one. */
  decks: CardId[][];
  hands: CardId[][];
  discards: CardId[][];
  resolving: CardId[];

  /** By slot: the base there, and everything at it, in the order in which it came. */
  bases: CardId[];
  at: CardId[][];
  baseDeck: CardId[];
  baseDiscard: CardId[];
  /** Cards in play whose abilities bear on others all the time; only these are asked about power, protection and prohibitions. */
  live: CardId[];

  lasting: Lasting[];
  groups: Group[];
  grants: Grant[];
  scoring: Scoring | null;

  vp: number[];
  first: SeatId;
  current: SeatId;
  turn: number;
  phase: Phase;
  /** How often a card has come into play. */
  arrivals: number;
  /** By seat: minions played this turn. And by the current player in this Play Cards phase. */
  minionsPlayed: number[];
  playedInPhase: number;
  /** Names of which each seat may use one ability per turn, as seat and face. */
  limited: number[];
  over: boolean;
}

export type SmashUpTable = Table<State, SmashUpEvent>;
export type Ask<R = void> = Script<R>;
/** A question to one seat, to be asked with `yield*`. */
export type Question = ReturnType<SmashUpTable["ask"]>;

function lists<T>(count: number): T[][] {
  const all: T[][] = [];
  for (let i = 0; i < count; i++) all.push([]);
  return all;
}

export function emptyState(players: number, options: MatchOptions): State {
  return {
    players,
    choosing: options.factions as State["choosing"],
    duplicates: options.duplicates === true,
    factions: lists(players),
    offered: [],
    face: [],
    owner: [],
    controller: [],
    zone: [],
    slot: [],
    bearer: [],
    arrival: [],
    known: [],
    counters: [],
    usedIn: [],
    named: [],
    decks: lists(players),
    hands: lists(players),
    discards: lists(players),
    resolving: [],
    bases: [],
    at: lists(players + 1),
    baseDeck: [],
    baseDiscard: [],
    live: [],
    lasting: [],
    groups: [],
    grants: [],
    scoring: null,
    vp: new Array(players).fill(0),
    first: seatId(0),
    current: seatId(0),
    turn: 0,
    phase: "factions",
    arrivals: 0,
    minionsPlayed: new Array(players).fill(0),
    playedInPhase: 0,
    limited: [],
    over: false,
  };
}

export function copyState(state: State): State {
  return {
    players: state.players,
    choosing: state.choosing,
    duplicates: state.duplicates,
    factions: copyAll(state.factions),
    offered: state.offered.slice(),
    face: state.face.slice(),
    owner: state.owner.slice(),
    controller: state.controller.slice(),
    zone: state.zone.slice(),
    slot: state.slot.slice(),
    bearer: state.bearer.slice(),
    arrival: state.arrival.slice(),
    known: state.known.slice(),
    counters: state.counters.slice(),
    usedIn: state.usedIn.slice(),
    named: state.named.slice(),
    decks: copyAll(state.decks),
    hands: copyAll(state.hands),
    discards: copyAll(state.discards),
    resolving: state.resolving.slice(),
    bases: state.bases.slice(),
    at: copyAll(state.at),
    baseDeck: state.baseDeck.slice(),
    baseDiscard: state.baseDiscard.slice(),
    live: state.live.slice(),
    lasting: state.lasting.slice(),
    groups: state.groups.slice(),
    grants: state.grants.slice(),
    scoring: state.scoring,
    vp: state.vp.slice(),
    first: state.first,
    current: state.current,
    turn: state.turn,
    phase: state.phase,
    arrivals: state.arrivals,
    minionsPlayed: state.minionsPlayed.slice(),
    playedInPhase: state.playedInPhase,
    limited: state.limited.slice(),
    over: state.over,
  };
}

function copyAll<T>(lists: readonly T[][]): T[][] {
  const copy: T[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i].slice());
  return copy;
}

/** A card in each place that it is in: its number, and above it what is printed on it and whose it is. */
export function census(state: State): number[] {
  const { face, owner } = state;
  const places = [...state.decks, ...state.hands, ...state.discards, ...state.at, state.resolving];
  const all = [...places.flat(), ...state.bases, ...state.baseDeck, ...state.baseDiscard].filter((card) => card !== NO_CARD);
  return all.map((card) => ((face[card] * 8 + owner[card] + 1) << 8) | 0).concat(all.map((card) => -1 - card));
}

/** Who knows a card that lies open: all seats, and whoever watches. */
export const everybody = ({ players }: State): SeatMask => (2 << players) - 1;

/** When something lasts until the start or the end of a turn. */
export const startOf = (turn: number): number => turn * 2;
export const endOf = (turn: number): number => turn * 2 + 1;

/** The number of this seat's turn that is under way or comes next. */
export function turnOf(state: State, seat: SeatId): number {
  return state.turn + ((seat - state.current + state.players) % state.players);
}

/** The number of this seat's turn that hasn't begun yet. */
export function nextTurnOf(state: State, seat: SeatId): number {
  return seat === state.current ? state.turn + state.players : turnOf(state, seat);
}
