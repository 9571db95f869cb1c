// Differences of JSON values: what is sent instead of a whole view must lead to exactly that view.
import { QuickDice } from "@fracas/kernel";
import { describe, expect, test } from "vitest";
import { applyPatch, diff, type Patch } from "../src/index.ts";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
const KEYS = ["a", "b", "c", "0", "1", "length", "constructor", "toString", "hasOwnProperty", "", "é"];

function randomJson(dice: QuickDice, depth = 4): Json {
  const kind = dice.below(depth > 0 ? 9 : 5);
  if (kind === 0) return null;
  if (kind === 1) return dice.below(2) === 0;
  if (kind === 2) return dice.below(5) - 2;
  if (kind < 5) return ["", "x", "takeda", "0"][dice.below(4)];
  const length = dice.below(5);
  if (kind < 7) return Array.from({ length }, () => randomJson(dice, depth - 1));
  const object: { [key: string]: Json } = {};
  for (let n = 0; n < length; n++) object[KEYS[dice.below(KEYS.length)]] = randomJson(dice, depth - 1);
  return object;
}

/** The value with a few places changed, as a view changes from move to move. */
function changed(dice: QuickDice, value: Json, depth = 4): Json {
  if (dice.below(6) === 0) return randomJson(dice, depth);
  if (Array.isArray(value)) {
    const list = value.map((item) => (dice.below(3) === 0 ? changed(dice, item, depth - 1) : item));
    if (dice.below(5) === 0) list.splice(dice.below(list.length + 1), dice.below(2), ...(dice.below(2) ? [randomJson(dice, 1)] : []));
    return list;
  }
  if (value === null || typeof value !== "object") return dice.below(2) === 0 ? value : randomJson(dice, 1);
  const entries = Object.entries(value).filter(() => dice.below(6) > 0);
  if (dice.below(4) === 0) entries.push([KEYS[dice.below(KEYS.length)], randomJson(dice, 1)]);
  return Object.fromEntries(entries.map(([key, part]) => [key, dice.below(3) === 0 ? changed(dice, part, depth - 1) : part]));
}

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Over the wire and back. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe("a difference", () => {
  test("turns any value into any other, over the wire, and changes neither", () => {
    const dice = new QuickDice("patch");
    for (let n = 0; n < 5_000; n++) {
      const from = frozen(randomJson(dice));
      const to = frozen(n % 2 === 0 ? randomJson(dice) : changed(dice, sent(from)));
      const patch = frozen(sent(diff(from, to)));
      expect(applyPatch(from, patch), JSON.stringify([from, to, patch])).toEqual(to);
      expect(diff(applyPatch(from, patch), to)).toBeNull();
    }
  });

  test("of equal values is null, however they were made", () => {
    const dice = new QuickDice("equal");
    for (let n = 0; n < 1_000; n++) {
      const value = randomJson(dice);
      expect(diff(value, value)).toBeNull();
      expect(diff(value, sent(value))).toBeNull();
      expect(applyPatch(value, null)).toBe(value);
    }
  });

  test("shares what didn't change with the old value", () => {
    const from = { same: { deep: [1, 2] }, other: 1 };
    const to = applyPatch(from, diff(from, { same: { deep: [1, 2] }, other: 2 }));
    expect(to.same).toBe(from.same);
  });

  test("is small where little changed", () => {
    const view = { state: { seats: Array.from({ length: 5 }, (_, seat) => ({ seat, hand: [1, 2, 3], points: 0 })) }, answers: 7 };
    const next = structuredClone(view);
    next.answers = 8;
    next.state.seats[3].points = 4;
    expect(diff(view, next)).toEqual({ answers: [8], state: { seats: { 3: { points: [4] } } } });
  });

  test.each<[string, Json, Json, Patch | null]>([
    ["sets a value that is a list", { a: 1 }, { a: [] }, { a: [[]] }],
    ["sets a list that changed its length", [1, 2], [1], [[1]]],
    ["goes into a list of the same length", [1, 2], [1, 3], { 1: [3] }],
    ["removes a key", { a: 1, b: 2 }, { b: 2 }, { a: [] }],
    ["tells a list from an object with the same keys", { 0: "x" }, ["x"], [["x"]]],
    ["tells null from nothing", { a: null }, {}, { a: [] }],
    ["sets null", { a: 1 }, { a: null }, { a: [null] }],
  ])("%s", (_, from, to, patch) => {
    expect(diff(from, to)).toEqual(patch);
    expect(applyPatch(from, patch)).toEqual(to);
  });
});
