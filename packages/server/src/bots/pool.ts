// Bots think in worker threads, so that no thought ever holds up a person's move. A thought that takes too long is cut off.
import { Worker } from "node:worker_threads";
import type { Answer, MatchOptions, SeatId } from "@fracas/kernel";
import type { LiveMatch } from "../tables/live-match.ts";

/** What a worker is asked. The answers are those of the match so far: the worker keeps no matches. */
export interface Thought {
  readonly number: number;
  readonly game: string;
  readonly setup: { readonly players: number; readonly options: MatchOptions; readonly seed: string };
  readonly answers: readonly Answer[];
  readonly seat: SeatId;
  readonly level: string;
}

export interface Choice {
  readonly number: number;
  readonly option: number;
}

interface Job {
  readonly thought: Thought;
  readonly resolve: (option: number) => void;
  readonly fallback: () => number;
}

interface Thinker {
  worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
}

export class BotPool {
  readonly #thinkers: Thinker[] = [];
  readonly #queue: Job[] = [];
  readonly #limit: number;
  #number = 0;
  #stopped = false;
  /** How many thoughts were asked for, and how many cut off. */
  asked = 0;
  cutOff = 0;

  /** With so many threads, and so many milliseconds for a thought. */
  constructor(threads: number, limit: number) {
    this.#limit = limit;
    for (let n = 0; n < threads; n++) this.#thinkers.push({ worker: this.#startWorker(n), job: null, timer: undefined });
  }

  /** A legal option of the seat, by its number. */
  choose({ match, stored }: LiveMatch, seat: SeatId, level: string): Promise<number> {
    const { game, players, options, seed } = stored;
    const thought: Thought = { number: ++this.#number, game, setup: { players, options, seed }, answers: match.answers, seat, level };
    const legal = match.eyes(seat).options();
    this.asked++;
    return new Promise((resolve) => {
      this.#queue.push({ thought, resolve, fallback: () => legal[Math.floor(Math.random() * legal.length)] });
      this.#next();
    });
  }

  #startWorker(at: number): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    worker.unref();
    worker.on("message", (choice: Choice) => this.#done(at, choice));
    worker.on("error", () => this.#giveUp(at));
    return worker;
  }

  #next(): void {
    for (const [at, thinker] of this.#thinkers.entries()) {
      if (thinker.job) continue;
      const job = this.#queue.shift();
      if (!job) return;
      thinker.job = job;
      thinker.timer = setTimeout(() => this.#giveUp(at), this.#limit);
      thinker.worker.postMessage(job.thought);
    }
  }

  #done(at: number, { number, option }: Choice): void {
    const { job } = this.#thinkers[at];
    if (job?.thought.number === number) this.#free(at, option);
  }

  /** The thought took too long or fell over: any legal option, and a fresh thread. */
  #giveUp(at: number): void {
    const thinker = this.#thinkers[at];
    if (this.#stopped) return;
    this.cutOff++;
    void thinker.worker.terminate();
    thinker.worker = this.#startWorker(at);
    if (thinker.job) this.#free(at, thinker.job.fallback());
  }

  #free(at: number, option: number): void {
    const thinker = this.#thinkers[at];
    clearTimeout(thinker.timer);
    const { job } = thinker;
    thinker.job = null;
    job?.resolve(option);
    this.#next();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { timer } of this.#thinkers) clearTimeout(timer);
    await Promise.all(this.#thinkers.map(({ worker }) => worker.terminate()));
  }
}
