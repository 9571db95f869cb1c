// Smash Up's cards as they are shown: every card has its own picture, colours can be read and told apart, and cards can be found.
import { LANGS } from "@fracas/kernel";
import { CARDS, FACTION_FACTS, smashUp } from "@fracas/smash-up";
import { describe, expect, it } from "vitest";
import { contrast } from "../src/games/smash-up/cards/contrast.ts";
import { FACTION_LOOKS, type FactionLook, lookOf } from "../src/games/smash-up/cards/factions.ts";
import { fit, hyphenated } from "../src/games/smash-up/cards/fit.ts";
import { CARD_ICONS } from "../src/games/smash-up/cards/icons.ts";
import { nameOf, textOf } from "../src/games/smash-up/cards/names.ts";
import { pictureOf } from "../src/games/smash-up/cards/pictures.ts";
import { search } from "../src/games/smash-up/cards/search.ts";

const AA = 4.5;
/** For pictures and signs. */
const AA_SHAPES = 3;

const factions = FACTION_FACTS.map(({ id }) => id);
const facesOf = (faction: string) => FACTION_FACTS.filter(({ id }) => id === faction).flatMap(({ cards, bases }) => [...cards, ...bases]);

describe("pictures", () => {
  it.each(Object.keys(CARDS))("%s has one", (face) => {
    expect(pictureOf(face).drawn.length).toBeGreaterThan(0);
  });

  it.each(factions)("no two cards of the %s look the same", (faction) => {
    const looks = facesOf(faction).map((face) => JSON.stringify(pictureOf(face).drawn));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it("consist of icons that exist", async () => {
    const { default: set } = await import("@iconify-json/game-icons/icons.json", { with: { type: "json" } });
    expect(CARD_ICONS.filter((icon) => !(icon in set.icons))).toEqual([]);
  });

  it("show what each card with an ability does", () => {
    const silent = Object.keys(CARDS).filter((face) => textOf(face, "en") !== "" && pictureOf(face).does === null);
    expect(silent).toEqual([]);
  });
});

describe("factions", () => {
  it.each(factions)("the colours of the %s can be read", (faction) => {
    const { ground, on, accent, onAccent } = lookOf(faction);
    expect(contrast(ground, on)).toBeGreaterThanOrEqual(AA);
    expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(AA);
    expect(contrast(ground, accent)).toBeGreaterThanOrEqual(AA_SHAPES);
  });

  it.each(["any", "no red", "no green", "no blue"] as const)("are told apart by eyes that see %s light", (eyes) => {
    const looks = Object.entries(FACTION_LOOKS);
    const alike = looks.flatMap(([one, look], at) =>
      looks.slice(at + 1).flatMap(([other, otherLook]) => (apart(look, otherLook, eyes) < 20 ? [`${one} and ${other}`] : [])),
    );
    expect(alike).toEqual([]);
  });

  it("have emblems of their own", () => {
    const emblems = Object.values(FACTION_LOOKS).map(({ emblem }) => emblem);
    expect(new Set(emblems).size).toBe(emblems.length);
  });
});

describe("names", () => {
  const room = { width: 0.62, sizes: [0.125, 0.105, 0.084], lines: 2 };

  it("are printed smaller where they are longer", () => {
    expect(fit("Howl", room).size).toBe(0.125);
    expect(fit("Выживает сильнейший", room).size).toBeLessThan(0.125);
  });

  it("get a hyphen between two syllables if they don't fit otherwise", () => {
    expect(fit("Терраформирование", room).text).toBe("Террафор\u00adмирование");
    expect(fit("Désenchantement", room).text).toBe("Désenchan\u00adtement");
    expect(hyphenated("Howl")).toBe("Howl");
  });
});

describe.each(LANGS)("the search in %s", (lang) => {
  const everything = { words: "", faction: null, kind: null };
  const found = (words: string) => search({ ...everything, words }, lang).flatMap(({ faces }) => faces);

  it("shows all cards when nothing is sought", () => {
    expect(found("").toSorted()).toEqual(Object.keys(CARDS).toSorted());
  });

  it("finds every card by its name, by its English name and by its whole text", () => {
    for (const face of Object.keys(CARDS)) {
      expect(found(nameOf(face, lang))).toContain(face);
      expect(found(nameOf(face, "en").toUpperCase())).toContain(face);
      expect(found(textOf(face, lang))).toContain(face);
    }
  });

  it("doesn't mind accents", () => {
    const bare = nameOf("laseratops", lang).normalize("NFD").replace(/\p{M}/gu, "");
    expect(found(bare)).toContain("laseratops");
  });

  it("keeps to a faction and a kind", () => {
    const [robots] = search({ words: "", faction: "robots", kind: "base" }, lang);
    expect(robots.faces).toEqual(FACTION_FACTS.find(({ id }) => id === "robots")?.bases);
    expect(search({ words: "", faction: null, kind: "base" }, lang)).toHaveLength(factions.length);
  });

  it("finds nothing where there is nothing", () => {
    expect(found("xyzzy")).toEqual([]);
  });

  it("has a name and a sentence for every faction", () => {
    for (const faction of factions) expect(smashUp.texts[lang].cards[faction].text.length).toBeGreaterThan(20);
  });
});

type Eyes = "any" | "no red" | "no green" | "no blue";

/** How different two factions look: the more different one of their two colours, as a distance in CIELAB. */
function apart(one: FactionLook, other: FactionLook, eyes: Eyes): number {
  return Math.max(distance(one.ground, other.ground, eyes), distance(one.accent, other.accent, eyes));
}

function distance(one: string, other: string, eyes: Eyes): number {
  const [a, b] = [one, other].map((colour) => lab(seen(linear(colour), eyes)));
  return Math.hypot(...a.map((part, at) => part - b[at]));
}

function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

/** Machado, Oliveira and Fernandes 2009, complete deficiency. */
const SEEN: Readonly<Record<Eyes, readonly (readonly number[])[]>> = {
  any: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: readonly (readonly number[])[], vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * vector[at], 0));

const seen = (rgb: readonly number[], eyes: Eyes) => times(SEEN[eyes], rgb).map((part) => Math.min(1, Math.max(0, part)));

function lab(rgb: readonly number[]): [number, number, number] {
  const xyz = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    rgb,
  );
  const [x, y, z] = xyz.map((part, at) => {
    const ratio = part / [0.95047, 1, 1.08883][at];
    return ratio > 216 / 24389 ? Math.cbrt(ratio) : (ratio * (24389 / 27) + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
