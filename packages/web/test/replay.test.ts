import { commitment, type Game, Refused, recordOf, replay, seatId } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import { describe, expect, it } from "vitest";
import { checksOf, eyesText, searchOf, spotOf, timelineOf } from "../src/replay/timeline.ts";
import { NAMES, randomRecord } from "./matches.ts";

const game = nobunaga as unknown as Game;
const record = randomRecord(3, "replay");

function timeline(viewer: Parameters<typeof timelineOf>[2]) {
  const made = timelineOf(game, record, viewer);
  if (made instanceof Refused) throw made;
  return made;
}

describe("a timeline", () => {
  it("has a view and a step for the start and after each answer", () => {
    const { views, steps } = timeline("open");
    expect(views).toHaveLength(record.answers.length + 1);
    expect(views.map(({ answers }) => answers)).toEqual(steps.map(({ answers }) => answers));
    expect(steps.map(({ seat }) => seat)).toEqual([null, ...record.answers.map(([seat]) => seat)]);
  });

  it("shows each viewer what the kernel shows them, and no more", () => {
    for (const viewer of ["spectator", seatId(2)] as const) {
      const { views, steps } = timeline(viewer);
      const match = replay(game, record, 20);
      if (match instanceof Refused) throw match;
      expect(views[20]).toEqual(match.eyes(viewer).view());
      expect(steps.slice(0, 21).flatMap(({ events }) => events)).toEqual(match.eyes(viewer).events());
    }
  });

  it("ends with the result", () => {
    expect(timeline("spectator").views.at(-1)?.result).toEqual(record.end?.result);
  });

  it("says which answer of a damaged record is impossible", () => {
    const answers = record.answers.with(4, [record.answers[4][0], 77]);
    const refused = timelineOf(game, { ...record, answers }, "open");
    expect(refused).toMatchObject({ code: "wrong-answer", facts: { number: 5 } });
  });
});

describe("a record is checked", () => {
  it("it goes as recorded when it is played again", () => {
    expect(checksOf(game, record)).toEqual({ same: true, commitment: commitment(record.seed) });
  });

  it("a changed record shows", () => {
    const changed = { ...record, end: record.end && { ...record.end, digest: "0".repeat(64) } };
    expect(checksOf(game, changed as typeof record).same).toBe(false);
  });

  it("an unfinished one has nothing to be compared with", () => {
    const match = replay(game, record, 5);
    if (match instanceof Refused) throw match;
    expect(checksOf(game, recordOf(match, NAMES.slice(0, 3))).same).toBeNull();
  });
});

describe("a link names a moment and a pair of eyes", () => {
  it("and leads back to them", () => {
    for (const spot of [
      { at: 12, eyes: seatId(1) },
      { at: 0, eyes: "spectator" },
      { at: 3, eyes: "open" },
    ] as const)
      expect(spotOf(searchOf(spot), record)).toEqual(spot);
  });

  it("seats are counted from 1", () => {
    expect(searchOf({ at: 12, eyes: seatId(1) })).toBe("?at=12&eyes=2");
    expect(eyesText(seatId(0))).toBe("1");
  });

  it("what doesn't exist is replaced by what does", () => {
    expect(spotOf("?at=9999&eyes=9", record)).toEqual({ at: record.answers.length, eyes: "open" });
    expect(spotOf("?at=-3&eyes=nobody", record)).toEqual({ at: 0, eyes: "open" });
    expect(spotOf("", record)).toEqual({ at: 0, eyes: "open" });
  });
});
