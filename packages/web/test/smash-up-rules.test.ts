// The short rules of Smash Up: complete in every language, and their examples are true.
import { LANGS } from "@fracas/kernel";
import { CARDS, FACTION_FACTS, smashUp } from "@fracas/smash-up";
import { describe, expect, test } from "vitest";
import { GOAL } from "../src/games/smash-up/facts.ts";
import { END, FACTIONS, SCORED, TURN } from "../src/games/smash-up/rules/examples.ts";
import { texts } from "../src/games/smash-up/rules/texts/index.ts";
import { texts as boardTexts } from "../src/games/smash-up/texts/index.ts";

/** Every text with the way to it: "quick.turn.text". */
function paths(value: unknown, at = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, at ? `${at}.${key}` : key));
}

const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(Number);

describe.each(LANGS)("in %s", (lang) => {
  test("there are the same texts in the same order, and none is empty", () => {
    for (const words of [texts, boardTexts]) {
      expect(paths(words[lang]).map(([path]) => path)).toEqual(paths(words.en).map(([path]) => path));
      expect(paths(words[lang]).filter(([, text]) => typeof text === "string" && text.trim() === "")).toEqual([]);
    }
  });

  test("the drawings are described with the numbers that they show", () => {
    const { drawings } = texts[lang];
    for (const name of ["base", "score", "end"] as const)
      expect(numbersIn(drawings[name].alt)).toEqual(numbersIn(texts.en.drawings[name].alt));
  });

  test("the reference has sections", () => {
    const { rules } = smashUp.texts[lang];
    expect(rules.length).toBeGreaterThan(5);
    expect(new Set(rules.map(({ heading }) => heading)).size).toBe(rules.length);
  });
});

test("a faction of the first drawing has 20 cards", () => {
  for (const faction of FACTIONS) {
    const cards = FACTION_FACTS.find(({ id }) => id === faction)?.cards ?? [];
    expect(cards.reduce((sum, card) => sum + CARDS[card].copies, 0)).toBe(20);
  }
});

test("the plays of the second are a minion and an action", () => {
  expect([CARDS[TURN.minion].kind, CARDS[TURN.action].kind, CARDS[TURN.extra].kind]).toEqual(["minion", "action", "minion"]);
});

test("the base scores, with these places", () => {
  const { breakpoint, vp } = CARDS[SCORED.base];
  for (const { minions, power } of SCORED.players) expect(minions.reduce((sum, minion) => sum + (CARDS[minion].power ?? 0), 0)).toBe(power);
  const powers = SCORED.players.map(({ power }) => power);
  expect(powers.reduce((sum, power) => sum + power, 0)).toBeGreaterThanOrEqual(breakpoint ?? 0);
  expect(powers).toEqual(powers.toSorted((one, other) => other - one));
  expect(SCORED.players.map((player) => player.vp)).toEqual(vp);
});

test("the last one is an end", () => {
  const points = END.map(({ vp }) => vp).toSorted((one, other) => other - one);
  expect(points[0]).toBeGreaterThanOrEqual(GOAL);
  expect(points[0]).toBeGreaterThan(points[1]);
});
