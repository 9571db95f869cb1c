import { type Game, Match, Refused, recordOf, seatId } from "@fracas/kernel";
import { describe, expect, test } from "vitest";
import { type BiddingEvent, bidding, type State } from "./bidding.ts";

const [anna, boris] = [seatId(0), seatId(1)];
const start = (seed = "1") => Match.start(bidding, { players: 2, options: {}, seed });

/** Both bid their first card, so that the winner is asked whether to bury the top one. */
function afterBids() {
  const match = start();
  match.answer(anna, match.options(anna)[0]);
  match.answer(boris, match.options(boris)[0]);
  return match;
}

describe("answers", () => {
  test("several seats are asked at once and may answer in any order", () => {
    const one = start();
    const other = start();
    const [a, b] = [one.options(anna)[0], one.options(boris)[0]];
    one.answer(anna, a);
    expect(one.waiting).toEqual([boris]);
    one.answer(boris, b);
    other.answer(boris, b);
    other.answer(anna, a);
    expect(other.state).toEqual(one.state);
  });

  test("nobody sees an answer before all have answered", () => {
    const match = start();
    const before = match.eyes(boris).view();
    match.answer(anna, match.options(anna)[0]);
    expect(match.eyes(boris).view().state).toEqual(before.state);
    expect(match.eyes(boris).events()).toEqual([]);
  });

  test("a seat that isn't asked is refused, and told who is", () => {
    const match = start();
    match.answer(anna, match.options(anna)[0]);
    expect(match.answer(anna, 0)).toMatchObject({ code: "not-asked", facts: { seat: "1", asked: "2" } });
  });

  test("an option that isn't offered is refused, and the offered ones are named", () => {
    const match = start();
    const refused = match.answer(anna, 99);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ code: "not-offered", facts: { given: "99", offered: match.options(anna).join(", ") } });
    expect(match.answerCount).toBe(0);
  });

  test("after the end everything is refused", () => {
    const match = start();
    while (!match.over) match.answer(match.next, match.options(match.next)[0]);
    expect(match.answer(anna, 0)).toMatchObject({ code: "match-over" });
    expect(match.result?.winners.length).toBeGreaterThan(0);
  });
});

describe("taking back", () => {
  test("the last answer can be taken back as long as nothing came of it", () => {
    const match = start();
    const before = JSON.stringify(match.save());
    match.answer(anna, match.options(anna)[1]);
    expect(match.undo(anna)).toBeUndefined();
    expect(JSON.stringify(match.save())).toBe(before);
  });

  test.each([
    ["nothing-to-take-back", () => start(), anna],
    ["others-answered", afterBids, anna],
    ["cards-seen", afterBids, boris],
  ])("%s", (code, make, seat) => {
    expect(make().undo(seat)).toMatchObject({ code });
  });

  test("it works in the middle of a step after a restore", () => {
    const match = start();
    match.answer(boris, match.options(boris)[2]);
    const restored = Match.restore(bidding, JSON.parse(JSON.stringify(match.save())));
    expect(restored.undo(boris)).toBeUndefined();
    expect(restored.waiting).toEqual([anna, boris]);
  });

  test("when all agree, a match can go back to any answer", () => {
    const match = afterBids();
    const views = [JSON.stringify(start().eyes(anna).view())];
    while (!match.over) match.answer(match.next, match.options(match.next)[0]);
    match.rewind(0);
    expect(JSON.stringify(match.eyes(anna).view())).toBe(views[0]);
    expect(match.events).toEqual(start().events);
  });
});

describe("whatever comes from outside", () => {
  test.each([32, -1, 2, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("seat %d doesn't exist", (number) => {
    const match = start();
    expect(match.answer(seatId(number), match.options(anna)[0])).toMatchObject({ code: "not-asked" });
    expect(match.options(seatId(number))).toEqual([]);
    expect(() => match.eyes(seatId(number))).toThrow("there is no seat");
    expect(match.answerCount).toBe(0);
  });

  test.each([-1, 3, 1.5, Number.NaN])("nobody goes back to answer %d", (to) => {
    const match = afterBids();
    expect(() => match.rewind(to)).toThrow("there are 2");
    expect(match.answerCount).toBe(2);
  });

  test("an option's id is only looked for where it could be chosen", () => {
    const match = start();
    match.answer(anna, match.options(anna)[0]);
    expect(match.optionById(anna, "1")).toMatchObject({ code: "not-asked" });
    expect(match.optionById(boris, "nothing")).toMatchObject({ code: "not-offered" });
    expect(match.optionById(boris, String(match.options(boris)[1]))).toBe(match.options(boris)[1]);
  });
});

describe("positions", () => {
  test("after a restore, events go on with their old numbers", () => {
    const match = afterBids();
    const restored = Match.restore(bidding, JSON.parse(JSON.stringify(match.save())));
    const end = (one: Match<State, BiddingEvent>) => one.firstEvent + one.events.length;
    expect(end(restored)).toBe(end(match));
    expect(restored.eyes(anna).events(end(match) - 1)).toEqual(match.eyes(anna).events(end(match) - 1));
    restored.rewind(0);
    expect(restored.events).toEqual(start().events);
  });

  test("a match from a position made by hand can be rewound to it, restored, and not recorded", () => {
    const { state } = start();
    const match = Match.startAt(bidding, { players: 2, options: {}, seed: "1" }, bidding.copy(state), [["bid"]]);
    const view = JSON.stringify(match.eyes(anna).view());
    while (!match.over) match.answer(match.next, match.options(match.next)[0]);
    const restored = Match.restore(bidding, match.save());
    expect(() => restored.rewind(0)).toThrow("can't go back behind");
    expect(restored.fork().answers).toEqual(match.answers);
    match.rewind(0);
    expect(JSON.stringify(match.eyes(anna).view())).toBe(view);
    expect(() => recordOf(match, ["Anna", "Boris"])).toThrow("has no record");
  });

  test("a fork of a quick match, which kept no checkpoint, is as good", () => {
    const quick = Match.start(bidding, { players: 3, options: {}, seed: "q" }, { quick: true });
    while (quick.answerCount < 7) quick.answer(quick.next, quick.options(quick.next)[0]);
    const fork = quick.fork();
    expect(fork.state).toEqual(quick.state);
    expect(quick.events).toEqual([]);
    while (!fork.over) fork.answer(fork.next, fork.options(fork.next)[0]);
    expect(quick.answerCount).toBe(7);
  });

  test("a redeal in the middle of a step survives save and restore", () => {
    const match = afterBids().fork();
    match.redeal("spectator", "another deal");
    const restored = Match.restore(bidding, JSON.parse(JSON.stringify(match.save())));
    expect(restored.state).toEqual(match.state);
    expect(restored.state).not.toEqual(afterBids().state);
  });

  test("a redeal also changes the secret answers that are not out yet", () => {
    const match = start();
    match.answer(boris, match.options(boris)[0]);
    const outcomes = new Set<number>();
    for (let n = 0; n < 20; n++) {
      const fork = match.fork();
      fork.redeal(anna, String(n));
      fork.answer(anna, fork.options(anna)[0]);
      outcomes.add(fork.state.bids[1]);
    }
    expect(outcomes.size).toBeGreaterThan(3);
  });

  test("a position of another game or rules version isn't restored", () => {
    const saved = start().save();
    expect(() => Match.restore(bidding, { ...saved, game: "chess" })).toThrow('There is no game "chess"');
    expect(() => Match.restore(bidding, { ...saved, rules: 2 })).toThrow("rules version 2 of bidding");
  });

  test("a fault in the rules tells the set-up and the answers that lead to it", () => {
    const broken = {
      ...bidding,
      steps: {
        ...bidding.steps,
        look: () => {
          throw new Error("no such card");
        },
      },
    } as Game;
    const match = Match.start(broken, { players: 2, options: {}, seed: "1" });
    match.answer(anna, match.options(anna)[0]);
    expect(() => match.answer(boris, match.options(boris)[0])).toThrow("bidding: no such card (2 players, after answer 2)");
    expect(() => match.options(anna)).toThrow("no such card");
    match.rewind(1);
    expect(match.waiting).toEqual([boris]);
  });
});
