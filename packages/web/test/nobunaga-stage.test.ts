import { type SeatId, seatId, type Viewer } from "@fracas/kernel";
import { type NobunagaEvent, type NobunagaView, nobunaga } from "@fracas/nobunaga";
import { describe, expect, it } from "vitest";
import { apply } from "../src/games/nobunaga/apply.ts";
import { HOUSE_IDS, NONE } from "../src/games/nobunaga/houses.ts";
import { movesOf, place, stage } from "../src/games/nobunaga/stage.ts";
import { type Timeline, timelineOf } from "../src/replay/timeline.ts";
import { randomRecord } from "./matches.ts";

const MATCHES = [2, 3, 4, 5].flatMap((players) =>
  [false, true].map((extra) => randomRecord(players, `stage ${players} ${extra}`, { nobunagaExtraCard: extra, nobunagaBlocks: extra })),
);

function timeline(record: (typeof MATCHES)[number], viewer: Viewer): Timeline {
  const made = timelineOf(nobunaga as never, record, viewer);
  if (made instanceof Error) throw made;
  return made;
}

/** A seat that sees its own hand doesn't need to know what others have seen of it. */
function comparable(state: NobunagaView) {
  return { ...state, seats: state.seats.map((seat) => (seat.hand ? { ...seat, seen: null } : seat)) };
}

describe("events lead from one view to the next", () => {
  for (const record of MATCHES)
    for (const viewer of ["spectator", "open", seatId(0), seatId(1)] as const)
      it(`${record.players} players, extra card ${record.options.nobunagaExtraCard}, seen by ${viewer}`, () => {
        const { views, steps } = timeline(record, viewer);
        for (let at = 1; at < views.length; at++) {
          const before = views[at - 1].state as NobunagaView;
          const led = (steps[at].events as readonly NobunagaEvent[]).reduce(apply, before);
          expect(comparable(led)).toEqual(comparable(views[at].state as NobunagaView));
        }
      });
});

describe("frames", () => {
  it("tell every event once, in order, and end with the view that is true now", () => {
    const { views, steps } = timeline(MATCHES[3], seatId(1));
    for (let at = 1; at < views.length; at++) {
      const frames = stage(views[at - 1], steps[at].events, views[at]);
      const told = frames.map((frame) => frame.told);
      expect(told).toEqual(told.toSorted((one, other) => one - other));
      expect(frames.at(-1)).toMatchObject({ view: views[at], told: steps[at].events.length });
    }
  });

  it("show the ranking of an attack before anybody lays a card down", () => {
    const { views, steps } = timeline(MATCHES[2], "spectator");
    const at = steps.findIndex(({ events }) => events.some(({ type }) => type === "ranked"));
    const events = steps[at].events as readonly NobunagaEvent[];
    const ranked = events.findIndex(({ type }) => type === "ranked");
    const [reading, laying] = stage(views[at - 1], events, views[at]).filter(({ told }) => told === ranked + 1);
    expect(reading.moves).toEqual([]);
    expect(reading.hold).toBeGreaterThan(2_000);
    expect(laying.moves.length).toBeGreaterThan(0);
    expect((reading.view.state as NobunagaView).seats.map(({ points }) => points)).toEqual(
      (views[at - 1].state as NobunagaView).seats.map(({ points }) => points),
    );
  });

  it("ask nothing while something still happens", () => {
    const { views, steps } = timeline(MATCHES[0], seatId(0));
    for (let at = 1; at < views.length; at++)
      for (const frame of stage(views[at - 1], steps[at].events, views[at]).slice(0, -1)) expect(frame.view.question).toBeNull();
  });
});

describe("cards go", () => {
  const empty = { nobunaga: { campaign: NONE, used: NONE, won: NONE, points: 0 } } as unknown as NobunagaView;
  const withNobunaga = (zones: Partial<NobunagaView["nobunaga"]>) => ({ nobunaga: { ...empty.nobunaga, ...zones } }) as NobunagaView;

  it("from the centre to the hand of whoever takes them", () => {
    expect(movesOf({ type: "houseTaken", seat: seatId(2), house: "takeda" }, empty)).toEqual([
      { card: "takeda", from: place.centre, to: place.hand(seatId(2)) },
    ]);
  });

  it("from the centre to Nobunaga when they are left over", () => {
    expect(movesOf({ type: "leftOver", houses: ["asai", "asai"] }, empty)).toEqual([
      { card: "asai", from: place.centre, to: place.campaign },
      { card: "asai", from: place.centre, to: place.campaign },
    ]);
  });

  it("from Nobunaga's used cards to his campaign zone when he marches", () => {
    expect(movesOf({ type: "campaignStarted", number: 2, houses: ["mouri"] }, withNobunaga({ used: { ...NONE, mouri: 2 } }))).toHaveLength(
      2,
    );
  });

  it("in an attack: one for each awarded, the rest of Nobunaga's to his used cards", () => {
    const ranking = [
      { who: "nobunaga", count: 3, awarded: true, tieBreak: null },
      { who: seatId(1), count: 2, awarded: true, tieBreak: "nearest" },
      { who: seatId(2), count: 2, awarded: false, tieBreak: null },
    ] as const;
    const moves = movesOf({ type: "ranked", house: "hongan", ranking }, withNobunaga({ campaign: { ...NONE, hongan: 3 } }));
    expect(moves).toEqual([
      { card: "hongan", from: place.campaign, to: place.won("nobunaga") },
      { card: "hongan", from: place.hand(seatId(1)), to: place.won(seatId(1)) },
      { card: "hongan", from: place.campaign, to: place.used },
      { card: "hongan", from: place.campaign, to: place.used },
    ]);
  });

  it("and none appears or vanishes: every change of a visible zone is a move", () => {
    const { views, steps } = timeline(MATCHES[5], "open");
    for (let at = 1; at < views.length; at++) {
      let state = views[at - 1].state as NobunagaView;
      for (const event of steps[at].events as readonly NobunagaEvent[]) {
        const moves = movesOf(event, state);
        const next = apply(state, event);
        for (const house of HOUSE_IDS) {
          const gained = (to: string) => moves.filter((move) => move.card === house && move.to === to).length;
          const lost = (from: string) => moves.filter((move) => move.card === house && move.from === from).length;
          const zones: [string, number, number][] = [
            [place.centre, state.centre[house], next.centre[house]],
            [place.campaign, state.nobunaga.campaign[house], next.nobunaga.campaign[house]],
            [place.used, state.nobunaga.used[house], next.nobunaga.used[house]],
            [place.won("nobunaga"), state.nobunaga.won[house], next.nobunaga.won[house]],
            ...state.seats.flatMap((seat, index): [string, number, number][] => [
              [place.hand(index as SeatId), seat.hand?.[house] ?? 0, next.seats[index].hand?.[house] ?? 0],
              [place.won(index as SeatId), seat.won[house], next.seats[index].won[house]],
            ]),
          ];
          for (const [zone, before, after] of zones)
            expect([zone, event.type, gained(zone) - lost(zone)]).toEqual([zone, event.type, after - before]);
        }
        state = next;
      }
    }
  });
});
