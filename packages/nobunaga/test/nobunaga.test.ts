import { digestOf, LANGS, Match, QuickDice, seatId, seatsOf } from "@fracas/kernel";
import { HOUSES, nobunaga } from "@fracas/nobunaga";
import { describe, expect, test } from "vitest";

function playOut(players: number, options: Record<string, boolean>, seed: string) {
  const match = Match.start(nobunaga, { players, options, seed });
  const dice = new QuickDice(seed);
  while (!match.over) {
    const options = match.options(match.next);
    match.answer(match.next, options[dice.below(options.length)]);
  }
  return match;
}

const ALL = [2, 3, 4, 5].flatMap((players) =>
  [false, true].flatMap((nobunagaExtraCard) =>
    [false, true].map((nobunagaBlocks) => ({ players, options: { nobunagaExtraCard, nobunagaBlocks } })),
  ),
);

describe.each(ALL)("$players players, $options", ({ players, options }) => {
  const matches = Array.from({ length: 25 }, (_, n) => playOut(players, options, `whole/${n}`));

  test("a game has two campaigns and the stated number of rounds", () => {
    for (const match of matches) expect(match.state.round).toBe([0, 0, 6, 12, 10, 8][players]);
  });

  test("the pile never runs out: 10, 9, 6 or 7 cards are left, two fewer with the extra card, and nobody reaches the cards put under it", () => {
    for (const { state } of matches) {
      const left = state.pile.length + players;
      expect(left).toBe([0, 0, 10, 9, 6, 7][players] - (options.nobunagaExtraCard ? 2 : 0));
    }
  });

  test("every player has taken the same number of cards", () => {
    for (const { state } of matches)
      expect(new Set(seatsOf((1 << players) - 1).map((seat) => sum(state.hands[seat]) + sum(state.won[seat]))).size).toBe(1);
  });

  test("nobody wins more than two cards of a house", () => {
    for (const { state } of matches) for (const won of [...state.won, state.nobunaga.won]) expect(Math.max(...won)).toBeLessThanOrEqual(2);
  });
});

function sum(cards: readonly number[]): number {
  return cards.reduce((total, count) => total + count, 0);
}

test("a recorded match goes the same way as ever; if not, rulesVersion has to go up", () => {
  expect(nobunaga.rulesVersion).toBe(1);
  expect(digestOf(playOut(4, {}, "golden"))).toBe("add1733723574d7ed335e950b1c4df1f5e47cae24418f8f3ede3809299df1271");
});

describe("texts", () => {
  test("all languages have the same cards, options and rules", () => {
    for (const lang of LANGS) {
      const { cards, options, rules } = nobunaga.texts[lang];
      expect(Object.keys(cards)).toEqual([...HOUSES.map(({ id }) => id), "active", "nobunaga"]);
      expect(Object.keys(options)).toEqual(Object.keys(nobunaga.options));
      expect(rules.map(({ paragraphs }) => paragraphs.length)).toEqual(nobunaga.texts.en.rules.map(({ paragraphs }) => paragraphs.length));
    }
  });

  test("sentences address their reader", () => {
    const event = { type: "houseTaken", seat: seatId(0), house: "hongan" } as const;
    const cast = { name: () => "Anna" };
    const you = { name: () => "Anna", you: seatId(0) };
    expect(LANGS.map((lang) => nobunaga.texts[lang].event(event, cast))).toEqual([
      "Anna takes Hongan Temple.",
      "Anna prend une carte Temple Hongan.",
      "Anna берёт карту храма Хонган.",
    ]);
    expect(LANGS.map((lang) => nobunaga.texts[lang].event(event, you))).toEqual([
      "You take Hongan Temple.",
      "Vous prenez une carte Temple Hongan.",
      "Вы берёте карту храма Хонган.",
    ]);
  });

  test("Russian counts agree: 5 очков, 3 очка", () => {
    expect(nobunaga.texts.ru.cards.uesugi.text).toContain("5 очков");
    expect(nobunaga.texts.ru.cards.hongan.text).toContain("3 очка");
  });
});
