// All tables: those in memory, and the way to those that are not. Looks after bots and clocks, and forgets what nobody looks at.
import type { Guest } from "@fracas/protocol";
import type { BotPool } from "../bots/pool.ts";
import { findGame } from "../games.ts";
import { Refusing } from "../refusing.ts";
import type { Journal } from "../store/journal.ts";
import type { Store } from "../store/store.ts";
import type { Known, Watcher } from "./audience.ts";
import { LiveTable } from "./live-table.ts";
import type { Settings } from "./waiting-room.ts";

export interface TablesConfig {
  /** How long a bot seems to think while people are looking, in milliseconds. */
  readonly botDelay: number;
  /** How long a table stays in memory when nobody looks, in milliseconds. */
  readonly keepFor: number;
  readonly tablesPerGuest: number;
}

interface Kept {
  readonly table: LiveTable;
  bot?: { timer: NodeJS.Timeout; match: string; moment: number };
  clock?: NodeJS.Timeout;
  rest?: NodeJS.Timeout;
}

/** Node's longest timer; longer waits are looked at again. */
const LONGEST_TIMER = 2 ** 31 - 1;
const FORGOTTEN_AFTER = 24 * 3_600_000;

export class Tables {
  readonly #store: Store;
  readonly #journal: Journal;
  readonly #bots: BotPool;
  readonly #config: TablesConfig;
  readonly #now: () => number;
  readonly #upSince: number;
  readonly #kept = new Map<string, Kept>();
  readonly #loading = new Map<string, Promise<LiveTable | undefined>>();
  /** By guest, the table that is being opened. */
  readonly #creating = new Map<string, Promise<string>>();
  readonly #sweep: NodeJS.Timeout;
  #stopping = false;
  /** Called when something changed at a table. */
  onChange: (table: LiveTable) => void = () => {};
  onFault: (error: unknown, what: string) => void = () => {};

  constructor(store: Store, journal: Journal, bots: BotPool, config: TablesConfig, now: () => number = Date.now) {
    this.#store = store;
    this.#journal = journal;
    this.#bots = bots;
    this.#config = config;
    this.#now = now;
    this.#upSince = now();
    this.#sweep = setInterval(() => void this.#lookAfterResting(), 1_000);
    this.#sweep.unref();
  }

  get inMemory(): number {
    return this.#kept.size;
  }

  *live(): Generator<LiveTable> {
    for (const { table } of this.#kept.values()) yield table;
  }

  // ————— from and to the store —————

  /** The table, from memory or from the store. */
  async get(id: string): Promise<LiveTable> {
    const kept = this.#kept.get(id);
    if (kept) return kept.table;
    let loading = this.#loading.get(id);
    if (!loading) {
      loading = this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
    }
    const table = await loading;
    if (!table) throw Refusing.because("no-table", {});
    return table;
  }

  async #load(id: string): Promise<LiveTable | undefined> {
    const stored = await this.#store.table(id);
    if (!stored) return undefined;
    const game = findGame(stored.game);
    const match = stored.match ? await this.#store.match(stored.match) : undefined;
    // A match under older rules can't go on, nor be shown: the table waits for the next one.
    const current = match?.match.rules === game.rulesVersion;
    const table = new LiveTable(game, match && !current ? { ...stored, phase: "open", match: null } : stored, this.#now);
    if (match && current) table.resume(match.match, match.entries, this.#upSince);
    this.#keep(table);
    return table;
  }

  #keep(table: LiveTable): void {
    this.#kept.set(table.id, { table });
    this.#lookAfter(table);
  }

  /** The table, or nothing if it can't be loaded (its game isn't offered any more, or it is damaged): all others go on. */
  async find(id: string): Promise<LiveTable | undefined> {
    try {
      return await this.get(id);
    } catch (error) {
      if (!this.#stopping && !(error instanceof Refusing)) this.onFault(error, "loading a table");
      return undefined;
    }
  }

  /** When the server comes up: bots and clocks of running matches go on. */
  async resumeAll(): Promise<void> {
    for (const id of await this.#store.playing()) {
      if (this.#stopping) return;
      const table = await this.find(id);
      if (table?.atRest && !table.botToMove()) await this.#rest(table);
    }
  }

  async #lookAfterResting(): Promise<void> {
    try {
      for (const id of await this.#store.due(this.#now())) await this.find(id);
      for (const id of await this.#store.forgotten(this.#now() - FORGOTTEN_AFTER)) {
        const table = await this.find(id);
        if (table && !table.watched) await this.act(id, (table) => table.closeDown());
      }
    } catch (error) {
      if (!this.#stopping) this.onFault(error, "looking after resting tables");
    }
  }

  /** Out of memory, leaving a note when it must be looked at again. */
  async #rest(table: LiveTable): Promise<void> {
    const kept = this.#kept.get(table.id);
    if (!kept || !table.atRest || table.botToMove()) return;
    const due = table.deadline();
    try {
      if (due !== null) await this.#journal.write([{ put: "due", table: table.id, due }]);
    } catch {
      // It stays until the note can be written.
      this.#lookAfter(table);
      return;
    }
    if (table.atRest) this.#forget(table.id);
  }

  #forget(id: string): void {
    const kept = this.#kept.get(id);
    if (!kept) return;
    clearTimeout(kept.bot?.timer);
    clearTimeout(kept.clock);
    clearTimeout(kept.rest);
    this.#kept.delete(id);
  }

  // ————— acting —————

  /** Opens a table, for each guest one after the other. */
  async create(host: Guest, game: string, settings: Settings, start: boolean): Promise<string> {
    const before = this.#creating.get(host.id) ?? Promise.resolve();
    const creating = before.catch(() => {}).then(() => this.#create(host, game, settings, start));
    this.#creating.set(host.id, creating);
    try {
      return await creating;
    } finally {
      if (this.#creating.get(host.id) === creating) this.#creating.delete(host.id);
    }
  }

  async #create(host: Guest, game: string, settings: Settings, start: boolean): Promise<string> {
    await this.#makeRoom(host);
    const table = LiveTable.create(findGame(game), host, settings, this.#now);
    if (start) table.start(host);
    await this.#journal.write(table.takeWrites());
    table.publish();
    this.#keep(table);
    this.onChange(table);
    return table.id;
  }

  /** Nobody hosts more than so many tables; matches against bots that were left behind make room by themselves. */
  async #makeRoom(host: Guest): Promise<void> {
    const most = this.#config.tablesPerGuest;
    const ids = await this.#store.hostedBy(host.id, most);
    if (ids.length < most) return;
    const hosted: LiveTable[] = [];
    for (const id of ids) {
      const table = await this.find(id);
      if (table) hosted.push(table);
    }
    const alone = ({ stored }: LiveTable) =>
      stored.seats.every((seat) => seat.kind === "bot" || (seat.kind === "person" && seat.guest === host.id));
    const oldest = hosted.findLast((table) => alone(table) && !table.watched);
    if (!oldest) throw Refusing.because("too-many-tables", { most });
    await this.act(oldest.id, (table) => table.closeDown());
  }

  /** Does one thing at a table and tells everybody, once it is durable. A refusal comes out as it is, and nothing has changed. */
  async act<T>(id: string, act: (table: LiveTable) => T): Promise<T> {
    const table = this.#kept.get(id)?.table ?? (await this.get(id));
    return table.takeTurn(async () => {
      // While waiting for its turn, the table may have been dropped for a failed write; the present one may differ.
      if (this.#kept.get(id)?.table !== table) return this.act(id, act);
      const outcome = await this.#durably(table, act);
      table.publish();
      this.#lookAfter(table);
      this.onChange(table);
      return outcome;
    });
  }

  /** Acts and writes. If that fails halfway, the table goes back to what is stored. */
  async #durably<T>(table: LiveTable, act: (table: LiveTable) => T): Promise<T> {
    try {
      const outcome = act(table);
      await this.#journal.write(table.takeWrites());
      return outcome;
    } catch (error) {
      if (!(error instanceof Refusing) || error.refusal.code === "store-failed") await this.#reload(table);
      throw error;
    }
  }

  async #reload(table: LiveTable): Promise<void> {
    const watchers = table.dismissAll();
    this.#forget(table.id);
    const fresh = await this.get(table.id);
    for (const watcher of watchers) fresh.watch(watcher, {});
  }

  async watch(id: string, watcher: Watcher, known: Known): Promise<LiveTable> {
    const table = await this.get(id);
    return table.takeTurn(async () => {
      if (this.#kept.get(id)?.table !== table) return this.watch(id, watcher, known);
      table.watch(watcher, known);
      this.#lookAfter(table);
      this.onChange(table);
      return table;
    });
  }

  unwatch(id: string, watcher: Watcher): void {
    const table = this.#kept.get(id)?.table;
    if (!table) return;
    table.unwatch(watcher);
    this.#lookAfter(table);
    this.onChange(table);
  }

  // ————— bots, clocks, rest —————

  #lookAfter(table: LiveTable): void {
    const kept = this.#kept.get(table.id);
    if (!kept || this.#stopping) return;
    this.#wakeBot(kept);
    this.#windClock(kept);
    clearTimeout(kept.rest);
    if (table.atRest) kept.rest = setTimeout(() => void this.#rest(table), this.#config.keepFor).unref();
  }

  #wakeBot(kept: Kept): void {
    const { table } = kept;
    const bot = table.botToMove();
    const live = table.live;
    if (!bot || !live) {
      clearTimeout(kept.bot?.timer);
      delete kept.bot;
      return;
    }
    const { moment } = live;
    const match = live.stored.id;
    if (kept.bot?.match === match && kept.bot.moment === moment) return;
    clearTimeout(kept.bot?.timer);
    const delay = table.watched ? this.#config.botDelay : 0;
    kept.bot = { match, moment, timer: setTimeout(() => void this.#botThinks(kept), delay) };
  }

  async #botThinks(kept: Kept): Promise<void> {
    const { table } = kept;
    const live = table.live;
    const bot = table.botToMove();
    if (!live || !bot || this.#stopping) return;
    const { moment } = live;
    const match = live.stored.id;
    try {
      const option = await this.#bots.choose(live, bot.seat, bot.level);
      if (this.#stopping) return;
      delete kept.bot;
      await this.act(table.id, (table) => table.botAnswers(bot.seat, match, moment, option));
    } catch (error) {
      if (!this.#stopping) this.onFault(error, "a bot's answer");
    }
  }

  #windClock(kept: Kept): void {
    clearTimeout(kept.clock);
    delete kept.clock;
    const deadline = kept.table.deadline();
    if (deadline === null) return;
    const wait = Math.min(Math.max(0, deadline - this.#now()), LONGEST_TIMER);
    kept.clock = setTimeout(() => void this.#timeIsUp(kept.table), wait + 1).unref();
  }

  async #timeIsUp(table: LiveTable): Promise<void> {
    try {
      await this.act(table.id, (table) => table.expire());
    } catch (error) {
      if (!this.#stopping) this.onFault(error, "a clock");
    }
  }

  /** Nothing begins any more; what is under way is finished by the journal. */
  stop(): void {
    this.#stopping = true;
    clearInterval(this.#sweep);
    for (const { bot, clock, rest } of this.#kept.values()) {
      clearTimeout(bot?.timer);
      clearTimeout(clock);
      clearTimeout(rest);
    }
  }
}
