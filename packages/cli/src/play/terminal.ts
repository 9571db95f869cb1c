// Takes the terminal over for a full screen, and gives it back whatever happens.
import { type Key, KeyDecoder } from "./keys.ts";
import type { Size } from "./layout.ts";
import type { Line } from "./line.ts";
import { type Colours, coloursOf, paintScreen } from "./screen.ts";

export interface Io {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
}

export type Happening =
  | { readonly type: "key"; readonly key: Key }
  | { readonly type: "redraw" }
  /** Nothing else happened in the time given. */
  | { readonly type: "tick" }
  /** The terminal or the process has to end, with this exit code. */
  | { readonly type: "end"; readonly code: number };

// The alternate screen, without cursor and without wrapping at the edge.
const ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J";
const LEAVE = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

const ENDING_SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
/** How long the rest of an escape sequence may take to arrive. */
const ESCAPE_MS = 80;
/** If the signal to stop did nothing, the table comes back after this time. */
const SUSPEND_MS = 50;

export class Terminal {
  readonly #input: NodeJS.ReadStream;
  readonly #output: NodeJS.WriteStream;
  readonly #colours: Colours;
  readonly #keys = new KeyDecoder();
  readonly #happened: Happening[] = [];
  #wake: (() => void) | undefined;
  #escape: NodeJS.Timeout | undefined;
  #drawn = "";
  /** Between open and close; and, while stopped by Ctrl-Z, not taken. */
  #open = false;
  #taken = false;
  readonly #undo: (() => void)[] = [];

  constructor({ input, output }: Io) {
    this.#input = input;
    this.#output = output;
    this.#colours = coloursOf(output, process.env);
  }

  get size(): Size {
    // Some terminals, serial lines among them, don't know their size.
    return { columns: this.#output.columns || 80, rows: this.#output.rows || 24 };
  }

  open(): void {
    this.#open = true;
    const input = this.#input;
    const output = this.#output;
    const lost = () => this.#tell({ type: "end", code: ENDING_SIGNALS.SIGHUP });
    // Stays for good: a terminal that is gone may report it late.
    output.on("error", lost);
    this.#listen(input, { data: (chunk: Buffer) => this.#read(chunk), end: lost, error: lost });
    this.#listen(output, { resize: () => this.redraw() });
    for (const [signal, code] of Object.entries(ENDING_SIGNALS))
      this.#listen(process, { [signal]: () => this.#tell({ type: "end", code }) });
    this.#listen(process, { SIGTSTP: () => this.#stop(), SIGCONT: () => this.#retake() });
    // Before an uncaught error is printed, and as the last resort.
    this.#listen(process, { uncaughtExceptionMonitor: () => this.close(), exit: () => this.close() });
    this.#take();
    input.resume();
  }

  close(): void {
    this.#open = false;
    this.#release();
    clearTimeout(this.#escape);
    for (const undo of this.#undo.splice(0)) undo();
    this.#input.pause();
  }

  /** The next thing that happens; a tick if there is nothing in this time. */
  async next(milliseconds?: number): Promise<Happening> {
    const tick = milliseconds === undefined ? undefined : setTimeout(() => this.#tell({ type: "tick" }), milliseconds);
    if (this.#happened.length === 0)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    clearTimeout(tick);
    return this.#happened.shift() ?? { type: "redraw" };
  }

  draw(lines: readonly Line[]): void {
    if (!this.#taken) return;
    const { columns, rows } = this.size;
    const painted = paintScreen(lines, columns, rows, this.#colours);
    if (painted !== this.#drawn) this.#output.write(painted);
    this.#drawn = painted;
  }

  /** Draws everything again, even what seems to be there already. */
  redraw(): void {
    this.#drawn = "";
    this.#tell({ type: "redraw" });
  }

  /** What Ctrl-Z does in a terminal that isn't raw: stops the whole process group. */
  suspend(): void {
    if (process.platform !== "win32") process.kill(0, "SIGTSTP");
  }

  #tell(happening: Happening): void {
    this.#happened.push(happening);
    this.#wake?.();
  }

  #read(chunk: Buffer): void {
    clearTimeout(this.#escape);
    const tell = (keys: readonly Key[]) => {
      for (const key of keys) this.#tell({ type: "key", key });
    };
    tell(this.#keys.feed(chunk));
    if (this.#keys.unfinished) this.#escape = setTimeout(() => tell(this.#keys.flush()), ESCAPE_MS);
  }

  #listen(emitter: NodeJS.EventEmitter, listeners: Readonly<Record<string, (chunk: Buffer) => void>>): void {
    for (const [event, listener] of Object.entries(listeners)) {
      emitter.on(event, listener);
      this.#undo.push(() => emitter.off(event, listener));
    }
  }

  #take(): void {
    this.#taken = true;
    this.#raw(true);
    this.#output.write(ENTER);
    this.redraw();
  }

  #release(): void {
    if (!this.#taken) return;
    this.#taken = false;
    this.#output.write(LEAVE);
    this.#raw(false);
  }

  #raw(raw: boolean): void {
    try {
      this.#input.setRawMode(raw);
    } catch {
      // The terminal is gone; there is nothing to set.
    }
  }

  /** Gives the terminal back, then stops as if the signal had never been caught. */
  #stop(): void {
    this.#release();
    const listeners = process.listeners("SIGTSTP");
    process.removeAllListeners("SIGTSTP");
    process.kill(process.pid, "SIGTSTP");
    setTimeout(() => {
      if (!this.#open) return;
      for (const listener of listeners) process.on("SIGTSTP", listener);
      if (!this.#taken) this.#retake();
    }, SUSPEND_MS);
  }

  /** After a stop: the shell may have changed the terminal's modes behind our back. */
  #retake(): void {
    this.#raw(false);
    this.#take();
  }
}
