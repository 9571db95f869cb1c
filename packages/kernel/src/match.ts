// One running play of a game: runs its steps and scripts, takes answers, and can be saved, forked and rewound at every question.
// A position is the last checkpoint plus the answers given since; going back means running the current step again.
import { Eyes } from "./eyes.ts";
import type { Frame, Game, GameEvent, Prompt, Result } from "./game.ts";
import {
  type Answer,
  type Checkpoint,
  GameFault,
  optionOf,
  type PackedAnswer,
  pack,
  type Redeal,
  type Saved,
  type Setup,
  seatOf,
} from "./position.ts";
import { QuickDice, Random } from "./random.ts";
import { Refused } from "./refused.ts";
import { type SeatId, seatId, seatsOf, type Viewer } from "./seat.ts";
import { type Asking, type Script, Table, type Told } from "./table.ts";

export interface Mode {
  /** Takes no checkpoints and tells no events: for play that nobody watches. Everything still works; going back is slower. */
  readonly quick?: boolean;
}

export class Match<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly game: Game<S, E, V>;
  readonly setup: Setup;
  readonly #quick: boolean;
  readonly #table: Table<S, E>;
  readonly #events: Told<E>[];
  /** Events before this one were told before the match was restored, or to nobody. */
  #firstEvent = 0;
  #stack: Frame[] = [];
  #script: Script<readonly Frame[] | undefined> | undefined;
  #asking: Asking | undefined;
  #answers: PackedAnswer[] = [];
  #redeals: Redeal[] = [];
  #checkpoints: Checkpoint<S>[] = [];
  #drawnAt = 0;
  #cursor = 0;

  private constructor(game: Game<S, E, V>, setup: Setup, random: Random, state: S, quick: boolean, events: Told<E>[] = []) {
    this.game = game;
    this.setup = setup;
    this.#quick = quick;
    this.#events = events;
    this.#table = new Table<S, E>(state, setup.players, random, quick ? undefined : this.#events);
  }

  static start<S, E extends GameEvent, V>(game: Game<S, E, V>, setup: Setup, mode: Mode = {}): Match<S, E, V> {
    const { state, next } = game.start(setup.players, setup.options);
    const match = new Match(game, setup, new Random(setup.seed), state, mode.quick ?? false);
    match.#stack = next.toReversed();
    if (!match.#quick) match.#checkpoint();
    match.#run();
    return match;
  }

  /** A match from a position made by hand, for scenarios. */
  static startAt<S, E extends GameEvent, V>(game: Game<S, E, V>, setup: Setup, state: S, next: readonly Frame[]): Match<S, E, V> {
    return Match.start({ ...game, start: () => ({ state: game.copy(state), next }) }, setup);
  }

  static restore<S, E extends GameEvent, V>(game: Game<S, E, V>, saved: Saved): Match<S, E, V> {
    if (saved.game !== game.id || saved.rules !== game.rulesVersion)
      throw new Error(`a position of ${saved.game} (rules ${saved.rules}) can't be restored as ${game.id} (rules ${game.rulesVersion})`);
    const { seed, ...rest } = saved.checkpoint;
    const checkpoint = { ...rest, state: game.copy(saved.checkpoint.state as S), random: new Random(seed) };
    const match = new Match(game, saved.setup, checkpoint.random, checkpoint.state, false);
    match.#redeals = [...saved.redeals];
    match.#checkpoints = [checkpoint];
    match.#replay(saved.answers, saved.answers.length);
    return match;
  }

  /** An independent match in the same position. */
  fork(mode: Mode = {}): Match<S, E, V> {
    const { quick = false } = mode;
    const match = new Match(this.game, this.setup, this.#table.random, this.#table.state, quick, quick ? [] : this.#events.slice());
    match.#redeals = this.#redeals.slice();
    match.#firstEvent = this.#firstEvent;
    match.#checkpoints = this.#checkpoints.slice();
    match.#replay(this.#answers, this.#answers.length);
    return match;
  }

  save(): Saved {
    // The earliest one, so that whatever may be taken back now still may be after a restore.
    const { random, ...checkpoint } = this.#checkpoints[0] ?? this.#origin();
    return {
      game: this.game.id,
      rules: this.game.rulesVersion,
      setup: this.setup,
      answers: this.#answers.slice(),
      redeals: this.#redeals.slice(),
      checkpoint: { ...checkpoint, state: this.game.copy(checkpoint.state), seed: random.seed },
    };
  }

  // ————— reading —————

  get over(): boolean {
    return this.#asking === undefined;
  }

  get result(): Result | undefined {
    return this.over ? this.game.result(this.#table.state) : undefined;
  }

  /** The seats that the table waits for. */
  get waiting(): readonly SeatId[] {
    return this.#asking ? seatsOf(this.#asking.waiting) : [];
  }

  /** The lowest seat that the table waits for: all there is to know when one seat is asked at a time. */
  get next(): SeatId {
    const waiting = this.#asking?.waiting ?? 0;
    return seatId(31 - Math.clz32(waiting & -waiting));
  }

  get prompt(): Prompt | undefined {
    return this.#asking;
  }

  /** The legal answers of a seat that is asked now. */
  options(seat: SeatId): readonly number[] {
    const asking = this.#asking;
    if (!asking || !((asking.waiting >> seat) & 1)) return [];
    if (asking.offered && asking.offeredTo === seat) return asking.offered;
    const offered = asking.options(seat);
    if (offered.length === 0) throw this.#fault(`${asking.prompt} asks seat ${seat} and offers nothing`);
    asking.offered = offered;
    asking.offeredTo = seat;
    return offered;
  }

  get answers(): readonly Answer[] {
    return this.#answers.map((answer) => [seatOf(answer), optionOf(answer)] as const);
  }

  get answerCount(): number {
    return this.#answers.length;
  }

  /** Everything told so far (a restored match: since it was saved), in order. `firstEvent` is the number of the first one. */
  get events(): readonly Told<E>[] {
    return this.#events;
  }

  get firstEvent(): number {
    return this.#firstEvent;
  }

  /** How often a viewer learned a hidden card so far. */
  learned(viewer: Viewer): number {
    return this.#table.learned[typeof viewer === "number" ? viewer : this.setup.players];
  }

  /** How many random numbers were drawn so far. */
  get drawn(): number {
    return this.#table.random.cursor;
  }

  /** The true state, for the game's own tests, censuses and scenarios; never for bots or clients. */
  get state(): S {
    return this.#table.state;
  }

  /** All that a viewer can see, and a seat can do. Bots are handed this instead of the match. */
  eyes(viewer: Viewer): Eyes<S, E, V> {
    return new Eyes(this, viewer);
  }

  // ————— answering —————

  /** Takes an answer, or says why not and changes nothing. */
  answer(seat: SeatId, option: number): Refused | undefined {
    const asking = this.#asking;
    if (!asking) return new Refused("match-over", {});
    if (!((asking.waiting >> seat) & 1))
      return new Refused("not-asked", { seat: String(seat + 1), asked: this.waiting.map((other) => other + 1).join(", ") });
    if (!this.options(seat).includes(option)) return this.#notOffered(seat, String(option));
    this.#give(seat, option);
    return undefined;
  }

  /** The option with this id among those the seat may choose from. */
  optionById(seat: SeatId, id: string): number | Refused {
    const asking = this.#asking;
    const found = asking && this.options(seat).find((option) => this.game.option(this.state, asking, option).id === id);
    return found ?? this.#notOffered(seat, id);
  }

  #notOffered(seat: SeatId, given: string): Refused {
    const asking = this.#asking;
    const ids = asking ? this.options(seat).map((option) => this.game.option(this.state, asking, option).id) : [];
    return new Refused("not-offered", { given, offered: ids.join(", ") });
  }

  #give(seat: SeatId, option: number): void {
    const asking = this.#asking as Asking;
    if (asking.given) asking.given[seat] = option;
    else asking.answer = option;
    asking.waiting &= ~(1 << seat);
    this.#table.answers = this.#answers.push(pack(seat, option));
    if (asking.waiting === 0) this.#run();
  }

  /** Runs the script and the steps after it until somebody is asked or the match is over. */
  #run(): void {
    const { steps } = this.game;
    const table = this.#table;
    const stack = this.#stack;
    let script = this.#script;
    try {
      for (;;) {
        let next: readonly Frame[] | undefined;
        if (script) {
          const progress = script.next();
          if (!progress.done) {
            this.#script = script;
            this.#asking = progress.value;
            this.#noteDice();
            return;
          }
          script = undefined;
          next = progress.value;
        } else {
          if (!this.#quick && this.#isNews()) this.#checkpoint();
          const frame = stack.pop();
          if (!frame) {
            this.#script = undefined;
            this.#asking = undefined;
            this.#noteDice();
            return;
          }
          const step = steps[frame[0]] as unknown as AnyStep<S, E>;
          const outcome = step(table, frame[1], frame[2], frame[3]);
          if (outcome === undefined || Array.isArray(outcome)) next = outcome;
          else script = outcome as Script<readonly Frame[] | undefined>;
        }
        if (next) for (let i = next.length - 1; i >= 0; i--) stack.push(next[i]);
      }
    } catch (cause) {
      throw this.#fault(cause instanceof Error ? cause.message : String(cause), cause);
    }
  }

  #noteDice(): void {
    if (this.#table.random.cursor === this.#cursor) return;
    this.#cursor = this.#table.random.cursor;
    this.#drawnAt = this.#answers.length;
  }

  #fault(message: string, cause?: unknown): GameFault {
    return new GameFault(`${this.game.id}: ${message}`, this.setup, this.answers, cause);
  }

  // ————— going back —————

  /** Takes back the seat's last answer, or says why not. */
  undo(seat: SeatId): Refused | undefined {
    if (this.over) return new Refused("match-over", {});
    const to = this.#answers.length - 1;
    const own = this.#answers.some((answer) => seatOf(answer) === seat);
    if (!own) return new Refused("nothing-to-take-back", {});
    if (seatOf(this.#answers[to]) !== seat) return new Refused("others-answered", {});
    if (to < this.#drawnAt || to < this.#table.barred[seat]) return new Refused("cards-seen", {});
    this.rewind(to);
    return undefined;
  }

  /** Goes back to just after the first `to` answers, whatever has been seen since: for replays, or when everybody agrees. */
  rewind(to: number): void {
    while (this.#checkpoints.length > 0 && (this.#checkpoints.at(-1) as Checkpoint<S>).at > to) this.#checkpoints.pop();
    this.#redeals = this.#redeals.filter((redeal) => redeal.at <= to);
    this.#replay(this.#answers, to);
  }

  /** Deals anew what a viewer can't know, in this match (a fork, if it is to be kept): cards, dice, and answers that are not out yet. */
  redeal(viewer: Viewer, seed: string): void {
    const redeal = { at: this.#answers.length, viewer, seed };
    this.#redeals.push(redeal);
    this.#apply(redeal);
  }

  #apply({ viewer, seed }: Redeal): void {
    const dice = new QuickDice(seed);
    this.game.redeal(this.#table.state, viewer, dice);
    this.#table.random = new Random(seed);
    this.#cursor = 0;
    const asking = this.#asking;
    if (!asking) return;
    asking.offered = undefined;
    for (const seat of seatsOf(asking.asked & ~asking.waiting)) {
      if (seat === viewer || !asking.given) continue;
      const options = asking.options(seat);
      asking.given[seat] = options[dice.below(options.length)];
    }
  }

  /** Takes up the last checkpoint and gives the answers since it, up to `to`. */
  #replay(answers: readonly PackedAnswer[], to: number): void {
    const checkpoint = this.#checkpoints.at(-1) ?? this.#origin();
    const table = this.#table;
    table.state = this.game.copy(checkpoint.state);
    table.random = new Random(checkpoint.random, checkpoint.cursor);
    for (let seat = 0; seat < table.players; seat++) table.barred[seat] = checkpoint.barred[seat];
    for (let seat = 0; seat <= table.players; seat++) table.learned[seat] = checkpoint.learned[seat];
    table.answers = checkpoint.at;
    this.#stack = checkpoint.stack.slice();
    this.#script = undefined;
    this.#asking = undefined;
    this.#cursor = checkpoint.cursor;
    this.#drawnAt = checkpoint.drawnAt;
    const told = checkpoint.events - this.#firstEvent;
    if (told < 0 || told > this.#events.length) this.#firstEvent = checkpoint.events;
    this.#events.length = checkpoint.events - this.#firstEvent;
    this.#answers = answers.slice(0, checkpoint.at);
    this.#run();
    for (let at = checkpoint.at; at <= to; at++) {
      for (const redeal of this.#redeals) if (redeal.at === at) this.#apply(redeal);
      if (at < to) this.#give(seatOf(answers[at]), optionOf(answers[at]));
    }
  }

  /** Whether running from the last checkpoint would mean hearing answers or rolling dice again. */
  #isNews(): boolean {
    const last = this.#checkpoints.at(-1);
    return !last || this.#answers.length > last.at || this.#table.random.cursor !== last.cursor;
  }

  #checkpoint(): void {
    this.#noteDice();
    const at = this.#answers.length;
    // Nobody will ever take back an answer that rolled dice or showed its own seat a card: older checkpoints can go.
    if (this.#drawnAt === at || (at > 0 && this.#table.barred[seatOf(this.#answers[at - 1])] === at)) this.#checkpoints.length = 0;
    const table = this.#table;
    this.#checkpoints.push({
      at,
      state: this.game.copy(table.state),
      stack: this.#stack.slice(),
      random: table.random,
      cursor: table.random.cursor,
      drawnAt: this.#drawnAt,
      learned: table.learned.slice(),
      barred: table.barred.slice(),
      events: this.#firstEvent + this.#events.length,
    });
  }

  /** The checkpoint before the first step; none has to be kept. */
  #origin(): Checkpoint<S> {
    const { players, options, seed } = this.setup;
    const { state, next } = this.game.start(players, options);
    const none = new Array<number>(players + 1).fill(0);
    return {
      at: 0,
      state,
      stack: next.toReversed(),
      random: new Random(seed),
      cursor: 0,
      drawnAt: 0,
      learned: none,
      barred: none,
      events: 0,
    };
  }
}

type AnyStep<S, E> = (table: Table<S, E>, ...args: unknown[]) => readonly Frame[] | undefined | Script<readonly Frame[] | undefined>;
