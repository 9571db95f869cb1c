// A table in memory: who sits where, the match on it, and who is looking. Every method checks first and then changes,
// so a refusal changes nothing; what it changed is announced by `publish`, when the caller has made it durable.
import { type Game, Refused, type SeatId, seatId, type Viewer } from "@fracas/kernel";
import type { ChatLine, Clock, Emote, Guest, Listed } from "@fracas/protocol";
import { LIMITS } from "@fracas/protocol";
import { checkLevel, strongestLevel } from "../games.ts";
import { Refusing } from "../refusing.ts";
import type { Entry, StoredMatch, StoredSeat, StoredTable, Write } from "../store/store.ts";
import { Audience, type Known, type Watcher } from "./audience.ts";
import { Clocks } from "./clock.ts";
import { LiveMatch } from "./live-match.ts";
import {
  arranged,
  checkBetweenMatches,
  checkHost,
  checkNotClosed,
  newMatch,
  newTable,
  type Settings,
  seated,
  seatOf,
  unseated,
} from "./waiting-room.ts";

type PersonSeat = Extract<StoredSeat, { kind: "person" }>;

export class LiveTable {
  readonly game: Game;
  readonly #now: () => number;
  #stored: StoredTable;
  #live: LiveMatch | null = null;
  #clocks: Clocks;
  readonly #audience: Audience;
  /** Written with the next commit, announced after it. */
  #writes: Write[] = [];
  #changed = false;
  #said: ChatLine[] = [];
  #busy = false;
  readonly #waiting: (() => void)[] = [];

  constructor(game: Game, stored: StoredTable, now: () => number) {
    this.game = game;
    this.#stored = stored;
    this.#now = now;
    this.#clocks = new Clocks(stored.clock, stored.seats.length);
    this.#audience = new Audience(this);
  }

  static create(game: Game, host: Guest, settings: Settings, now: () => number): LiveTable {
    const table = new LiveTable(game, newTable(game, host, settings, now()), now);
    table.#change({});
    return table;
  }

  /** Takes up a match from the store. The time during which the server was down isn't counted, except where days are. */
  resume(match: StoredMatch, entries: readonly Entry[], upSince: number): void {
    this.#live = new LiveMatch(this.game, match, entries);
    this.#audience.resume();
    for (const { seat, left } of entries) this.#clocks.set(seat, left);
    const since = this.#live.lastChange;
    this.#clocks.ask(this.#waitingPeople(), this.#stored.clock === "days" ? since : Math.max(since, upSince));
  }

  /** One thing at a time: the next begins when this one is durable and announced. Mostly there is nothing to wait for. */
  async takeTurn<T>(act: () => Promise<T>): Promise<T> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#busy = true;
    try {
      return await act();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy = false;
    }
  }

  // ————— reading —————

  get stored(): StoredTable {
    return this.#stored;
  }

  get id(): string {
    return this.#stored.id;
  }

  get live(): LiveMatch | null {
    return this.#live;
  }

  get watched(): boolean {
    return this.#audience.size > 0;
  }

  /** Nobody is looking and nothing is under way. */
  get atRest(): boolean {
    return this.#audience.size === 0 && !this.#busy;
  }

  get clock(): Clock {
    return this.#clocks.all(this.#now());
  }

  /** With whose eyes a guest sees the match: those of the seat they played it from. */
  viewerOf(guest: string): Viewer {
    const seat = this.#live?.stored.guests.indexOf(guest) ?? -1;
    return seat < 0 ? "spectator" : seatId(seat);
  }

  /** The seats that people have to answer for now. */
  #waitingPeople(): SeatId[] {
    if (this.#stored.phase !== "playing" || !this.#live) return [];
    return this.#live.match.waiting.filter((seat) => this.levelAt(seat) === null);
  }

  /** The level of the bot that plays for a seat; null for a person. */
  levelAt(seat: SeatId): string | null {
    const sitting = this.#stored.seats[seat];
    return sitting.kind === "bot" ? sitting.level : sitting.kind === "person" ? sitting.replacedBy : null;
  }

  /** The bot that has to answer next. */
  botToMove(): { seat: SeatId; level: string } | null {
    if (this.#stored.phase !== "playing" || !this.#live) return null;
    for (const seat of this.#live.match.waiting) {
      const level = this.levelAt(seat);
      if (level !== null) return { seat, level };
    }
    return null;
  }

  /** When somebody's time will be up. */
  deadline(): number | null {
    if (this.#stored.clock === "none") return null;
    return this.#clocks.deadline(this.#waitingPeople(), this.#now());
  }

  #running(match?: string): LiveMatch {
    checkNotClosed(this.#stored);
    if (!this.#live || (match !== undefined && match !== this.#live.stored.id)) throw Refusing.because("not-playing", {});
    return this.#live;
  }

  // ————— before and between matches —————

  arrange(guest: Guest, settings: Settings): void {
    this.#change(arranged(this.game, this.#stored, guest, settings));
  }

  sit(guest: Guest, at: SeatId): void {
    this.#change(seated(this.#stored, guest, at));
  }

  stand(guest: Guest, at: SeatId): void {
    this.#change(unseated(this.#stored, guest, at));
  }

  start(guest: Guest): void {
    checkHost(this.#stored, guest);
    checkBetweenMatches(this.#stored);
    this.#begin();
  }

  /** A person wants another match; it begins when all people at the table do. */
  rematch(guest: Guest): void {
    const seat = seatOf(this.#stored, guest.id);
    checkNotClosed(this.#stored);
    if (this.#stored.phase !== "over") throw Refusing.because("match-running", {});
    const again = [...new Set([...this.#stored.again, seat])];
    const missing = this.#stored.seats.some((other, at) => other.kind === "person" && !again.includes(seatId(at)));
    if (missing) this.#change({ again });
    else this.#begin();
  }

  #begin(): void {
    const match = newMatch(this.game, this.#stored, this.#now());
    this.#live = new LiveMatch(this.game, match);
    this.#clocks = new Clocks(this.#stored.clock, match.players);
    this.#writes.push({ put: "match", match });
    const seats = this.#stored.seats.map((seat) => (seat.kind === "person" ? { ...seat, replacedBy: null } : seat));
    this.#change({ phase: "playing", match: match.id, again: [], ask: null, seats });
    this.#clocks.ask(this.#waitingPeople(), this.#now());
  }

  close(guest: Guest): void {
    checkHost(this.#stored, guest);
    checkNotClosed(this.#stored);
    this.closeDown();
  }

  closeDown(): void {
    this.#change({ phase: "closed", ask: null });
  }

  // ————— during a match —————

  /** A person's answer to the question they saw at a moment. A repeated one changes nothing and is fine. */
  answer(guest: Guest, match: string, moment: number, option: string): void {
    const seat = seatOf(this.#stored, guest.id);
    const live = this.#running(match);
    const value = live.check(seat, option, moment);
    if (value === null) return;
    if (this.levelAt(seat) !== null) this.comeBack(guest);
    this.#take("answer", seat, value, false);
  }

  /** A bot's answer, unless the table has moved on since it was asked. */
  botAnswers(seat: SeatId, match: string, moment: number, value: number): void {
    if (this.#live?.stored.id !== match || this.#live.moment !== moment) return;
    if (this.#stored.phase !== "playing" || this.levelAt(seat) === null) return;
    this.#take("answer", seat, value, true);
  }

  #take(kind: Entry["kind"], seat: SeatId, value: number, byBot: boolean): void {
    const live = this.#running();
    const now = this.#now();
    const takenBack = kind === "answer" ? 0 : live.answersOf(seat, value);
    const left = byBot ? this.#clocks.left(seat, now) : this.#clocks.after(kind, seat, now, takenBack);
    const entry: Entry = { kind, seat, value, left, at: now };
    const number = live.moment;
    live.take(entry);
    this.#writes.push({ put: "entry", match: live.stored.id, number, entry });
    this.#clocks.set(seat, left);
    this.#clocks.ask(this.#waitingPeople(), now);
    if (this.#stored.ask && kind !== "return") this.#change({ ask: null });
    if (live.match.result) this.#finish(live);
  }

  #finish(live: LiveMatch): void {
    const { result } = live.match;
    if (!result) return;
    this.#writes.push({ put: "ending", ending: { match: live.stored.id, result, at: this.#now() } });
    const { matches, wins } = this.#stored.series;
    const won = wins.map((count, seat) => count + (result.winners.includes(seatId(seat)) ? 1 : 0));
    this.#change({ phase: "over", series: { matches: matches + 1, wins: won } });
  }

  /** Takes back by right what may be taken back; what may not, when all other people agree. */
  undo(guest: Guest, match: string, moment: number): void {
    const seat = seatOf(this.#stored, guest.id);
    const live = this.#running(match);
    if (this.#stored.phase !== "playing") throw new Refusing({ code: "match-over", facts: {} });
    if (!live.onlyOthersSince(moment, seat)) throw Refusing.because("stale", { moment: live.moment });
    const undone = live.undone(seat);
    if (!(undone instanceof Refused)) {
      this.#take("undo", seat, undone, false);
      return;
    }
    if (undone.code === "nothing-to-take-back") throw Refusing.of(undone);
    if (this.#stored.ask?.seat === seat) return;
    const number = this.#stored.asks + 1;
    this.#agree({ number, seat, agreed: [seat] }, { asks: number });
  }

  consent(guest: Guest, number: number, agrees: boolean): void {
    const seat = seatOf(this.#stored, guest.id);
    const { ask } = this.#stored;
    if (ask?.number !== number || this.#stored.phase !== "playing") throw Refusing.because("nothing-asked", {});
    if (!agrees) this.#change({ ask: null });
    else this.#agree({ ...ask, agreed: [...new Set([...ask.agreed, seat])] });
  }

  #agree(ask: NonNullable<StoredTable["ask"]>, more: Partial<StoredTable> = {}): void {
    this.#change({ ...more, ask });
    const asked = this.#stored.seats.flatMap((_, seat) => (this.levelAt(seatId(seat)) === null ? [seatId(seat)] : []));
    if (!asked.every((seat) => ask.agreed.includes(seat))) return;
    this.#change({ ask: null });
    this.#take("rewind", ask.seat, this.#running().beforeLastAnswer(ask.seat), false);
  }

  /** Lets a bot play for somebody who is away, or for oneself. */
  replace(guest: Guest, at: SeatId, level: string): void {
    const own = seatOf(this.#stored, guest.id);
    this.#running();
    if (this.#stored.phase !== "playing") throw Refusing.because("not-playing", {});
    checkLevel(this.game, level);
    const seat = this.#stored.seats[at];
    if (seat?.kind !== "person") throw Refusing.because("no-seat", {});
    if (at !== own && this.#audience.isHere(seat.guest)) throw Refusing.because("not-away", { name: seat.name });
    this.#replace(at, seat, level);
  }

  comeBack(guest: Guest): void {
    const at = seatOf(this.#stored, guest.id);
    const seat = this.#stored.seats[at];
    if (seat.kind !== "person" || seat.replacedBy === null) throw Refusing.because("not-replaced", {});
    this.#replace(at, seat, null);
    if (this.#stored.phase === "playing" && this.#stored.clock !== "none")
      this.#take("return", at, this.#running().match.answerCount, false);
  }

  #replace(at: SeatId, seat: PersonSeat, replacedBy: string | null): void {
    this.#change({ seats: this.#stored.seats.with(at, { ...seat, replacedBy }) });
    this.#clocks.ask(this.#waitingPeople(), this.#now());
    if (replacedBy !== null && this.#stored.ask) this.#agree(this.#stored.ask);
  }

  /** Bots take over the seats whose time is up. */
  expire(): void {
    const now = this.#now();
    for (const at of this.#waitingPeople()) {
      const seat = this.#stored.seats[at];
      if (seat.kind === "person" && this.#stored.clock !== "none" && this.#clocks.left(at, now) <= 0)
        this.#replace(at, seat, strongestLevel(this.game));
    }
  }

  say(guest: Guest, said: { text: string } | { emote: Emote }): void {
    checkNotClosed(this.#stored);
    const clean = "text" in said ? { text: cleanText(said.text) } : said;
    if ("text" in clean && (clean.text === "" || clean.text.length > LIMITS.chat))
      throw Refusing.because("empty-chat", { most: LIMITS.chat });
    const number = this.#stored.chatLines + 1;
    const line: ChatLine = { number, guest: guest.id, name: guest.name, at: this.#now(), said: clean };
    this.#writes.push({ put: "chat", table: this.id, line });
    this.#said.push(line);
    this.#stored = { ...this.#stored, chatLines: number };
    this.#writes.push({ put: "table", table: this.#stored });
  }

  renamed(guest: Guest): void {
    const { seats } = this.#stored;
    if (!seats.some((seat) => seat.kind === "person" && seat.guest === guest.id && seat.name !== guest.name)) return;
    const { id, name } = guest;
    this.#change({ seats: seats.map((seat) => (seat.kind === "person" && seat.guest === id ? { ...seat, name } : seat)) });
  }

  // ————— looking and telling —————

  /** What must be written before the latest changes are announced. */
  takeWrites(): Write[] {
    const writes = this.#writes;
    this.#writes = [];
    return writes;
  }

  /** Tells everybody who looks what happened since the last time. */
  publish(): void {
    if (this.#changed) this.#audience.tellTable();
    this.#changed = false;
    this.#audience.tellMoves();
    this.#audience.tellChat(this.#said);
    this.#said = [];
  }

  watch(watcher: Watcher, known: Known): void {
    this.#audience.enter(watcher, known);
  }

  unwatch(watcher: Watcher): void {
    this.#audience.leave(watcher);
  }

  /** Everybody who looks, to be shown another table in place of this one. */
  dismissAll(): readonly Watcher[] {
    return this.#audience.leaveAll();
  }

  /** As the lobby lists it, for a guest. */
  listed(guest: string): Listed {
    const { id, game, options, clock, phase, seats, changed } = this.#stored;
    const asked = this.#waitingPeople().map((seat) => this.#stored.seats[seat]);
    return {
      ...{ id, game, options, clock, phase, public: this.#stored.public, changed },
      seats: seats.map((seat) => ({ kind: seat.kind, name: seat.kind === "open" ? null : seat.name })),
      yourTurn: asked.some((seat) => seat.kind === "person" && seat.guest === guest),
    };
  }

  #change(change: Partial<StoredTable>): void {
    this.#stored = { ...this.#stored, ...change, changed: this.#now() };
    this.#writes = this.#writes.filter(({ put }) => put !== "table");
    this.#writes.push({ put: "table", table: this.#stored });
    this.#changed = true;
  }
}

/** One line without control characters; clients show it as text, never as markup. */
function cleanText(text: string): string {
  return text.normalize("NFC").replace(/\p{C}/gu, " ").replace(/\s+/g, " ").trim();
}
