// A progress bar on standard error, only where somebody can see it.
import type { Io } from "./io.ts";

const WIDTH = 28;
const EVERY_MS = 100;

export class Progress {
  readonly #io: Io;
  readonly #total: number;
  readonly #format: Intl.NumberFormat;
  readonly #started = performance.now();
  #shown = 0;

  constructor(io: Io, total: number, lang: string) {
    this.#io = io;
    this.#total = total;
    this.#format = new Intl.NumberFormat(lang);
  }

  update(done: number): void {
    const now = performance.now();
    if (!this.#io.stderr.isTTY || now - this.#shown < EVERY_MS) return;
    this.#shown = now;
    const share = done / this.#total;
    const full = Math.round(share * WIDTH);
    const left = share > 0 ? Math.ceil(((now - this.#started) / 1000) * (1 / share - 1)) : 0;
    const bar = "█".repeat(full) + "░".repeat(WIDTH - full);
    this.#io.stderr.write(
      `\r${bar} ${Math.floor(share * 100)} %  ${this.#format.format(done)} / ${this.#format.format(this.#total)}  ${left} s \u001b[K`,
    );
  }

  clear(): void {
    if (this.#io.stderr.isTTY && this.#shown > 0) this.#io.stderr.write("\r\u001b[K");
  }
}
