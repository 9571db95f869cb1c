// What happened between two views, moment by moment: which cards go where, and how long each moment is shown.
import type { GameEvent, SeatId, View } from "@fracas/kernel";
import type { HouseId, NobunagaEvent, NobunagaView, Who } from "@fracas/nobunaga";
import type { Cue, Frame, Move } from "../client.ts";
import { apply } from "./apply.ts";
import { HOUSE_IDS } from "./houses.ts";

/** The places of the board between which cards go. */
export const place = {
  pile: "pile",
  centre: "centre",
  /** Where the Active card lies while nobody holds it. */
  middle: "middle",
  pairs: "pairs",
  pair: (seat: SeatId) => `pair-${seat}`,
  hand: (seat: SeatId) => `hand-${seat}`,
  won: (who: Who) => `won-${who}`,
  holder: (seat: SeatId) => `holder-${seat}`,
  campaign: "campaign",
  used: "used",
} as const;

/** Long enough to be followed; an attack is to be read. In milliseconds. */
const HOLD: Readonly<Record<NobunagaEvent["type"], number>> = {
  started: 0,
  extraCard: 600,
  pairsLaid: 500,
  pairTaken: 600,
  kept: 350,
  roundDealt: 700,
  houseTaken: 550,
  activeLaid: 350,
  activeTaken: 600,
  activeKept: 400,
  given: 600,
  leftOver: 700,
  campaignStarted: 1800,
  attacked: 900,
  ranked: 900,
  activePassed: 1300,
  campaignEnded: 700,
  finished: 600,
};
/** The ranking stands before anybody lays a card down: a glance, and a line for each in it. */
const READING = 1200;
const READING_EACH = 450;

const CUES: Partial<Readonly<Record<NobunagaEvent["type"], Cue>>> = {
  pairsLaid: "deal",
  pairTaken: "take",
  roundDealt: "deal",
  houseTaken: "take",
  activeTaken: "take",
  given: "take",
  campaignStarted: "attack",
  attacked: "attack",
};

export function stage(before: View, events: readonly GameEvent[], after: View): readonly Frame[] {
  let state = before.state as NobunagaView;
  const frames: Frame[] = [];
  const show = (told: number, hold: number, moves: readonly Move[], cue?: Cue) => {
    const view: View = { ...before, state, asked: null, question: null, result: null };
    frames.push({ view, told, moves, hold, ...(cue && { cue }) });
  };
  for (const [index, event] of (events as readonly NobunagaEvent[]).entries()) {
    const moves = movesOf(event, state);
    if (event.type === "ranked") show(index + 1, READING + READING_EACH * event.ranking.length, []);
    state = apply(state, event);
    show(index + 1, HOLD[event.type], moves, CUES[event.type]);
  }
  const last = frames.pop();
  return [...frames, { ...(last ?? { moves: [], hold: 0 }), view: after, told: events.length }];
}

/** Which cards go where because of an event, given the board before it. */
export function movesOf(event: NobunagaEvent, before: NobunagaView): Move[] {
  switch (event.type) {
    case "extraCard":
      return [{ card: event.house, from: place.pile, to: place.used }];
    case "pairsLaid":
      return event.pairs.flat().map((card) => ({ card, from: place.pile, to: place.pairs }));
    case "pairTaken":
      return event.houses.map((card) => ({ card, from: place.pairs, to: place.pair(event.seat) }));
    case "kept":
      return event.house ? [{ card: event.house, from: place.pair(event.seat), to: place.hand(event.seat) }] : [];
    case "roundDealt":
      return event.houses.map((card) => ({ card, from: place.pile, to: place.centre }));
    case "houseTaken":
      return [{ card: event.house, from: place.centre, to: place.hand(event.seat) }];
    case "activeLaid":
      return [{ card: "active", from: place.holder(event.seat), to: place.middle }];
    case "activeTaken":
    case "activeKept":
      return [{ card: "active", from: place.middle, to: place.holder(event.seat) }];
    case "given":
      return [{ card: event.house, from: place.centre, to: place.campaign }];
    case "leftOver":
      return event.houses.map((card) => ({ card, from: place.centre, to: place.campaign }));
    case "campaignStarted":
      return HOUSE_IDS.flatMap((card) => repeated({ card, from: place.used, to: place.campaign }, before.nobunaga.used[card]));
    case "ranked":
      return laidDown(event, before);
    case "activePassed":
      return [{ card: "active", from: place.holder(event.from), to: place.holder(event.to) }];
    default:
      return [];
  }
}

function laidDown({ house, ranking }: Extract<NobunagaEvent, { type: "ranked" }>, { nobunaga }: NobunagaView): Move[] {
  const awarded = ranking.filter((ranked) => ranked.awarded).map(({ who }) => who);
  const laid = awarded.map((who) => ({ card: house, from: showsFrom(who), to: place.won(who) }));
  const rest = nobunaga.campaign[house] - (awarded.includes("nobunaga") ? 1 : 0);
  return [...laid, ...repeated({ card: house, from: place.campaign, to: place.used }, rest)];
}

function showsFrom(who: Who): string {
  return who === "nobunaga" ? place.campaign : place.hand(who);
}

function repeated(move: Move & { card: HouseId }, times: number): Move[] {
  return Array.from({ length: times }, () => move);
}
