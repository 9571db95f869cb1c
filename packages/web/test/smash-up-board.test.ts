// How the board of Smash Up finds out what a drop means, what can be chosen where, and how minions share a base's width.
import { type OptionFace, type Question, seatId } from "@fracas/kernel";
import type { SmashUpView } from "@fracas/smash-up";
import { describe, expect, it } from "vitest";
import { columnsFor } from "../src/games/smash-up/columns.ts";
import { answerOfDrop } from "../src/games/smash-up/drop.ts";
import { playedOn } from "../src/games/smash-up/facts.ts";
import { pickOrder } from "../src/games/smash-up/picks.ts";
import { optionOfCard, optionOfSeat, optionsElsewhere } from "../src/games/smash-up/props.ts";

const cardOption = (card: number, face = "zapbot"): OptionFace => ({ id: `${face}.${card}`, at: { card, face, seat: 0 } });
const ask = (prompt: string, options: readonly OptionFace[]): Question => ({ prompt, about: {}, options });

describe("a card that is dropped", () => {
  const dropped = { card: 12, on: 90, answers: 5 };

  it("answers what is played, then where", () => {
    expect(answerOfDrop(dropped, ask("play", [cardOption(11), cardOption(12)]), 5)).toBe("zapbot.12");
    expect(answerOfDrop(dropped, ask("playWhere", [cardOption(90, "tar-pits")]), 6)).toBe("tar-pits.90");
    expect(answerOfDrop(dropped, ask("playOn", [cardOption(90, "gnome")]), 6)).toBe("gnome.90");
  });

  it("leaves it to the person where it can't be played there", () => {
    expect(answerOfDrop(dropped, ask("playWhere", [cardOption(91, "tar-pits")]), 6)).toBeUndefined();
    expect(answerOfDrop({ ...dropped, on: null }, ask("playWhere", [cardOption(90)]), 6)).toBeUndefined();
  });

  it("answers no other question, and none later", () => {
    expect(answerOfDrop(dropped, ask("destroy", [cardOption(90)]), 6)).toBeUndefined();
    expect(answerOfDrop(dropped, ask("playWhere", [cardOption(90)]), 7)).toBeUndefined();
  });

  it("looks for what it is played on", () => {
    expect(["zapbot", "upgrade", "wildlife-preserve", "howl"].map(playedOn)).toEqual(["base", "minion", "base", "nothing"]);
  });
});

describe("an option", () => {
  const state = {
    seats: [{ hand: [{ id: 1, face: "zapbot" }] }, { hand: [{ id: 2, face: "scout" }] }],
    bases: [{ id: 90, face: "tar-pits", cards: [{ id: 3, face: "gnome" }] }],
  } as unknown as SmashUpView;

  it("that is a player isn't mistaken for one of their cards", () => {
    const question = ask("choosePlayer", [cardOption(3), { id: "seat.0", at: { seat: 0 } }]);
    expect(optionOfSeat(question, seatId(0))?.id).toBe("seat.0");
    expect(optionOfCard(question, 3)?.id).toBe("zapbot.3");
  });

  it("that lies nowhere on the board is shown apart: others' hands, piles, and what is printed on cards of a deck", () => {
    const printed: OptionFace = { id: "gnome", at: { face: "gnome" } };
    const options = [cardOption(1), cardOption(2), cardOption(3), cardOption(90), cardOption(40), printed, { id: "decline", at: {} }];
    expect(optionsElsewhere(ask("search", options), state, seatId(0)).map(({ id }) => id)).toEqual(["zapbot.2", "zapbot.40", "gnome"]);
  });
});

describe("columns of minions", () => {
  it("are one for each player, and more where the stacks are high", () => {
    expect(columnsFor([1, 1, 1], 3)).toEqual([1, 1, 1]);
    expect(columnsFor([4], 3)).toEqual([3]);
    expect(columnsFor([1, 4], 3)).toEqual([1, 2]);
    expect(columnsFor([5, 5, 5, 5], 3)).toEqual([1, 1, 1, 1]);
    expect(columnsFor([1], 5)).toEqual([1]);
    expect(columnsFor([], 3)).toEqual([]);
  });
});

describe("factions are taken", () => {
  it("in turn, twice around", () => {
    expect(pickOrder(seatId(0), 2, false)).toEqual([0, 1, 0, 1]);
  });

  it("in a draft there and back again, from whoever begins", () => {
    expect(pickOrder(seatId(2), 3, true)).toEqual([2, 0, 1, 1, 0, 2]);
  });
});
