// What the load needs of the programs that play on one kind of server, and they of it.
import type { BareSettings } from "./bare.ts";

/** Lets moves through while the load is on. */
export interface Gate {
  /** Sends a move, or asks for another match, now or as soon as the load goes on. */
  pass(send: () => void): void;
  /** The server has confirmed what was let through: a move that was sent at this time, or null for anything else. */
  confirmed(sentAt: number | null): void;
}

/** Sizes on the wire, so that the bare loop can be given the same. */
export interface Sample {
  readonly news: BareSettings["news"];
  readonly newsBytes: number;
  readonly answerBytes: number;
}

/** Programs at both seats of many matches, each with a connection of its own. */
export interface Players {
  /** What was sent and received so far, where it is known. */
  sample(): Sample | undefined;
  leave(): void;
}

export interface Matches {
  readonly url: string;
  readonly count: number;
  /** Tells these matches from those that others made on the same server. */
  readonly called: string;
}

/** At most so many connections are being made at a time; more would only fill the server's queue of new ones. */
const AT_ONCE = 50;

export async function forEach<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => make(from + n));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

/** A cheap choice that differs from match to match, and needn't be any better than that. */
export class Chooser {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  of<T>(choices: readonly T[]): T {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return choices[Math.floor((this.#state / 2 ** 32) * choices.length)];
  }
}
