// The full-screen game: draws the table, waits for a key or a bot's moment, acts, and draws again.
import { randomBytes } from "node:crypto";
import { boardOf } from "./boards/board.ts";
import { type Key, onLatinKeyboard } from "./keys.ts";
import { type Scene, type Size, SMALLEST, tableScreen, tooSmallScreen } from "./layout.ts";
import { type Act, type Menu, menuOf } from "./menu.ts";
import { helpLines, pageScreen, wholeLog } from "./pages.ts";
import { nextFile } from "./save.ts";
import { type PlayRequest, Session } from "./session.ts";
import { type Io, Terminal } from "./terminal.ts";

/** How long a bot seems to think. */
const THINKING_MS = 250;
const NONE = -1;
const INTERRUPTED = 130;
const FEWEST_OPTIONS = 5;

export async function playOnScreen(request: PlayRequest, io: Io): Promise<number> {
  const table = new Screen(request, new Terminal(io));
  const code = await table.run();
  io.output.write(`${table.farewell()}\n`);
  return code;
}

class Screen {
  readonly #terminal: Terminal;
  #session: Session;
  #page: "table" | "help" | "log" = "table";
  #leaving = false;
  #cursor = NONE;
  #scroll = 0;
  #status = "";
  #reserve = FEWEST_OPTIONS;
  #optionRows = 1;

  constructor(request: PlayRequest, terminal: Terminal) {
    this.#session = new Session(request);
    this.#terminal = terminal;
  }

  async run(): Promise<number> {
    try {
      this.#terminal.open();
      for (;;) {
        this.#draw();
        const bot = this.#thinkingBot();
        const happening = await this.#terminal.next(bot === undefined ? undefined : THINKING_MS);
        if (happening.type === "end") return happening.code;
        if (happening.type === "tick" && bot !== undefined) this.#session.botAnswers(bot);
        const code = happening.type === "key" ? await this.#press(happening.key) : undefined;
        if (code !== undefined) return code;
      }
    } finally {
      this.#terminal.close();
    }
  }

  /** What stays on the terminal when the screen is gone. */
  farewell(): string {
    const { texts } = this.#session;
    return `${this.#session.result() ?? texts.left}\n${this.#session.whatIsSaved()}`;
  }

  /** Bots wait while the person reads something else. */
  #thinkingBot() {
    return this.#page === "table" && !this.#leaving && !this.#tooSmall() ? this.#session.nextBot : undefined;
  }

  #tooSmall(): boolean {
    const { columns, rows } = this.#terminal.size;
    return columns < SMALLEST.columns || rows < SMALLEST.rows;
  }

  // ————— drawing —————

  #draw(): void {
    const { size } = this.#terminal;
    const { texts, request } = this.#session;
    if (this.#tooSmall()) {
      const message = texts.tooSmall(size.columns, size.rows, `${SMALLEST.columns}×${SMALLEST.rows}`);
      this.#terminal.draw(tooSmallScreen(message, size));
    } else if (this.#page === "help") this.#drawPage(request.game.texts[request.lang].title, helpLines(this.#session, size.columns), size);
    else if (this.#page === "log") this.#drawPage(texts.logTitle, wholeLog(this.#session.log(), size.columns), size);
    else this.#drawTable(size);
  }

  #drawPage(title: string, content: ReturnType<typeof wholeLog>, size: Size): void {
    const { lines, scroll } = pageScreen(title, content, this.#scroll, this.#session.texts.pageHints, size);
    this.#scroll = scroll;
    this.#terminal.draw(lines);
  }

  #drawTable(size: Size): void {
    const menu = this.#menu();
    this.#reserve = Math.max(this.#reserve, menu.items.length);
    const { lines, optionRows } = tableScreen(this.#scene(menu), size);
    this.#optionRows = optionRows;
    this.#terminal.draw(lines);
  }

  #scene(menu: Menu): Scene {
    const session = this.#session;
    const { texts, request, takenBack, cast, freshFrom } = session;
    const { game, lang, setup } = request;
    const words = game.texts[lang];
    const changed = Object.entries(game.options).filter(([name, spec]) => setup.options[name] !== spec.default);
    const rules = changed.map(([name]) =>
      setup.options[name] === true ? words.options[name].name : `${words.options[name].name}: ${setup.options[name]}`,
    );
    return {
      title: [words.title, ...rules].join(" · "),
      mark: takenBack > 0 ? texts.takenBack(takenBack) : "",
      board: (width) => boardOf(game)(session.view(), cast, lang, width),
      menu,
      cursor: this.#cursor,
      reserve: this.#reserve,
      logTitle: texts.logTitle,
      log: session.log(),
      freshFrom,
      status: this.#status,
      hints: this.#hints(),
    };
  }

  /** Most important first; not what the menu says already. */
  #hints(): string[] {
    const { help, quit, save, undo, back, log } = this.#session.texts.hints;
    if (this.#leaving) return [];
    return this.#session.match.over ? [help, back] : [help, quit, save, undo, back, log];
  }

  #menu(): Menu {
    return menuOf(this.#session, this.#leaving);
  }

  // ————— acting —————

  /** Returns an exit code when the person leaves. */
  async #press(pressed: Key): Promise<number | undefined> {
    const key = onLatinKeyboard(pressed);
    if (key === "ctrl-c") return INTERRUPTED;
    if (key === "ctrl-z") this.#terminal.suspend();
    else if (key === "ctrl-l") this.#terminal.redraw();
    else if (this.#tooSmall()) return undefined;
    else if (this.#page !== "table") this.#pressOnPage(key);
    else return this.#pressAtTable(key);
    return undefined;
  }

  #pressOnPage(key: Key): void {
    const page = this.#terminal.size.rows - 3;
    const steps: Readonly<Record<string, number>> = {
      ...{ up: -1, k: -1, down: 1, j: 1, enter: 1, pageup: -page, b: -page, pagedown: page, " ": page },
      ...{ home: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY },
    };
    if (Object.hasOwn(steps, key)) this.#scroll += steps[key];
    else if (["escape", "q", "l", "?", "h", "backspace", "ctrl-d"].includes(key)) this.#page = "table";
  }

  async #pressAtTable(key: Key): Promise<number | undefined> {
    this.#status = "";
    const { items } = this.#menu();
    const chosen = key === "enter" ? items[this.#cursor] : items.find((item) => item.key === key);
    if (chosen) return this.#act(chosen.act);
    const step = { up: -1, k: -1, down: 1, j: 1, tab: 1, left: -this.#optionRows, right: this.#optionRows }[key];
    if (step !== undefined && items.length > 0) this.#moveCursor(step, items.length);
    else if (!this.#leaving) return this.#command(key);
    return undefined;
  }

  #moveCursor(step: number, items: number): void {
    if (this.#cursor === NONE) this.#cursor = step === -1 ? items - 1 : 0;
    else if (Math.abs(step) === 1) this.#cursor = (this.#cursor + step + items) % items;
    else if (this.#cursor + step >= 0 && this.#cursor + step < items) this.#cursor += step;
  }

  async #command(key: Key): Promise<number | undefined> {
    const session = this.#session;
    switch (key) {
      case "u":
        this.#undo();
        break;
      case "r":
        this.#status = session.goBack()?.explain(session.request.lang) ?? session.texts.wentBack;
        this.#cursor = NONE;
        break;
      case "s":
        await this.#save();
        break;
      case "l":
        return this.#act("log");
      case "?":
      case "h":
      case "f1":
        this.#page = "help";
        this.#scroll = 0;
        break;
      case "q":
      case "ctrl-d":
        this.#leaving = true;
        this.#cursor = NONE;
        break;
      default:
        if (!session.asked) session.botsGoOn();
    }
    return undefined;
  }

  #undo(): void {
    const { texts, request } = this.#session;
    const refused = this.#session.undo();
    this.#status = !refused
      ? texts.undone
      : refused.code === "nothing-to-take-back"
        ? refused.explain(request.lang)
        : `${refused.explain(request.lang)} ${texts.offerKey}`;
    if (!refused) this.#cursor = NONE;
  }

  async #save(): Promise<boolean> {
    const { saved, words } = await this.#session.save();
    this.#status = words;
    return saved;
  }

  async #act(act: Act): Promise<number | undefined> {
    this.#cursor = NONE;
    if (typeof act === "object") this.#session.answer(act.answer);
    else if (act === "save") await this.#save();
    else if (act === "quit") return 0;
    else if (act === "log") {
      this.#page = "log";
      this.#scroll = Number.POSITIVE_INFINITY;
    } else if (act === "again") this.#again();
    else {
      this.#leaving = false;
      // A match that couldn't be saved isn't left behind the person's back.
      if (act === "save and quit" && (await this.#save())) return 0;
    }
    return undefined;
  }

  #again(): void {
    const { request } = this.#session;
    const setup = { ...request.setup, seed: randomBytes(16).toString("hex") };
    this.#session = new Session({ ...request, setup, answers: [], wentBack: 0, saveTo: nextFile(request.saveTo) });
  }
}
