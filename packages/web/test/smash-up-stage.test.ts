import { type MatchRecord, seatId, type View, type Viewer } from "@fracas/kernel";
import { type SmashUpEvent, type SmashUpView, smashUp } from "@fracas/smash-up";
import { describe, expect, it } from "vitest";
import { apply } from "../src/games/smash-up/apply.ts";
import { place, stage, whereabouts } from "../src/games/smash-up/stage.ts";
import { type Timeline, timelineOf } from "../src/replay/timeline.ts";
import { randomSmashUp } from "./matches.ts";

const MATCHES = [2, 3, 4].flatMap((players) => [1, 2].map((n) => randomSmashUp(players, `stage ${players} ${n}`)));

function timeline(record: MatchRecord, viewer: Viewer): Timeline {
  const made = timelineOf(smashUp as never, record, viewer);
  if (made instanceof Error) throw made;
  return made;
}

const stateOf = (view: View) => view.state as SmashUpView;

/** Nothing that couldn't lie on a table: no card in two places, no less than nothing of anything. */
function expectSane(state: SmashUpView): void {
  const cards = [
    ...state.seats.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]),
    ...state.bases.flatMap(({ cards }) => cards),
    ...state.bases,
    ...state.resolving,
    ...state.baseDeck,
    ...state.baseDiscard,
  ].map(({ id }) => id);
  expect(cards.filter((card, at) => cards.indexOf(card) !== at)).toEqual([]);
  for (const { vp, handSize, hand, deckSize, deck } of state.seats) {
    expect(Math.min(vp, handSize, deckSize)).toBeGreaterThanOrEqual(0);
    expect(hand.length).toBeLessThanOrEqual(handSize);
    expect(deck.length).toBeLessThanOrEqual(deckSize);
    for (const { above } of deck) expect(above).toBeLessThan(deckSize);
  }
  for (const { cards, total, standings } of state.bases) {
    for (const { on } of cards) if (on !== undefined) expect(cards.map(({ id }) => id)).toContain(on);
    expect(standings.reduce((sum, { power }) => sum + power, 0)).toBe(total);
  }
}

describe.each(MATCHES)("a match of $players", (record) => {
  for (const viewer of ["spectator", "open", seatId(0), seatId(1)] as const)
    it(`seen by ${viewer}: every frame could lie on a table, in order, and the last one is what is true now`, () => {
      const { views, steps } = timeline(record, viewer);
      for (let at = 1; at < views.length; at++) {
        const { events } = steps[at];
        const frames = stage(views[at - 1], events, views[at]);
        const told = frames.map((frame) => frame.told);
        expect(told).toEqual(told.toSorted((one, other) => one - other));
        expect(frames.at(-1)).toMatchObject({ told: events.length });
        expect(frames.at(-1)?.view).toBe(views[at]);
        for (const { view, hold, moves } of frames) {
          expectSane(stateOf(view));
          expect(hold).toBeGreaterThanOrEqual(0);
          for (const { from, to } of moves) expect(from).not.toBe(to);
        }
        for (const { view } of frames.slice(0, -1)) expect([view.question, view.asked, view.result]).toEqual([null, null, null]);
      }
    });

  it("is told by its events: points, and where cards in play are", () => {
    const { views, steps } = timeline(record, "open");
    for (let at = 1; at < views.length; at++) {
      const end = stateOf(views[at]);
      const led = (steps[at].events as readonly SmashUpEvent[]).reduce((state, event) => apply(state, event, end), stateOf(views[at - 1]));
      expect(led.seats.map(({ vp }) => vp)).toEqual(end.seats.map(({ vp }) => vp));
      expect(led.seats.map(({ handSize, deckSize }) => [handSize, deckSize])).toEqual(
        end.seats.map(({ handSize, deckSize }) => [handSize, deckSize]),
      );
      expect(inPlay(led)).toEqual(inPlay(end));
    }
  });
});

function inPlay(state: SmashUpView): readonly [number, string, number[]][] {
  return state.bases.map(({ slot, face, cards }) => [slot, face, cards.map(({ id }) => id).toSorted((one, other) => one - other)]);
}

describe("cards go", () => {
  const { views, steps } = timeline(MATCHES[2], "open");
  const framesAt = (found: (event: SmashUpEvent) => boolean) => {
    const at = steps.findIndex(({ events }, step) => step > 0 && (events as readonly SmashUpEvent[]).some(found));
    const events = steps[at].events as readonly SmashUpEvent[];
    return { frames: stage(views[at - 1], events, views[at]), events, index: events.findIndex(found), before: stateOf(views[at - 1]) };
  };

  it("from the hand to the base where they are played", () => {
    const { frames, events, index } = framesAt((event) => event.type === "played" && event.at !== undefined && event.from === "hand");
    const played = events[index] as Extract<SmashUpEvent, { type: "played" }>;
    const frame = frames.find(({ told }) => told === index + 1);
    expect(frame?.moves).toContainEqual({
      card: String(played.card.id),
      from: place.hand(played.seat),
      to: place.base(played.at?.slot ?? -1),
    });
  });

  it("from the base to the discard pile of their owner when they are destroyed", () => {
    const { frames, events, index } = framesAt(({ type }) => type === "destroyed");
    const destroyed = events[index] as Extract<SmashUpEvent, { type: "destroyed" }>;
    expect(frames.flatMap(({ moves }) => moves)).toContainEqual({
      card: String(destroyed.card.id),
      from: place.base(destroyed.at.slot),
      to: place.discard(destroyed.owner),
    });
  });

  it("from a scored base only after everybody has seen what it awards", () => {
    const { frames, index } = framesAt(({ type }) => type === "scored");
    const at = frames.findIndex(({ told }) => told === index + 1);
    expect(frames[at].moves).toEqual([]);
    expect(frames[at].hold).toBeGreaterThan(1_000);
    expect(stateOf(frames[at].view).scoring?.awards.length).toBeGreaterThan(0);
  });

  it("through where everybody can read them, if they are actions that are done and gone", () => {
    const { frames, events, index } = framesAt((event) => event.type === "played" && event.at === undefined);
    const { card } = events[index] as Extract<SmashUpEvent, { type: "played" }>;
    const places = frames.map(({ view }) => whereabouts(stateOf(view)).get(card.id));
    expect(places).toContain(place.resolving);
  });
});
