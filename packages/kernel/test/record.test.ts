import { checkSetup, type Game, Match, parseRecord, Refused, recordOf, replay } from "@fracas/kernel";
import { describe, expect, test } from "vitest";
import { bidding } from "./bidding.ts";

const game: Game = bidding;
const seats = ["Anna", "Boris"];

function finished() {
  const match = Match.start(game, { players: 2, options: {}, seed: "record" });
  while (!match.over) match.answer(match.next, match.options(match.next)[0]);
  return recordOf(match, seats);
}

const whole = JSON.stringify(finished());
const without = (field: string) => JSON.stringify({ ...finished(), [field]: undefined });
const having = (fields: object) => JSON.stringify({ ...finished(), ...fields });

test("a record read back replays to the same end", () => {
  const read = parseRecord(whole, [game]);
  if (read instanceof Refused) throw read;
  const match = replay(game, read.record);
  if (match instanceof Refused) throw match;
  expect(recordOf(match, seats)).toEqual(finished());
});

test("a match that was restored or played quickly has the same record", () => {
  const quick = Match.start(game, { players: 2, options: {}, seed: "record" }, { quick: true });
  let restored = Match.start(game, { players: 2, options: {}, seed: "record" });
  while (!quick.over) {
    quick.answer(quick.next, quick.options(quick.next)[0]);
    restored = Match.restore(game, JSON.parse(JSON.stringify(restored.save())));
    restored.answer(restored.next, restored.options(restored.next)[0]);
  }
  expect(recordOf(quick, seats)).toEqual(finished());
  expect(recordOf(restored, seats)).toEqual(finished());
});

describe("what isn't a good record is refused, and it says why", () => {
  test.each([
    ["not JSON", "{", "not-json", "it is not JSON"],
    ["a foreign file", '{"name":"something"}', "foreign-file", 'it has no "fracas" field'],
    ["a list", "[1,2]", "foreign-file", 'it has no "fracas" field'],
    ["another format", having({ fracas: 7 }), "other-format", "has format 7; this program reads format 1"],
    ["another game", having({ game: "chess" }), "unknown-game", '"chess"'],
    ["another rules version", having({ rules: 9 }), "other-rules", "rules version 9 of bidding; this program has version 1"],
    ["too many players", having({ players: 9 }), "wrong-players", "it takes 2 to 4"],
    ["no seed", without("seed"), "wrong-seed", "a text of 1 to 200 characters"],
    ["an unknown option", having({ options: { speed: 3 } }), "unknown-option", '"speed"'],
    ["no seats", without("seats"), "broken-record", '"seats"'],
    ["answers of another shape", having({ answers: ["x"] }), "broken-record", '"answers"'],
    ["options of another shape", having({ options: "abc" }), "broken-record", '"options"'],
    ["a seat that isn't there", having({ answers: [[32, 1]] }), "broken-record", '"answers"'],
    ["a name that moves the cursor", having({ seats: ["Anna\u001b[2J", "Boris"] }), "broken-record", '"seats"'],
    ["an empty name", having({ seats: ["Anna", " "] }), "broken-record", '"seats"'],
    ["players that can't be printed", having({ players: { toString: 1, valueOf: 1 } }), "wrong-players", "? players"],
    ["a game with a name of two lines", having({ game: `x\ny${"z".repeat(100)}` }), "unknown-game", '"x?yzzz'],
    ["a mark of another shape", having({ wentBack: "often" }), "broken-record", '"wentBack"'],
    ["an end of another shape", having({ end: 3 }), "broken-record", '"end"'],
  ])("%s", (_, text, code, words) => {
    const refused = parseRecord(text, [game]);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ code });
    expect((refused as Refused).message).toContain(words);
  });

  test("an impossible answer, by its number", () => {
    const record = { ...finished(), answers: [...finished().answers.slice(0, 1), finished().answers[0]] };
    expect(replay(game, record)).toMatchObject({ code: "wrong-answer", facts: { number: 2 } });
  });
});

test("every refusal is explained in every language", () => {
  const refused = [
    checkSetup(game, { players: 1, options: {}, seed: "x" }),
    checkSetup(game, { players: 2, options: { a: 1 }, seed: "x" }),
    checkSetup({ ...game, options: { fast: { choices: [true, false], default: false } } }, { players: 2, options: { fast: 3 }, seed: "x" }),
    checkSetup(game, { players: 2, options: {}, seed: "" }),
  ];
  for (const each of refused) {
    if (!(each instanceof Refused)) throw new Error("it should have been refused");
    const sentences = (["en", "fr", "ru"] as const).map((lang) => each.explain(lang));
    expect(new Set(sentences).size).toBe(3);
  }
});

test("options that aren't given take their defaults", () => {
  const optional = { ...game, options: { fast: { choices: [true, false], default: false } } };
  expect(checkSetup(optional, { players: 2, options: {}, seed: "x" })).toEqual({ players: 2, options: { fast: false }, seed: "x" });
});
