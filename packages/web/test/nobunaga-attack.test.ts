import { seatId } from "@fracas/kernel";
import type { NobunagaEvent, Ranked } from "@fracas/nobunaga";
import { describe, expect, it } from "vitest";
import { campaignOf } from "../src/games/nobunaga/attack.ts";

const [A, B, C] = [seatId(0), seatId(1), seatId(2)];
const ranked = (ranking: readonly Ranked[]): NobunagaEvent => ({ type: "ranked", house: "uesugi", ranking });
const place = (who: Ranked["who"], count: number, awarded: boolean, tieBreak: Ranked["tieBreak"] = null): Ranked => ({
  who,
  count,
  awarded,
  tieBreak,
});

const FIRST: readonly NobunagaEvent[] = [
  { type: "campaignStarted", number: 1, houses: ["uesugi"] },
  { type: "attacked", seat: A, house: "uesugi" },
  ranked([place(B, 2, true), place(A, 1, true, "active"), place("nobunaga", 1, false, "nobunaga"), place(C, 1, false)]),
  { type: "activePassed", from: A, to: C, why: "unawarded" },
];

describe("an attack explained", () => {
  it("has ranks, counts, tie-breaks, and the first card's points", () => {
    expect(campaignOf(FIRST)?.attack).toEqual({
      campaign: 1,
      attacker: A,
      house: "uesugi",
      rows: [
        { who: B, rank: 1, count: 2, tieBreak: null, gain: 5 },
        { who: A, rank: 2, count: 1, tieBreak: "active", gain: 5 },
        { who: "nobunaga", rank: 3, count: 1, tieBreak: "nobunaga", gain: null },
        { who: C, rank: 4, count: 1, tieBreak: null, gain: null },
      ],
      passed: { to: C, why: "unawarded" },
    });
  });

  it("counts the second card of a house by its second value", () => {
    const second = campaignOf([
      ...FIRST,
      { type: "campaignEnded", number: 1 },
      { type: "campaignStarted", number: 2, houses: ["uesugi"] },
      { type: "attacked", seat: C, house: "uesugi" },
      ranked([place("nobunaga", 2, true), place(B, 1, true, "nearest"), place(C, 1, true)]),
    ]);
    expect(second?.attack?.rows?.map(({ gain }) => gain)).toEqual([5, 1, 5]);
  });

  it("is known before everybody has shown their cards", () => {
    expect(campaignOf(FIRST.slice(0, 2))?.attack).toMatchObject({ house: "uesugi", rows: null, passed: null });
  });

  it("stays readable until the next attack or round begins", () => {
    expect(campaignOf([...FIRST, { type: "campaignEnded", number: 1 }])).toMatchObject({ ended: true, attack: { house: "uesugi" } });
    expect(campaignOf([...FIRST, { type: "attacked", seat: C, house: "asai" }])?.attack).toMatchObject({ house: "asai", rows: null });
    expect(campaignOf([...FIRST, { type: "roundDealt", round: 4, first: C, houses: [] }])).toBeNull();
  });

  it("doesn't exist before the campaign's first attack", () => {
    expect(campaignOf(FIRST.slice(0, 1))).toEqual({ number: 1, attack: null, ended: false });
    expect(campaignOf([])).toBeNull();
  });
});
