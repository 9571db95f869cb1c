// The match's random numbers: the ChaCha20 key stream of its seed, so that nothing seen in play lets anyone predict what comes.
// A generator's whole state is its key and how many words it has given out.
import { hex, sha256 } from "./sha256.ts";

/** What a game, a redeal or a bot may draw from. */
export interface Dice {
  /** A whole number from 0 to n - 1, each equally likely; n is at most a million. */
  below(n: number): number;
  /** Puts the items in random order, in place. */
  shuffle<T>(items: T[]): void;
}

/** What is shown when a match starts; the seed itself is shown when it ends, and everybody can compare. */
export function commitment(seed: string): string {
  return hex(sha256(`fracas commitment ${seed}`));
}

export class Random implements Dice {
  readonly seed: string;
  readonly #key: Int32Array;
  #block: Int32Array | undefined;
  #blockNumber = -1;
  /** How many words were drawn so far. */
  cursor: number;

  constructor(seed: string | Random, cursor = 0) {
    this.seed = typeof seed === "string" ? seed : seed.seed;
    this.#key = typeof seed === "string" ? sha256(`fracas key ${seed}`) : seed.#key;
    this.cursor = cursor;
  }

  word(): number {
    const number = this.cursor >>> 4;
    if (number !== this.#blockNumber) {
      this.#block ??= new Int32Array(16);
      chacha20(this.#key, number, this.#block);
      this.#blockNumber = number;
    }
    return (this.#block as Int32Array)[this.cursor++ & 15] >>> 0;
  }

  /** Scales a word to n; the few words that would make some numbers likelier are thrown away (Lemire's method). */
  below(n: number): number {
    let scaled = this.word() * n;
    let rest = scaled >>> 0;
    if (rest < n) {
      const unfair = (2 ** 32 - n) % n;
      while (rest < unfair) {
        scaled = this.word() * n;
        rest = scaled >>> 0;
      }
    }
    return ((scaled - rest) / 2 ** 32) | 0;
  }

  shuffle<T>(items: T[]): void {
    shuffle(this, items);
  }
}

/** A quick generator for choices that need not be secret: bots, tests, simulated players. */
export class QuickDice implements Dice {
  #state: number;

  constructor(seed: string) {
    let state = 0;
    for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193) + 0x9e3779b9;
    this.#state = state | 0;
  }

  /** Mulberry32: one 32-bit word of state, good enough to choose among options. */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n) | 0;
  }

  shuffle<T>(items: T[]): void {
    shuffle(this, items);
  }
}

function shuffle<T>(dice: Dice, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const item = items[i];
    items[i] = items[j];
    items[j] = item;
  }
}

const input = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

/** One block of RFC 8439's function, with a zero nonce. */
export function chacha20(key: Int32Array, counter: number, out: Int32Array): void {
  input.set(key, 4);
  input[12] = counter;
  out.set(input);
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = out[i] + input[i];
}

function quarter(x: Int32Array, ai: number, bi: number, ci: number, di: number): void {
  let a = x[ai];
  let b = x[bi];
  let c = x[ci];
  let d = x[di];
  a = (a + b) | 0;
  d = left(d ^ a, 16);
  c = (c + d) | 0;
  b = left(b ^ c, 12);
  a = (a + b) | 0;
  d = left(d ^ a, 8);
  c = (c + d) | 0;
  b = left(b ^ c, 7);
  x[ai] = a;
  x[bi] = b;
  x[ci] = c;
  x[di] = d;
}

function left(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
