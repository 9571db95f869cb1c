import { readdirSync, readFileSync } from "node:fs";
import { parseScenarios } from "@fracas/kernel/scenario";
import { CARDS, FACTION_FACTS, smashUp } from "@fracas/smash-up";
import { describe, expect, test } from "vitest";

const folder = new URL("../../../scenarios/smash-up/", import.meta.url);
const names = smashUp.texts.en.cards;

describe.each(FACTION_FACTS)("$id", ({ id, set, cards, bases }) => {
  test("has twenty cards and two bases", () => {
    expect(cards.reduce((sum, card) => sum + CARDS[card].copies, 0)).toBe(20);
    expect(bases).toHaveLength(2);
  });

  const file = `${set}/${id}.scenario`;
  const scenarios = parseScenarios(file, readFileSync(new URL(file, folder), "utf8"));
  const words = scenarios.map(({ title, given, play }) =>
    [title, ...(given ?? []).map(({ text }) => text), ...play.map(({ text }) => text)].join("\n"),
  );

  test.each([...cards, ...bases].map((card) => ({ card })))("$card has a scenario of its own", ({ card }) => {
    expect(words.some((text) => text.includes(names[card].name))).toBe(true);
  });
});

test("every scenario file belongs to a faction or to the rules", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".scenario"));
  const known = new Set(FACTION_FACTS.map(({ set, id }) => `${set}/${id}.scenario`));
  expect(files.filter((file) => !known.has(file) && !file.startsWith("rules/"))).toEqual([]);
});

test("the core set has 94 cards and 16 bases", () => {
  const core = Object.values(CARDS).filter(({ set }) => set === "core");
  expect(core.filter(({ kind }) => kind !== "base")).toHaveLength(94);
  expect(core.filter(({ kind }) => kind === "base")).toHaveLength(16);
});
