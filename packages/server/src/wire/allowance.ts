// How much somebody may still send: fills up at a steady rate, up to a full bucket.

export class Allowance {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** Takes one if there is one. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Whole seconds until there is one again. */
  get wait(): number {
    return Math.max(1, Math.ceil((1 - this.#left) / this.#perSecond));
  }
}
