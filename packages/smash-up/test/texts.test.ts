import { type Cast, LANGS, type OptionFace, type SeatId, seatId } from "@fracas/kernel";
import { describe, expect, test } from "vitest";
import type { SmashUpEvent } from "../src/events.ts";
import { PROMPTS, type PromptId, smashUp } from "../src/index.ts";
import { DEFS, FACTIONS } from "../src/sets/index.ts";

const [anna, bob] = [seatId(0), seatId(1)];
const cast: Cast = { name: (seat) => ["Anna", "Bob"][seat], you: anna };
const others: Cast = { name: cast.name };

const { en, fr, ru } = smashUp.texts;
const TRANSLATED = [
  ["fr", fr],
  ["ru", ru],
] as const;
const IDS = [...DEFS, ...FACTIONS].map(({ id }) => id);

/** Names that are the same word in French. */
const SAME_IN_FRENCH = [
  ...["Aliens", "Ninjas", "Pirates", "Robots", "Zombies"],
  ...["Invasion", "Shinobi", "Poison", "Zapbot", "Microbot Alpha", "Gnome", "Gremlin", "Chronomage", "Sacrifice"],
];
const ENGLISH = /\b(the|your|you|its|their|minions?|power|deck|hand|discard|which|with|may|here|turn|ongoing|undefined)\b/i;
const LATIN = /[a-z]/i;
const BROKEN = /undefined|NaN|null|\[object|\$\{|^\s|\s$| {2}/;

function mustBeWords(text: string, what: string): void {
  expect(text, what).not.toBe("");
  expect(text, what).not.toMatch(BROKEN);
}

/** Nothing of another language stands in it. */
function mustBeIn(lang: string, text: string): void {
  if (lang === "fr") expect(text).not.toMatch(ENGLISH);
  if (lang === "ru") expect(text.replace(/Anna|Bob|Smash Up/g, "")).not.toMatch(LATIN);
}

describe("cards", () => {
  test.each(LANGS)("all have a name and a text (%s)", (lang) => {
    const { cards } = smashUp.texts[lang];
    expect(Object.keys(cards).sort()).toEqual([...IDS, "counters"].sort());
    for (const id of Object.keys(cards)) {
      mustBeWords(cards[id].name, id);
      if (en.cards[id].text === "") expect(cards[id].text, id).toBe("");
      else mustBeWords(cards[id].text, id);
    }
    expect(new Set(IDS.map((id) => cards[id].name)).size).toBe(IDS.length);
  });

  test("only cards without an ability have no text", () => {
    expect(IDS.filter((id) => en.cards[id].text === "")).toEqual(["king-rex", "jungle-oasis"]);
  });

  test.each(TRANSLATED)("are translated (%s)", (lang, { cards }) => {
    for (const id of IDS) {
      if (cards[id].text !== "") expect(cards[id].text, id).not.toBe(en.cards[id].text);
      if (lang === "ru" || !SAME_IN_FRENCH.includes(cards[id].name)) expect(cards[id].name, id).not.toBe(en.cards[id].name);
      mustBeIn(lang, cards[id].text);
      if (lang === "ru") mustBeIn(lang, cards[id].name);
    }
  });

  test.each([
    ["fr", fr, ["Permanent :", "Spécial :", "Talent :"]],
    ["ru", ru, ["Затяжное свойство:", "Спецсвойство:", "Талант:"]],
  ] as const)("have the same labels and numbers as in English (%s)", (_, { cards }, labels) => {
    const count = (text: string, part: string) => text.split(part).length - 1;
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();
    for (const id of IDS) {
      const [text, english] = [cards[id].text, en.cards[id].text];
      for (const [at, label] of ["Ongoing:", "Special:", "Talent:"].entries())
        expect(count(text, labels[at]), id).toBe(count(english, label));
      expect(numbers(text), id).toEqual(numbers(english));
    }
  });
});

describe("what doesn't change", () => {
  test.each(LANGS)("rules, options and their choices (%s)", (lang) => {
    const { rules, options, summary, title } = smashUp.texts[lang];
    expect(title).toBe("Smash Up");
    const all = [summary, ...rules.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])];
    for (const [id, { choices }] of Object.entries(smashUp.options)) {
      const { name, help, choices: named = {} } = options[id] as (typeof options)[string] & { choices?: Record<string, string> };
      all.push(name, help);
      for (const choice of choices) if (typeof choice === "string") all.push(named[choice]);
    }
    for (const text of all) {
      mustBeWords(text, text);
      mustBeIn(lang, text);
    }
    expect(rules.map(({ paragraphs }) => paragraphs.length)).toEqual(en.rules.map(({ paragraphs }) => paragraphs.length));
  });

  test.each(LANGS)("the result (%s)", (lang) => {
    const standings = [
      { who: anna, points: 16 },
      { who: bob, points: 12 },
    ];
    const { result } = smashUp.texts[lang];
    for (const winners of [[anna], [bob], [anna, bob], []])
      for (const each of [cast, others]) {
        const sentence = result({ winners, standings }, each);
        mustBeWords(sentence, lang);
        expect(sentence).toContain("16");
        mustBeIn(lang, sentence);
      }
  });
});

// ————— questions and answers —————

const WORDS: Readonly<Partial<Record<PromptId, readonly string[]>>> = {
  keepHand: ["keep", "replace"],
  play: ["end"],
  useAbility: ["use", "decline"],
  useSpecial: ["pass"],
  playRevealed: ["play", "keep", "decline"],
  playRevealedOrTake: ["play", "take", "keep"],
  discardOrKeep: ["discard", "keep"],
};
const FORCED: readonly string[] = [
  ...["chooseFaction", "useGrant", "playWhere", "playOn", "order", "orderCards", "scoreBase", "discardDown", "shield"],
];
const WORDS_ONLY: readonly string[] = ["keepHand", "useAbility", "playRevealedOrTake", "discardOrKeep"];

const GNOME = { card: 3, face: "gnome", slot: 1, base: "tar-pits", seat: bob };
const BASE = { card: 90, face: "tar-pits", slot: 1, base: "tar-pits" };
const RULES_ASK = { card: "poison", amount: 4, over: 2, when: "beforeScoring", base: "tortuga", kind: "minion" };
const ABOUT = { ...RULES_ASK, by: "collector", source: 7 };

function pointsOf(prompt: string): OptionFace["at"][] {
  switch (prompt) {
    case "useGrant":
      return [
        { kind: "minion" },
        { kind: "action", by: "archmage" },
        { kind: "minion", most: 2, base: "tortuga", lonely: 1, by: "zapbot" },
      ];
    case "chooseFaction":
    case "nameFaction":
      return [{ faction: "ninjas" }];
    case "choosePlayer":
      return [{ seat: anna }, { seat: bob }];
    case "searchHowMany":
      return [{ number: 1 }, { number: 2 }, { number: 5 }];
    case "order":
      return [
        { card: 3, face: "gnome", seat: bob, base: "tar-pits", about: "zapbot", number: 0 },
        { card: 90, face: "tar-pits", seat: bob, base: "tar-pits", number: 1 },
      ];
    case "play":
    case "useSpecial":
      return [
        { card: 3, face: "gnome", seat: anna },
        { ...GNOME, ability: 1 },
        { card: 4, face: "tenacious-z", seat: anna, ability: 1 },
      ];
    default:
      return [GNOME, { ...GNOME, seat: anna }, BASE, { card: 3, face: "gnome", seat: bob }, { face: "gnome" }];
  }
}

describe.each(LANGS)("questions (%s)", (lang) => {
  const { question, option, cards } = smashUp.texts[lang];

  test.each(PROMPTS)("%s", (prompt) => {
    for (const about of [RULES_ASK, ABOUT, { ...ABOUT, picked: 1, most: 2 }, { ...ABOUT, kind: "action", when: "afterScoring", over: 1 }]) {
      const asked = question({ prompt, about }, cast);
      mustBeWords(asked, prompt);
      mustBeIn(lang, asked);
      if ("by" in about) expect(asked).toContain(`${cards.collector.name}${lang === "fr" ? " :" : ":"}`);
    }
    const said: string[] = [];
    for (const at of WORDS_ONLY.includes(prompt) ? [] : pointsOf(prompt))
      said.push(option({ prompt, about: ABOUT }, { id: "x", at }, cast));
    const words = FORCED.includes(prompt) ? [] : (WORDS[prompt] ?? ["decline"]);
    for (const id of words) {
      said.push(option({ prompt, about: ABOUT }, { id, at: {} }, cast));
      said.push(option({ prompt, about: { ...ABOUT, picked: 1, most: 2 } }, { id, at: {} }, cast));
    }
    for (const text of said) {
      mustBeWords(text, prompt);
      mustBeIn(lang, text);
    }
  });

  test("an option in play says whose it is and where", () => {
    const text = option({ prompt: "destroy", about: ABOUT }, { id: "gnome.3", at: GNOME }, cast);
    for (const part of [cards.gnome.name, cards["tar-pits"].name, "Bob"]) expect(text).toContain(part);
  });

  test("declining after some were picked means no more", () => {
    const decline = (picked: number) => option({ prompt: "move", about: { ...ABOUT, picked, most: 2 } }, { id: "decline", at: {} }, cast);
    expect(decline(0)).not.toBe(decline(1));
  });
});

// ————— events —————

const gnome = { id: 3, face: "gnome" };
const collector = { id: 4, face: "collector" };
const tar = { slot: 1, base: "tar-pits" };
const brain = { slot: 2, base: "the-central-brain" };
const award = { power: 8, place: 1, vp: 4, extra: 0 };

/** At least one of each kind: a missing one doesn't compile. */
const EVENTS: { readonly [T in SmashUpEvent["type"]]: readonly Extract<SmashUpEvent, { type: T }>[] } = {
  factionsOffered: [{ type: "factionsOffered", factions: ["ninjas", "robots"], first: anna }],
  factionChosen: [{ type: "factionChosen", seat: anna, faction: "ninjas" }],
  basesLaid: [{ type: "basesLaid", bases: [tar, brain] }],
  handReplaced: [{ type: "handReplaced", seat: anna, cards: [{ id: 5, face: "poison" }] }],
  turnBegan: [{ type: "turnBegan", seat: anna, turn: 3 }],
  played: [
    { type: "played", seat: anna, card: gnome, at: tar, from: "hand" },
    { type: "played", seat: anna, card: { id: 6, face: "poison" }, at: tar, on: gnome, from: "deck", by: "neophyte" },
    { type: "played", seat: anna, card: { id: 6, face: "howl" }, from: "discard" },
  ],
  fizzled: [{ type: "fizzled", seat: anna, card: gnome }],
  destroyed: [
    { type: "destroyed", card: gnome, owner: anna, at: tar, by: "cannon" },
    { type: "destroyed", card: gnome, owner: anna, at: tar },
  ],
  returned: [
    { type: "returned", card: collector, owner: anna, at: tar, by: "beam-up" },
    { type: "returned", card: collector, owner: anna, at: tar, by: "collector" },
  ],
  putUnderDeck: [
    { type: "putUnderDeck", card: gnome, owner: anna, at: tar, by: "disintegrator" },
    { type: "putUnderDeck", card: gnome, owner: anna },
  ],
  moved: [
    { type: "moved", card: gnome, from: tar, to: brain, by: "shanghai" },
    { type: "moved", card: gnome, from: tar, to: brain },
  ],
  spared: [
    { type: "spared", card: gnome, shield: { id: 8, face: "hideout" }, by: "beam-up" },
    { type: "spared", card: gnome, shield: { id: 8, face: "hideout" } },
  ],
  drew: [
    { type: "drew", seat: anna, count: 2, cards: [gnome, collector], by: "mystic-studies" },
    { type: "drew", seat: anna, count: 1 },
  ],
  discarded: [
    { type: "discarded", seat: anna, cards: [gnome, gnome], from: "hand", atRandom: true, by: "gremlin" },
    { type: "discarded", seat: anna, cards: [gnome], from: "deck" },
  ],
  revealed: [{ type: "revealed", seat: anna, cards: [gnome], by: "hoverbot" }],
  looked: [
    { type: "looked", seat: anna, at: "hand", whose: bob, count: 1, cards: [gnome], by: "probe" },
    { type: "looked", seat: bob, at: "hand", whose: anna, count: 1, by: "probe" },
    { type: "looked", seat: anna, at: "deck", whose: anna, count: 1, by: "walker" },
    { type: "looked", seat: anna, at: "baseDeck", whose: anna, count: 3, by: "school-of-wizardry" },
  ],
  tookFrom: [
    { type: "tookFrom", seat: anna, pile: "discard", cards: [gnome], by: "grave-digger" },
    { type: "tookFrom", seat: anna, pile: "deck", cards: [gnome], by: "scry" },
  ],
  shuffled: [
    { type: "shuffled", seat: anna, what: "discardPile", count: 9 },
    { type: "shuffled", seat: anna, what: "cards", count: 3 },
    { type: "shuffled", seat: anna, what: "deck", count: 0 },
    { type: "shuffled", seat: anna, what: "hand", count: 5 },
  ],
  gained: [{ type: "gained", seat: anna, vp: 1, by: "invader" }],
  powerChanged: [{ type: "powerChanged", cards: [gnome], amount: 4, by: "augmentation" }],
  breakpointChanged: [{ type: "breakpointChanged", at: tar, amount: -5, by: "rampage" }],
  granted: [
    { type: "granted", seat: anna, grant: { kind: "minion", most: 2, base: "tar-pits" }, by: "zapbot" },
    { type: "granted", seat: anna, grant: { kind: "minion", lonely: true }, by: "outbreak" },
    { type: "granted", seat: anna, grant: { kind: "action" } },
  ],
  named: [{ type: "named", seat: anna, faction: "ninjas", by: "sea-dogs" }],
  actionsBarred: [{ type: "actionsBarred", seat: anna, by: "mark-of-sleep" }],
  abilityUsed: [
    { type: "abilityUsed", seat: anna, card: { id: 9, face: "scout" } },
    { type: "abilityUsed", seat: anna, card: { id: 9, face: "tar-pits" } },
    { type: "abilityUsed", seat: anna, card: { id: 9, face: "nukebot" } },
  ],
  passed: [{ type: "passed", seat: anna }],
  scoringBegan: [{ type: "scoringBegan", seat: anna, at: tar, total: 17, breakpoint: 16 }],
  scored: [
    {
      type: "scored",
      at: tar,
      awards: [1, 2, 3, 4].map((place) => ({ ...award, seat: place % 2 === 0 ? anna : bob, place, extra: place })),
    },
    { type: "scored", at: tar, awards: [] },
  ],
  baseCleared: [
    { type: "baseCleared", at: tar, cards: [{ ...gnome, owner: anna }] },
    { type: "baseCleared", at: tar, cards: [] },
  ],
  savedFromDiscard: [
    { type: "savedFromDiscard", card: { id: 9, face: "scout" }, owner: anna, from: tar },
    { type: "savedFromDiscard", card: { id: 9, face: "first-mate" }, owner: anna, from: tar, to: brain },
  ],
  baseReplaced: [{ type: "baseReplaced", slot: 1, old: "tar-pits", base: "tortuga" }],
  baseSwapped: [{ type: "baseSwapped", slot: 1, old: "tar-pits", base: "tortuga", by: "terraforming" }],
  baseDeckShuffled: [{ type: "baseDeckShuffled" }],
  finished: [{ type: "finished", vp: [16, 12] }],
};

const ADDRESSED = ["factionChosen", "handReplaced", "turnBegan", "played", "drew", "discarded", "looked", "gained", "passed", "granted"];

describe.each(LANGS)("events (%s)", (lang) => {
  const { event: say } = smashUp.texts[lang];

  test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])("%s", (type) => {
    for (const event of EVENTS[type])
      for (const each of [cast, others]) {
        const sentence = say(event, each);
        mustBeWords(sentence, type);
        mustBeIn(lang, sentence);
        expect(sentence).toMatch(/^[\p{Lu}\d«+−]/u);
        expect(sentence).toMatch(/\.$/);
        if ("by" in event && event.by !== undefined && !("card" in event && event.card.face === event.by))
          expect(sentence).toContain(smashUp.texts[lang].cards[event.by].name);
      }
  });

  test.each(ADDRESSED)("%s is told to whom it concerns as “you”", (type) => {
    for (const event of EVENTS[type as keyof typeof EVENTS]) {
      expect(say(event, cast)).not.toBe(say(event, others));
      expect(say(event, cast)).not.toContain("Anna");
    }
  });
});

test("Russian counts as Russians do", () => {
  const drew = (count: number) => ru.event({ type: "drew", seat: bob, count }, cast);
  expect([1, 2, 5, 11, 21, 22].map(drew)).toEqual([
    "Bob берёт карту.",
    "Bob берёт 2 карты.",
    "Bob берёт 5 карт.",
    "Bob берёт 11 карт.",
    "Bob берёт 21 карту.",
    "Bob берёт 22 карты.",
  ]);
});

test("French elides", () => {
  const returned = (owner: SeatId) => fr.event({ type: "returned", card: gnome, owner, at: tar, by: "beam-up" }, others);
  expect(returned(anna)).toContain("la main d'Anna");
  expect(returned(bob)).toContain("la main de Bob");
});
