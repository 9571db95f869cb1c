// The rules of Nobunaga as players read them: complete in every language, and true: numbers and examples are held to the real rules.
import { Eyes, LANGS, Match, QuickDice } from "@fracas/kernel";
import { parseScenarios, runScenario } from "@fracas/kernel/scenario";
import { HOUSES, type NobunagaEvent, nobunaga, nobunagaScenarios } from "@fracas/nobunaga";
import { describe, expect, test } from "vitest";
import {
  ATTACK,
  ENDINGS,
  KEPT,
  PAIRS,
  PUT_UNDER,
  ROUND,
  ROUND_FOR_TWO,
  type Someone,
  type Take,
  ZONES,
} from "../src/games/nobunaga/rules/examples.ts";
import { NUMBERS } from "../src/games/nobunaga/rules/numbers.ts";
import { SECTIONS } from "../src/games/nobunaga/rules/sections.ts";
import { type Texts, texts } from "../src/games/nobunaga/rules/texts/index.ts";

/** Every text with the way to it: "reference.round.must". */
function paths(value: unknown, at = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, at ? `${at}.${key}` : key));
}

function sentences(words: Texts): string[] {
  return paths(words).flatMap(([, text]) => (typeof text === "string" ? [text] : []));
}

const linksIn = (text: string) => [...text.matchAll(/\[[^\]]+\]\(#([a-z]+)\)/g)].map(([, section]) => section);
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(Number);

describe.each(LANGS)("in %s", (lang) => {
  const words = texts[lang];

  test("there are the same texts in the same order", () => {
    expect(paths(words).map(([path]) => path)).toEqual(paths(texts.en).map(([path]) => path));
    expect(sentences(words).filter((text) => text.trim() === "")).toEqual([]);
  });

  test("every link leads to a section, and from the same places", () => {
    const targets = sentences(words).flatMap(linksIn);
    expect(targets).toEqual(sentences(texts.en).flatMap(linksIn));
    expect(targets.filter((target) => target !== "reference" && !SECTIONS.some((section) => section === target))).toEqual([]);
  });

  test("bold words begin and end", () => {
    expect(sentences(words).filter((text) => (text.match(/\*\*/g) ?? []).length % 2 !== 0)).toEqual([]);
  });

  test("numbers in sentences are those of the table", () => {
    const [two, three, four, five] = NUMBERS;
    expect(numbersIn(words.quick.zones.text)).toEqual([three?.threshold, four?.threshold, five?.threshold]);
    expect(two?.threshold).toBe(three?.threshold);
    expect(numbersIn(words.reference.round.steps.lay)).toEqual([three?.perRound, four?.perRound, five?.perRound]);
    const left = NUMBERS.map((row) => row.left);
    expect(numbersIn(words.reference.questions.list.empty.answer)).toEqual([Math.min(...left), Math.max(...left)]);
    expect(numbersIn(words.reference.cards.most)).toEqual([HOUSES.reduce((sum, { base, second }) => sum + base + second, 0)]);
  });

  test("the drawings' players have different names", () => {
    expect(new Set(Object.values(words.names)).size).toBe(3);
  });
});

test("the contents list every section of the reference, in the order of the texts", () => {
  expect(["heading", "lead", ...SECTIONS]).toEqual(Object.keys(texts.en.reference));
});

function playOut(players: number, seed: string) {
  const match = Match.start(nobunaga, { players, options: {}, seed });
  const dice = new QuickDice(seed);
  while (!match.over) {
    const options = match.options(match.next);
    match.answer(match.next, options[dice.below(options.length)]);
  }
  const eyes = new Eyes(match, "open");
  return { cards: nobunaga.census(match.state).length, view: eyes.view().state, events: eyes.events() };
}

/** The most cards laid down in one attack, in the first and in the second campaign. */
function mostAwarded(events: readonly NobunagaEvent[]): [number, number] {
  const most: [number, number] = [0, 0];
  let campaign = 0;
  for (const event of events) {
    if (event.type === "campaignStarted") campaign = event.number - 1;
    if (event.type === "ranked") most[campaign] = Math.max(most[campaign], event.ranking.filter(({ awarded }) => awarded).length);
  }
  return most;
}

describe.each(NUMBERS)("the table of numbers for $players players says what happens in a match:", (row) => {
  const { players } = row;
  const matches = Array.from({ length: 20 }, (_, n) => playOut(players, `rules/${n}`));

  test("cards in the game, laid out, and left in the pile", () => {
    for (const { cards, view, events } of matches) {
      expect(cards).toBe(row.deck);
      expect(view.pile).toBe(row.left);
      for (const event of events) if (event.type === "roundDealt") expect(event.houses).toHaveLength(row.perRound);
    }
  });

  test("what each player takes and Nobunaga gets in a round", () => {
    for (const { events } of matches) {
      const [first = []] = rounds(events);
      const taken = first.filter(({ type }) => type === "houseTaken");
      expect(taken).toHaveLength(players * row.taken);
      const left = first.flatMap((event) => (event.type === "given" ? [event.house] : event.type === "leftOver" ? event.houses : []));
      expect(left).toHaveLength(row.toNobunaga);
    }
  });

  test("when a campaign begins", () => {
    for (const { view, events } of matches) {
      expect(view.threshold).toBe(row.threshold);
      expect(view.round).toBe(2 * row.rounds);
      const start = events.find((event) => event.type === "campaignStarted");
      expect(start?.houses).toHaveLength(row.threshold);
      expect(rounds(events.slice(0, start && events.indexOf(start)))).toHaveLength(row.rounds);
    }
  });

  test("how many ranks lay a card down", () => {
    const most = matches.map(({ events }) => mostAwarded(events));
    expect(Math.max(...most.map(([first]) => first))).toBe(row.awardsFirst);
    expect(Math.max(...most.map(([, second]) => second))).toBe(row.awardsSecond);
  });
});

/** The events of each round, from the cards being laid out on. */
function rounds(events: readonly NobunagaEvent[]): NobunagaEvent[][] {
  const all: NobunagaEvent[][] = [];
  for (const event of events) {
    if (event.type === "roundDealt") all.push([]);
    if (event.type === "campaignStarted") return all;
    all.at(-1)?.push(event);
  }
  return all;
}

describe("the examples are true:", () => {
  const NAMES: Readonly<Record<Someone, string>> = { anna: "Anna", boris: "Boris", chen: "Chen", nobunaga: "Nobunaga" };
  const games = [{ game: nobunaga, support: nobunagaScenarios }];

  function play(given: readonly string[], plays: readonly string[], players = "Anna, Boris, Chen"): void {
    const text = ["Scenario: an example", "game: nobunaga", `players: ${players}`, "Given", ...given, "Play", ...plays].join("\n");
    for (const scenario of parseScenarios("example", text)) runScenario(scenario, games);
  }

  const housesOf = (takes: readonly Take[]) => takes.flatMap(({ card }) => (card === "active" ? [] : [card])).join(", ");

  test("who takes which pair, and what is kept", () => {
    play(
      ["phase: taking pairs", "active: Anna", `pairs: ${PAIRS.map(({ houses: [one, other] }) => `${one} & ${other}`).join(", ")}`],
      [
        ...PAIRS.slice(0, -1).map(({ by, houses }) => `${NAMES[by]} chooses ${houses.join("+")}`),
        `Chen chooses ${KEPT}`,
        "Boris chooses uesugi",
        "Anna chooses asai",
        `Chen's kept: ${KEPT}`,
        `Chen's put under: ${PUT_UNDER}`,
        "Anna's kept: asai",
      ],
    );
  });

  test("a round", () => {
    const picks = ROUND.slice(0, -1);
    const [last] = ROUND.slice(-1);
    play(
      ["phase: picking", "active: Anna", `centre: ${housesOf(ROUND)}`],
      [
        ...picks.map(({ card, by }) => `${NAMES[by]} chooses ${card}`),
        `Nobunaga's campaign zone: ${last?.card}`,
        "active: Boris",
        "Anna's hand: takeda",
        "Boris's hand: hongan",
        "Chen's hand: uesugi",
      ],
    );
  });

  test("a round with two players", () => {
    const picks = ROUND_FOR_TWO.slice(0, -1);
    play(
      ["phase: picking", "active: Anna", `centre: ${housesOf(ROUND_FOR_TWO)}`],
      [
        ...picks.map(({ card, by, given }) =>
          given ? `${NAMES[by]} is asked giveToNobunaga\n${NAMES[by]} chooses ${card}` : `${NAMES[by]} chooses ${card}`,
        ),
        "Nobunaga's campaign zone: hongan, mouri",
        "active: Boris",
        "Anna's hand: 2 takeda",
        "Boris's hand: uesugi, asai",
      ],
      "Anna, Boris",
    );
  });

  test("Nobunaga between the campaigns: all his cards of the first one, and too few for the second", () => {
    expect(ZONES.used.length + ZONES.won.length).toBe(ZONES.threshold);
    expect(ZONES.campaign.length).toBeLessThan(ZONES.threshold);
    expect(NUMBERS.find(({ players }) => players === 3)?.threshold).toBe(ZONES.threshold);
  });

  const shown = ATTACK.ranking.map(({ who, count }) =>
    who === "nobunaga"
      ? `Nobunaga's campaign zone: ${count} ${ATTACK.house}, mouri, uesugi`
      : `${NAMES[who]}'s hand: ${count} ${ATTACK.house}`,
  );

  test("an attack, its ranking with a tie, and where the Active card goes", () => {
    const TIES = { active: " (tie: active player first)", nobunaga: " (tie: Nobunaga next)", nearest: " (tie: nearest clockwise)" };
    const places = ATTACK.ranking.map(({ who, count, tieBreak }) => `${NAMES[who]} ${count}${tieBreak ? TIES[tieBreak] : ""}`);
    const awarded = ATTACK.ranking.filter((place) => place.awarded).map(({ who }) => NAMES[who]);
    play(
      ["phase: attack", "campaign: 1", "active: Anna", ...shown],
      [
        `Anna chooses ${ATTACK.house}`,
        `happens "Takeda: ${places.join(", ")}. A card for ${awarded.join(" and ")}."`,
        `Nobunaga's used cards: 2 ${ATTACK.house}`,
        `active: ${NAMES[ATTACK.next]}`,
      ],
    );
  });

  test("the same attack in the second campaign: Nobunaga gets a card as the third", () => {
    play(
      ["phase: attack", "campaign: 2", "active: Anna", ...shown],
      [
        `Anna chooses ${ATTACK.house}`,
        `Nobunaga's won: ${ATTACK.house}`,
        `Nobunaga's used cards: ${ATTACK.house}`,
        "Chen's won: nothing",
        "active: Chen",
      ],
    );
  });

  test("all others got a card: the Active card goes to the left neighbour", () => {
    play(
      [
        "phase: attack",
        "campaign: 2",
        "active: Anna",
        "Boris's hand: takeda",
        "Chen's hand: takeda",
        "Nobunaga's campaign zone: takeda, mouri, uesugi",
      ],
      ["Anna chooses takeda", "Boris's won: takeda", "Chen's won: takeda", "Nobunaga's won: takeda", "active: Boris"],
    );
  });

  test.each(ENDINGS)("the end, when $active is active", ({ active, standing }) => {
    const winner = standing[0]?.who;
    play(
      [
        "phase: end of the campaign",
        "campaign: 2",
        `active: ${NAMES[active]}`,
        "Anna's won: 2 takeda, 2 asai",
        "Boris's won: 2 uesugi, 2 ashikaga, hongan",
        "Nobunaga's won: uesugi, mouri, takeda, ashikaga",
      ],
      [
        `standings: ${[...standing.map(({ who, points }) => `${NAMES[who]} ${points}`), "Chen 0"].join(", ")}`,
        `winner: ${winner && winner !== "nobunaga" ? NAMES[winner] : "nobody"}`,
      ],
    );
  });
});
