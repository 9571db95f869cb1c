// What a match is made of and what is kept of it: set-up, answers, checkpoints, saved positions.
import type { Frame, MatchOptions } from "./game.ts";
import type { Random } from "./random.ts";
import { type SeatId, seatId, type Viewer } from "./seat.ts";

/** All that a match is made from, besides the answers. Whoever knows the seed knows every card. */
export interface Setup {
  readonly players: number;
  readonly options: MatchOptions;
  readonly seed: string;
}

export type Answer = readonly [seat: SeatId, option: number];

/** An answer as one number: the option above, the seat in the lowest four bits. */
export type PackedAnswer = number;

const SEAT_BITS = 4;
export const MOST_OPTION = 2 ** (31 - SEAT_BITS) - 1;

export function pack(seat: SeatId, option: number): PackedAnswer {
  return (option << SEAT_BITS) | seat;
}

export function seatOf(answer: PackedAnswer): SeatId {
  return seatId(answer & ((1 << SEAT_BITS) - 1));
}

export function optionOf(answer: PackedAnswer): number {
  return answer >> SEAT_BITS;
}

/** A redeal made in the middle of a match (by a fork that imagines what a viewer can't know), so that it can be run again. */
export interface Redeal {
  readonly at: number;
  readonly viewer: Viewer;
  readonly seed: string;
}

/** The position before a script. */
export interface Checkpoint<S> {
  /** How many answers came before it. */
  readonly at: number;
  readonly state: S;
  readonly stack: readonly Frame[];
  readonly random: Random;
  /** How many random numbers were drawn, and how many answers had been given when the last was. */
  readonly cursor: number;
  readonly drawnAt: number;
  /** The table's notes on what was learned. */
  readonly learned: readonly number[];
  readonly barred: readonly number[];
  /** How many events were told. */
  readonly events: number;
}

/** A position as plain JSON. */
export interface Saved {
  readonly game: string;
  readonly rules: number;
  readonly setup: Setup;
  readonly answers: readonly PackedAnswer[];
  readonly redeals: readonly Redeal[];
  /** Began at a position of somebody's own making, so there is nothing to go back to before the checkpoint. */
  readonly handmade: boolean;
  readonly checkpoint: Omit<Checkpoint<unknown>, "random"> & { readonly seed: string };
}

/** An impossible position: a fault of the game's rules, with the answers that lead there. */
export class GameFault extends Error {
  readonly setup: Setup;
  readonly answers: readonly Answer[];

  constructor(message: string, setup: Setup, answers: readonly Answer[], cause?: unknown) {
    // Without the seed, which is a secret while the match goes on.
    super(`${message} (${setup.players} players, after answer ${answers.length})`, { cause });
    this.name = "GameFault";
    this.setup = setup;
    this.answers = answers;
  }
}
