// How long each seat may still think. A bank per seat runs while the seat is asked, and each answer adds a little to it.
import type { SeatId } from "@fracas/kernel";
import { CLOCK_TIMES, type ClockKind } from "@fracas/protocol";

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
    for (let seat = 0; seat < this.#askedAt.length; seat++) {
      if (!seats.includes(seat as SeatId)) this.#askedAt[seat] = undefined;
      else this.#askedAt[seat] ??= now;
    }
  }

  /** What the seat has left after an answer at this time. */
  afterAnswer(seat: SeatId, now: number, free: boolean): number {
    if (!this.#times) return 0;
    const { bank, perAnswer } = this.#times;
    return Math.min(bank, (free ? this.#left[seat] : this.left(seat, now)) + perAnswer);
  }

  set(seat: SeatId, left: number): void {
    this.#left[seat] = left;
    this.#askedAt[seat] = undefined;
  }

  comeBack(seat: SeatId, now: number): void {
    if (!this.#times) return;
    this.#left[seat] = Math.max(this.left(seat, now), GRACE * this.#times.perAnswer);
    if (this.#askedAt[seat] !== undefined) this.#askedAt[seat] = now;
  }

  left(seat: SeatId, now: number): number {
    const since = this.#askedAt[seat];
    return Math.max(0, this.#left[seat] - (since === undefined ? 0 : now - since));
  }

  /** By seat, or null when nobody is timed. */
  all(now: number): readonly number[] | null {
    return this.#times && this.#left.map((_, seat) => this.left(seat as SeatId, now));
  }

  /** When the time of one of these seats will be up. */
  deadline(seats: readonly SeatId[], now: number): number | null {
    if (!this.#times || seats.length === 0) return null;
    return now + Math.min(...seats.map((seat) => this.left(seat, now)));
  }
}
