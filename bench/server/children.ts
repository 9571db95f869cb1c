// Processes of the bench's own, and questions to them: each server and each load runs in one, so that none is measured with another's work.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

interface Question {
  readonly number: number;
  readonly what: string;
  readonly given: unknown;
}

interface Answer {
  readonly number: number;
  readonly answer?: unknown;
  readonly error?: string;
}

/** What a child can be asked, by name. */
export type Asked = Record<string, (given: never) => unknown>;

export class Child<A extends Asked> {
  readonly #process;
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  #asked = 0;

  /** `file` lies in this folder. */
  constructor(file: string, flags: readonly string[] = []) {
    // What a server has to say about itself goes where progress goes.
    this.#process = fork(join(import.meta.dirname, file), {
      execArgv: [...flags],
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", 2, 2, "ipc"],
    });
    this.#process.on("message", ({ number, answer, error }: Answer) => {
      const waiting = this.#waiting.get(number);
      this.#waiting.delete(number);
      if (error === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(`${file}: ${error}`));
    });
    this.#process.on("exit", (code, signal) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`${file} ended with ${code ?? signal}`));
    });
  }

  ask<K extends keyof A & string>(what: K, ...[given]: Parameters<A[K]>): Promise<Awaited<ReturnType<A[K]>>> {
    const number = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as (answer: unknown) => void, reject });
      this.#process.send({ number, what, given } satisfies Question);
    });
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const ended = once(this.#process, "exit");
    // A child ends by itself when nobody can ask it any more.
    if (this.#process.connected) this.#process.disconnect();
    await ended;
  }
}

/** Lets something start children, and stops them all when it is done or has failed: the last one first, so that loads leave before their servers. */
export async function withChildren<T>(
  run: (start: <A extends Asked>(file: string, flags?: readonly string[]) => Child<A>) => Promise<T>,
): Promise<T> {
  const children: { stop(): Promise<void> }[] = [];
  try {
    return await run(<A extends Asked>(file: string, flags?: readonly string[]) => {
      const child = new Child<A>(file, flags);
      children.push(child);
      return child;
    });
  } finally {
    for (const child of children.reverse()) await child.stop();
  }
}

/** In a child: answers what it is asked, until nobody can ask any more. */
export function answerTo<A extends Asked>(asked: A, stop: () => Promise<void> | void): void {
  process.on("message", async ({ number, what, given }: Question) => {
    let answer: Answer;
    try {
      answer = { number, answer: await asked[what](given as never) };
    } catch (error) {
      answer = { number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    if (process.connected) process.send?.(answer);
  });
  process.once("disconnect", async () => {
    await stop();
    process.exit();
  });
}
