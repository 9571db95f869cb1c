// Decodes what a terminal in raw mode sends into keys.
import { StringDecoder } from "node:string_decoder";

/** A printable character as itself; any other key by its name, which is longer: "up", "enter", "ctrl-c"… */
export type Key = string;

const CONTROLS: Readonly<Record<string, Key>> = {
  "\r": "enter",
  "\n": "enter",
  "\t": "tab",
  "\x7f": "backspace",
  "\b": "backspace",
  "\x03": "ctrl-c",
  "\x04": "ctrl-d",
  "\x0c": "ctrl-l",
  "\x1a": "ctrl-z",
};

/** By the last character of the sequence, or by its number before a tilde. */
const SEQUENCES: Readonly<Record<string, Key>> = {
  ...{ A: "up", B: "down", C: "right", D: "left", H: "home", F: "end", P: "f1", M: "enter" },
  ...{ "1~": "home", "7~": "home", "4~": "end", "8~": "end", "5~": "pageup", "6~": "pagedown", "11~": "f1" },
};

const ESC = "\x1b";
const INVISIBLE = /^[\p{Cc}\p{Cf}]/u;

export class KeyDecoder {
  readonly #utf8 = new StringDecoder("utf8");
  #rest = "";

  /** The keys completed by this chunk. */
  feed(chunk: Uint8Array): Key[] {
    this.#rest += this.#utf8.write(chunk);
    const keys: Key[] = [];
    for (;;) {
      const taken = takeKey(this.#rest);
      if (!taken) return keys;
      this.#rest = this.#rest.slice(taken.length);
      if (taken.key) keys.push(taken.key);
    }
  }

  /** Something has begun that may be a sequence or just the Escape key: only time can tell. */
  get unfinished(): boolean {
    return this.#rest !== "";
  }

  /** Nothing more came: an Escape was the Escape key, and anything else was a broken sequence. */
  flush(): Key[] {
    const keys = this.#rest === ESC ? ["escape"] : [];
    this.#rest = "";
    return keys;
  }
}

/** The first key and how much of the text it takes; nothing if the text might go on. */
function takeKey(text: string): { key: Key | undefined; length: number } | undefined {
  const [first] = text;
  if (first === undefined) return undefined;
  if (first !== ESC) return { key: CONTROLS[first] ?? (INVISIBLE.test(first) ? undefined : first), length: first.length };
  const second = text[1];
  if (second === undefined) return undefined;
  if (second === "O") return text.length < 3 ? undefined : { key: SEQUENCES[text[2]], length: 3 };
  if (second !== "[") return { key: "escape", length: 1 };
  // The Linux console's function keys: one more character follows the second bracket.
  if (text[2] === "[") return text.length < 4 ? undefined : { key: text[3] === "A" ? "f1" : undefined, length: 4 };
  const parameters = /^[0-?]*[ -/]*/.exec(text.slice(2))?.[0] ?? "";
  const last = text[2 + parameters.length];
  if (last === undefined) return undefined;
  if (last < "@" || last > "~") return { key: undefined, length: 2 + parameters.length };
  const name = last === "~" ? `${parameters.split(";")[0]}~` : last === "M" ? "" : last;
  return { key: SEQUENCES[name], length: 3 + parameters.length };
}

const CYRILLIC = "йцукенгшщзфывапролдячсмить";
const LATIN = "qwertyuiopasdfghjklzxcvbnm";
const AZERTY_DIGITS = "&é\"'(-è_ç";

/** The same key on a Latin keyboard: a Russian layout sends "й" where "q" stands, a French one "&" where "1" does. */
export function onLatinKeyboard(key: Key): Key {
  if (Array.from(key).length > 1) return key;
  const lower = key.toLowerCase();
  const letter = CYRILLIC.indexOf(lower);
  if (letter >= 0) return LATIN[letter];
  const digit = AZERTY_DIGITS.indexOf(lower);
  return digit >= 0 ? String(digit + 1) : lower;
}
