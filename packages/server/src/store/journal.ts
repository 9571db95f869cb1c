// Gathers everything that is to be written in a tick into one commit. What is written is done when the promise resolves, not before.
import { Refusing } from "../refusing.ts";
import type { Store, Write } from "./store.ts";

/** A disk takes about as long for one move as for fifty. */
const MOST_TICKS = 6;

interface Waiting {
  readonly writes: readonly Write[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export class Journal {
  readonly #store: Store;
  #waiting: Waiting[] = [];
  #busy: Promise<void> | null = null;
  /** Something couldn't be written; whoever wanted it is refused. */
  onFault: (error: unknown) => void = () => {};
  commits = 0;
  seconds = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  write(writes: readonly Write[]): Promise<void> {
    if (writes.length === 0) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ writes, resolve, reject });
      this.#busy ??= this.#flush();
    });
  }

  /** Resolves when nothing is left to write. */
  async settled(): Promise<void> {
    while (this.#busy) await this.#busy;
  }

  async #flush(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      const batch = this.#waiting;
      this.#waiting = [];
      const started = performance.now();
      if (await this.#commit(batch.flatMap(({ writes }) => writes))) for (const { resolve } of batch) resolve();
      else await this.#oneByOne(batch);
      this.commits++;
      this.seconds += (performance.now() - started) / 1000;
    }
    this.#busy = null;
  }

  /** Whatever else arrives in this tick goes into the same commit; and while each tick brings more, in a few ticks. */
  async #gather(): Promise<void> {
    for (let tick = 0, known = 0; tick < MOST_TICKS && this.#waiting.length > known; tick++) {
      known = this.#waiting.length;
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  async #commit(writes: readonly Write[]): Promise<boolean> {
    try {
      await this.#store.commit(writes);
      return true;
    } catch {
      return false;
    }
  }

  /** One table's trouble (an entry that another process wrote first) is not the others'. */
  async #oneByOne(batch: readonly Waiting[]): Promise<void> {
    for (const { writes, resolve, reject } of batch) {
      try {
        await this.#store.commit(writes);
        resolve();
      } catch (error) {
        this.onFault(error);
        reject(Refusing.because("store-failed", {}));
      }
    }
  }
}
