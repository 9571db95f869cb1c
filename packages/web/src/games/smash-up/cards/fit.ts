// How large a name can be printed so that it fits: found from the widths of its letters, because a card can't be measured before it is shown.

/** Widths of the condensed face's bold letters, in parts of the letter size; all others are as wide as an n. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  [" .,:;!'", 0.24],
  ["ijlIîïJ|", 0.3],
  ["ftr’-г", 0.39],
  ["zcsçст17Fзэ?", 0.46],
  ["vxyELÉ23ухьГЕagTZàâ5ачЗТЭ", 0.5],
  ["RКЧDGKNUДИЙЛ«»", 0.6],
  ["HмНПOQОЦ", 0.64],
  ["wжыMшМщю", 0.74],
  ["mWфФ", 0.78],
  ["ЖШЩЮ", 0.86],
  ["œŒ…", 1.1],
];
const OTHERS = 0.55;
const widthOf = (letter: string): number => WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? OTHERS;

const lengthOf = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

const SOFT = "\u00ad";

/** How many lines a text takes at a width given in letter sizes; infinitely many if a word is too long for one. */
function linesOf(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  // A hyphen ends a word like a space, but stays; a soft one appears only at the end of a line.
  for (const word of text.split(/(?<=[\s\u00ad-])/u)) {
    const length = lengthOf(word.trimEnd().replace(SOFT, "-"));
    if (length > width) return Number.POSITIVE_INFINITY;
    if (used + length > width) {
      lines++;
      used = 0;
    }
    used += lengthOf(word.replace(SOFT, ""));
  }
  return lines;
}

/** Where a syllable can begin: before a consonant that a vowel follows, or before two that are spoken as one; letters to spare on both sides. */
const SYLLABLE = new RegExp(
  [
    "(?<=\\p{L}{3})(?<![cpt](?=h))(?<![bcdfgptv](?=[rl]))(?<!g(?=n))",
    "(?=(?:[cpt]h|[bcdfgptv][rl]|gn|qu|[^aeiouyàâéèêëîïôùûœаеёиоуыэюяйьъ])[aeiouyàâéèêëîïôùûœаеёиоуыэюя]\\p{L}{2})",
  ].join(""),
  "giu",
);

/** The same with a soft hyphen in the middle of each long word. */
export function hyphenated(text: string, longest = 12): string {
  return text.replace(new RegExp(`\\p{L}{${longest},}`, "gu"), (word) => {
    const places = [...word.matchAll(SYLLABLE)].map(({ index }) => index);
    const middle = places.toSorted((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2))[0];
    return middle ? word.slice(0, middle) + SOFT + word.slice(middle) : word;
  });
}

interface Room {
  /** The room's width and the letter sizes to try, largest first, in one unit. */
  readonly width: number;
  readonly sizes: readonly number[];
  readonly lines: number;
}

interface Fitted {
  readonly text: string;
  readonly size: number;
}

/** A text at the largest of the sizes at which it fits; with hyphens if there is none, and else at the smallest. */
export function fit(text: string, { width, sizes, lines }: Room): Fitted {
  for (const tried of [text, hyphenated(text)]) {
    const size = sizes.find((size) => linesOf(tried, width / size) <= lines);
    if (size) return { text: tried, size };
  }
  return { text: hyphenated(text), size: sizes.at(-1) ?? 0 };
}
