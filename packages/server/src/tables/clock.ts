// How long each seat may still think. A bank per seat runs while the seat is asked, and each answer adds a little to it.
import { type SeatId, seatId } from "@fracas/kernel";
import { CLOCK_TIMES, type ClockKind } from "@fracas/protocol";
import type { Entry } from "../store/store.ts";

/** Whoever comes back after the time was up gets at least this many answers' worth. */
const GRACE = 3;

export class Clocks {
  readonly #times: { readonly bank: number; readonly perAnswer: number } | null;
  readonly #left: number[];
  /** When the seat was asked; undefined while it isn't. */
  readonly #askedAt: (number | undefined)[];

  constructor(kind: ClockKind, players: number) {
    this.#times = kind === "none" ? null : CLOCK_TIMES[kind];
    this.#left = new Array<number>(players).fill(this.#times?.bank ?? 0);
    this.#askedAt = new Array<number | undefined>(players).fill(undefined);
  }

  /** These seats are asked from now on; the time of the others stands still. */
  ask(seats: readonly SeatId[], now: number): void {
    for (let at = 0; at < this.#askedAt.length; at++) {
      const seat = seatId(at);
      if (seats.includes(seat)) this.#askedAt[seat] ??= now;
      else this.set(seat, this.left(seat, now));
    }
  }

  /** What the seat has left after what it does now: an answer brings time, taking answers back loses what they brought, coming back from a bot brings some. */
  after(kind: Entry["kind"], seat: SeatId, now: number, takenBack: number): number {
    if (!this.#times) return 0;
    const { bank, perAnswer } = this.#times;
    const left = this.left(seat, now);
    if (kind === "answer") return Math.min(bank, left + perAnswer);
    if (kind === "return") return Math.max(left, GRACE * perAnswer);
    return Math.max(0, left - takenBack * perAnswer);
  }

  set(seat: SeatId, left: number): void {
    this.#left[seat] = left;
    this.#askedAt[seat] = undefined;
  }

  left(seat: SeatId, now: number): number {
    const since = this.#askedAt[seat];
    return Math.max(0, this.#left[seat] - (since === undefined ? 0 : now - since));
  }

  /** By seat, or null when nobody is timed. */
  all(now: number): readonly number[] | null {
    return this.#times && this.#left.map((_, seat) => this.left(seatId(seat), now));
  }

  /** When the time of one of these seats will be up. */
  deadline(seats: readonly SeatId[], now: number): number | null {
    if (!this.#times || seats.length === 0) return null;
    return now + Math.min(...seats.map((seat) => this.left(seat, now)));
  }
}
