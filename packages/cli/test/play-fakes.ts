// Requests, streams and a terminal for the tests of the interactive game.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { type Bot, botsFor } from "@fracas/bots";
import { type Answer, checkSetup, type Game, type Lang, type MatchRecord, Refused, type Setup, seatId } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import { afterAll } from "vitest";
import { type PlayRequest, play } from "../src/play/play.ts";

export const game: Game = nobunaga;
const NAMES = ["Anna", "Bot Akiko", "Bot Hiro", "Bot Ren", "Bot Yuki"];

interface Wish {
  readonly players?: number;
  readonly seed?: string;
  readonly lang?: Lang;
  readonly answers?: readonly Answer[];
  readonly saveTo?: string;
  readonly bot?: Bot;
}

export function request({
  players = 3,
  seed = "test",
  lang = "en",
  answers = [],
  saveTo = newFile(),
  bot = greedy(),
}: Wish = {}): PlayRequest {
  return { game, setup: setup(players, seed), names: NAMES.slice(0, players), you: seatId(0), bot, lang, answers, wentBack: 0, saveTo };
}

function setup(players: number, seed: string): Setup {
  const checked = checkSetup(game, { players, options: {}, seed });
  if (checked instanceof Refused) throw checked;
  return checked;
}

export function greedy(): Bot {
  const bot = botsFor(game).at(-1);
  if (!bot) throw new Error("there is no bot");
  return bot;
}

const folder = mkdtempSync(join(tmpdir(), "fracas-play-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A file that isn't there yet, alone in its folder. */
export function newFile(): string {
  return join(mkdtempSync(join(folder, "match-")), "match.json");
}

export function readRecord(file: string): MatchRecord {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Types these lines into a game without a terminal. */
export async function typeLines(wanted: PlayRequest, lines: readonly string[]): Promise<{ code: number; text: string }> {
  const input = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(""));
  let text = "";
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  const code = await play(wanted, { input: input as unknown as NodeJS.ReadStream, output: output as unknown as NodeJS.WriteStream });
  return { code, text };
}

/** A terminal that keeps its screens, and can be waited for. */
export class FakeTerminal {
  readonly input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (raw: boolean) => (this.raw = raw) });
  readonly output: Writable & { columns: number; rows: number };
  raw = false;
  written = "";
  screen: readonly string[] = [];
  onScreen: (screen: readonly string[]) => void = () => undefined;
  #changed: () => void = () => undefined;

  constructor(columns = 100, rows = 30) {
    const write = (chunk: Buffer, _: string, done: () => void) => {
      this.#show(chunk.toString());
      done();
    };
    this.output = Object.assign(new Writable({ write }), { isTTY: true, columns, rows, getColorDepth: () => 8 });
  }

  play(wanted: PlayRequest): Promise<number> {
    const io = { input: this.input as unknown as NodeJS.ReadStream, output: this.output as unknown as NodeJS.WriteStream };
    return play(wanted, io);
  }

  #show(text: string): void {
    this.written += text;
    if (text.endsWith("\x1b[?2026l")) {
      this.screen = stripVTControlCharacters(text).split("\r\n");
      this.onScreen(this.screen);
    }
    this.#changed();
  }

  get text(): string {
    return this.screen.join("\n");
  }

  press(...keys: string[]): void {
    for (const key of keys) this.input.write(key);
  }

  resize(columns: number, rows: number): void {
    Object.assign(this.output, { columns, rows });
    this.output.emit("resize");
  }

  /** Waits until the screen says this. */
  async shows(words: string | RegExp): Promise<void> {
    await this.#until(() => (typeof words === "string" ? this.text.includes(words) : words.test(this.text)));
  }

  /** Waits until the screen isn't this one any more. */
  async changes(before: string): Promise<void> {
    await this.#until(() => this.text !== before);
  }

  async #until(is: () => boolean): Promise<void> {
    while (!is())
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
  }

  /** Whether the terminal is as it was before. */
  get restored(): boolean {
    const after = this.written.slice(this.written.lastIndexOf("\x1b[?1049l"));
    return !this.raw && after.startsWith("\x1b[?1049l") && this.written.includes("\x1b[?25h") && !after.includes("\x1b[?1049h");
  }
}
