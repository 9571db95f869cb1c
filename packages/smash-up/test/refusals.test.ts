import { type Game, Match, QuickDice, Refused, type SeatId, seatId } from "@fracas/kernel";
import { parseScenarios, runScenario } from "@fracas/kernel/scenario";
import { smashUp, smashUpScenarios } from "@fracas/smash-up";
import { describe, expect, test } from "vitest";
import { DEFS } from "../src/sets/index.ts";
import type { State } from "../src/state.ts";

const game = smashUp as unknown as Game;
const anna = seatId(0);

/** A match that begins in a position given in the words of scenarios; Anna is asked. */
function position(given: string): Match<State> {
  let match: Match<State> | undefined;
  const [scenario] = parseScenarios(
    "position",
    `Scenario: position\ngame: smash-up\nplayers: Anna, Boris\nGiven\n${given}\nPlay\nAnna is asked play`,
  );
  const start = Match.startAt;
  try {
    Match.startAt = ((...args: Parameters<typeof start>) => {
      const begun = start(...args);
      match = begun as unknown as Match<State>;
      return begun;
    }) as typeof start;
    runScenario(scenario, [{ game: smashUp, support: smashUpScenarios }]);
  } finally {
    Match.startAt = start;
  }
  if (!match) throw new Error("the position wasn't set up");
  return match;
}

function idOf(match: Match<State>, face: string): string {
  const index = DEFS.findIndex(({ id }) => id === face);
  return `${face}.${match.state.face.indexOf(index)}`;
}

/** Tries an answer, sees that nothing changed, and says which rule forbade it. */
function refusal(match: Match<State>, seat: SeatId, id: string): string {
  const before = JSON.stringify(match.save());
  const refused = match.optionById(seat, id);
  expect(JSON.stringify(match.save())).toBe(before);
  if (!(refused instanceof Refused)) throw new Error(`${id} was accepted`);
  for (const lang of ["en", "fr", "ru"] as const) expect(refused.explain(lang).length).toBeGreaterThan(20);
  return refused.message;
}

const HAND = "current: Anna\nphase: play cards\nAnna's hand: King Rex, Howl, Upgrade, Hidden Ninja, Zapbot\nAnna's deck: 9 Walker".replace(
  "9 Walker",
  "4 Walker",
);

describe("an answer that isn't offered is refused with the rule that forbids it, and changes nothing", () => {
  test("somebody else's card", () => {
    const match = position(`${HAND}\nBoris's hand: Collector`);
    expect(refusal(match, anna, idOf(match, "collector"))).toContain("isn't yours");
  });

  test("an action that waits for the time its Special names", () => {
    const match = position(HAND);
    expect(refusal(match, anna, idOf(match, "hidden-ninja"))).toContain("at the time its Special names");
  });

  test("an action without anything to play it on", () => {
    const match = position(HAND);
    expect(refusal(match, anna, idOf(match, "upgrade"))).toContain("nothing to play it on");
  });

  test("a second minion, a second action, and a minion too strong for what is left", () => {
    const match = position(HAND);
    match.answer(anna, match.optionById(anna, idOf(match, "howl")) as number);
    expect(refusal(match, anna, idOf(match, "upgrade"))).toContain("no action play is left");
    match.answer(anna, match.optionById(anna, idOf(match, "zapbot")) as number);
    match.answer(anna, match.options(anna)[0]);
    expect(refusal(match, anna, idOf(match, "king-rex"))).toContain("less power");
  });

  test("a base where a card forbids it", () => {
    const match = position(`${HAND}\nat Tar Pits: Boris's Overrun`);
    match.answer(anna, match.optionById(anna, idOf(match, "king-rex")) as number);
    expect(refusal(match, anna, idOf(match, "tar-pits"))).toContain("forbids it");
  });

  test("a protected card, and one that the text doesn't allow", () => {
    const at =
      "at Tar Pits: Boris's Collector, Boris's Wildlife Preserve\nat Tortuga: Boris's Ninja Master, Boris's Scout, Boris's Invader";
    const match = position(`current: Anna\nphase: play cards\nAnna's hand: Seeing Stars, Howl\n${at}`);
    match.answer(anna, match.optionById(anna, idOf(match, "seeing-stars")) as number);
    expect(refusal(match, anna, idOf(match, "collector"))).toContain("protected");
    expect(refusal(match, anna, idOf(match, "ninja-master"))).toContain("doesn't allow");
  });

  test("out of turn, after the end, and anything that is no option at all", () => {
    const match = position(HAND);
    expect(refusal(match, seatId(1), "end")).toContain("isn't asked");
    for (const id of ["", "collector", "use.zapbot.1", "king-rex.9999", "seat.7", "__proto__", "1e9"]) refusal(match, anna, id);
    for (const option of [-1, 0.5, Number.NaN, 1e12]) expect(match.answer(anna, option)).toBeInstanceOf(Refused);
  });
});

test("no refusal tells anything about cards that the player doesn't know", () => {
  const match = Match.start(game, { players: 2, options: { factions: "random", duplicates: false }, seed: "secret refusals" });
  const dice = new QuickDice("secret refusals");
  while (!match.over && match.answerCount < 60) {
    const seat = match.next;
    const other = match.fork();
    other.redeal(seat, String(match.answerCount));
    // Whoever asks can't know what is printed on a hidden card, so that the name in the id is always the same.
    const tries = Array.from({ length: 96 }, (_, card) => `walker.${card}`);
    const said = (one: Match) =>
      tries.map((id) => one.optionById(seat, id)).map((refused) => (refused instanceof Refused ? refused.message : "offered"));
    expect(said(other)).toEqual(said(match));
    const options = match.options(seat);
    match.answer(seat, options[dice.below(options.length)]);
  }
});
