import { type GameEvent, seatId, type View } from "@fracas/kernel";
import type { Step } from "@fracas/protocol";
import { describe, expect, it } from "vitest";
import type { Frame } from "../src/games/client.ts";
import { advance, follow, holdOf, type Position, skip, startPlayback, stepsTold } from "../src/table/playback.ts";

const view = (answers: number, viewer: View["viewer"] = "spectator") => ({ answers, viewer }) as View;
const event = (type: string): GameEvent => ({ type });
const step = (answers: number, ...types: string[]): Step => ({ answers, seat: seatId(0), events: types.map(event) });

/** One frame for each event, each held for a second; nothing is held when nothing happened. */
function stage(_: View, events: readonly GameEvent[], after: View): readonly Frame[] {
  if (events.length === 0) return [{ view: after, told: 0, moves: [], hold: 0 }];
  return events.map((_, at) => ({
    view: at === events.length - 1 ? after : view(-1),
    told: at + 1,
    moves: [{ card: "x", from: "a", to: "b" }],
    hold: 1_000,
  }));
}

const START: Position = { view: view(0), steps: [step(0, "started")] };
const ONE: Position = { view: view(1), steps: [...START.steps, step(1, "taken", "laid")] };
const TWO: Position = { view: view(2), steps: [...ONE.steps, step(2, "kept")] };

describe("updates wait in a line", () => {
  it("a position to begin with is shown at once and told in full", () => {
    const playback = startPlayback(ONE);
    expect(playback.shown).toMatchObject({ view: ONE.view, told: [{ type: "started" }, { type: "taken" }, { type: "laid" }], fresh: [] });
    expect(playback.line).toEqual([]);
  });

  it("what happens is shown event by event", () => {
    const first = follow(startPlayback(START), ONE, stage);
    expect(first.shown).toMatchObject({ fresh: [{ type: "taken" }], told: [{ type: "started" }, { type: "taken" }] });
    const second = advance(first);
    expect(second.shown).toMatchObject({ fresh: [{ type: "laid" }], view: ONE.view });
    expect(second.line).toEqual([]);
  });

  it("nothing is overtaken: what comes meanwhile is shown after what is being shown", () => {
    let playback = follow(follow(startPlayback(START), ONE, stage), TWO, stage);
    const order = [playback.shown.fresh[0].type];
    while (playback.line.length > 0) {
      playback = advance(playback);
      order.push(playback.shown.fresh[0].type);
    }
    expect(order).toEqual(["taken", "laid", "kept"]);
    expect(playback.shown.view).toBe(TWO.view);
  });

  it("a moment that is still being read holds up the next one; one that has been read doesn't", () => {
    const reading = advance(follow(startPlayback(START), ONE, stage));
    expect(follow(reading, TWO, stage).line).toHaveLength(1);
    expect(follow(advance(reading), TWO, stage).line).toHaveLength(0);
  });

  it("skipping shows where the match stands, without movement, and still tells everything", () => {
    const skipped = skip(follow(startPlayback(START), TWO, stage));
    expect(skipped.shown).toMatchObject({ view: TWO.view, fresh: [{ type: "laid" }, { type: "kept" }], moves: [], hold: 0 });
    expect(skipped.line).toEqual([]);
  });

  it("answers taken back are gone at once, with everything that waited", () => {
    const back = follow(follow(startPlayback(START), TWO, stage), ONE, stage);
    expect(back).toEqual(startPlayback(ONE));
  });

  it("another answer in place of the one taken back isn't mistaken for the same", () => {
    const other: Position = { view: view(2), steps: [...START.steps, step(1, "given"), step(2, "kept")] };
    expect(follow(startPlayback(TWO), other, stage)).toEqual(startPlayback(other));
  });

  it("the same steps, sent anew after a lost connection, are not shown again", () => {
    const again: Position = { view: view(1), steps: structuredClone(ONE.steps) };
    const playback = follow(startPlayback(ONE), again, stage);
    expect(playback.shown.view).toBe(again.view);
    expect(playback.line).toEqual([]);
  });

  it("a long gap is not watched but jumped", () => {
    const far: Position = { view: view(9), steps: [...START.steps, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => step(at, "taken"))] };
    expect(follow(startPlayback(START), far, stage)).toEqual(startPlayback(far));
  });

  it("whoever falls hopelessly behind is taken nearer, and still told everything", () => {
    let position: Position = START;
    let playback = startPlayback(position);
    for (let at = 1; at <= 40; at++) {
      position = { view: view(at), steps: [...position.steps, step(at, `event ${at}`)] };
      playback = follow(playback, position, stage);
    }
    expect(playback.line.length).toBeLessThan(25);
    const told = playback.shown.told.length + playback.line.flatMap(({ fresh }) => fresh).length;
    expect(told).toBe(41);
    expect(playback.line.at(-1)?.view).toBe(position.view);
  });

  it("other eyes see another match", () => {
    const other: Position = { view: view(1, seatId(1)), steps: ONE.steps };
    expect(follow(startPlayback(START), other, stage)).toEqual(startPlayback(other));
  });

  it("a long line goes faster, but not faster than half the time", () => {
    const step20: Position = { view: view(1), steps: [...START.steps, step(1, ...Array.from({ length: 12 }, () => "taken"))] };
    const step99: Position = { view: view(1), steps: [...START.steps, step(1, ...Array.from({ length: 99 }, () => "taken"))] };
    expect(holdOf(follow(startPlayback(START), ONE, stage))).toBe(1_000);
    expect(holdOf(follow(startPlayback(START), step20, stage))).toBe(750);
    expect(holdOf(follow(startPlayback(START), step99, stage))).toBe(500);
  });
});

describe("the log keeps pace with the board", () => {
  const steps = [step(0, "started"), step(1, "taken", "laid"), step(2, "kept")];
  it("a step that is being shown is told as far as it was shown", () => {
    expect(stepsTold(steps, 2)).toEqual([steps[0], step(1, "taken")]);
  });
  it("steps that were shown are told whole, and nothing before it is shown", () => {
    expect(stepsTold(steps, 3)).toEqual(steps.slice(0, 2));
    expect(stepsTold(steps, 4)).toEqual(steps);
  });
});
