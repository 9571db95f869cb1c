// Writes to SQLite in a thread of its own: while the disk is busy with one commit, moves go on being taken and gather for the next.
import { Worker } from "node:worker_threads";
import type { Write } from "./store.ts";

export interface Batch {
  readonly number: number;
  readonly writes: readonly Write[];
}

export interface Written {
  readonly number: number;
  /** What went wrong; nothing was written then. */
  readonly error?: string;
}

export class Writer {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  #number = 0;

  constructor(folder: string) {
    this.#worker = new Worker(new URL("./writer-thread.ts", import.meta.url), { workerData: folder });
    this.#worker.unref();
    this.#worker.on("message", ({ number, error }: Written) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (error === undefined) waiting?.resolve();
      else waiting?.reject(new Error(error));
    });
    this.#worker.on("error", (error: Error) => {
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    });
  }

  commit(writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(++this.#number, { resolve, reject });
      this.#worker.postMessage({ number: this.#number, writes } satisfies Batch);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
