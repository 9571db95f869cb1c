import { expect, test } from "vitest";
import { allAbilities, reach } from "./reach.ts";

/** More than enough: all is usually reached in a few hundred matches. */
const MOST_MATCHES = 3_000;

test("random matches use every ability of every card and base, and give every kind of answer to its questions", {
  timeout: 300_000,
}, () => {
  const { abilities, unanswered } = reach(MOST_MATCHES, "reach");
  expect(allAbilities().filter((ability) => !abilities.has(ability))).toEqual([]);
  expect(unanswered).toEqual([]);
});
