// One running play of a game: runs its steps and scripts, takes answers, and can be saved, forked and rewound at every question.
// A position is the last checkpoint plus the answers given since; going back means running the current script again.
import { Eyes } from "./eyes.ts";
import type { Frame, Game, GameEvent, Lang, Prompt, Result } from "./game.ts";
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
  /** The position is just that of the last checkpoint. */
  #justLoaded = false;
  #drawnAt = 0;
  #cursor = 0;
  /** Began at a position of somebody's own making; and, once restored from a save, can't go back behind it. */
  #handmade = false;
  #originLost = false;
  /** Once a rule has failed, there is nothing to go on with. */
  #fallen: GameFault | undefined;

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
    match.#run();
    return match;
  }

  /** A match from a position made by hand, for scenarios. */
  static startAt<S, E extends GameEvent, V>(game: Game<S, E, V>, setup: Setup, state: S, next: readonly Frame[]): Match<S, E, V> {
    const match = Match.start({ ...game, start: () => ({ state: game.copy(state), next }) }, setup);
    match.#handmade = true;
    return match;
  }

  static restore<S, E extends GameEvent, V>(game: Game<S, E, V>, saved: Saved): Match<S, E, V> {
    if (saved.game !== game.id) throw new Refused("unknown-game", { given: saved.game, games: game.id });
    if (saved.rules !== game.rulesVersion)
      throw new Refused("other-rules", { game: game.id, recorded: String(saved.rules), ours: String(game.rulesVersion) });
    const { seed, ...rest } = saved.checkpoint;
    const checkpoint = { ...rest, state: game.copy(saved.checkpoint.state as S), random: new Random(seed) };
    const match = new Match(game, saved.setup, checkpoint.random, checkpoint.state, false);
    match.#redeals = [...saved.redeals];
    match.#handmade = saved.handmade;
    match.#originLost = saved.handmade;
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
    match.#handmade = this.#handmade;
    match.#originLost = this.#originLost;
    match.#checkpoints = quick ? this.#checkpoints.slice(-1) : this.#checkpoints.slice();
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
      handmade: this.#handmade,
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
    return this.#asking && { prompt: this.#asking.prompt, about: this.#asking.about };
  }

  /** Whether set-up and answers tell the whole match: not if it began elsewhere or was dealt anew. */
  get recordable(): boolean {
    return !this.#handmade && this.#redeals.length === 0;
  }

  /** The legal answers of a seat that is asked now. */
  options(seat: SeatId): readonly number[] {
    if (this.#fallen) throw this.#fallen;
    const asking = this.#asking;
    if (!asking || !this.#isSeat(seat) || !((asking.waiting >> seat) & 1)) return [];
    if (asking.offered && asking.offeredTo === seat) return asking.offered;
    try {
      asking.offered = offeredBy(asking, seat);
    } catch (cause) {
      throw this.#fault(cause);
    }
    asking.offeredTo = seat;
    return asking.offered;
  }

  get answers(): readonly Answer[] {
    return this.#answers.map((answer) => [seatOf(answer), optionOf(answer)] as const);
  }

  get answerCount(): number {
    return this.#answers.length;
  }

  /** How many answers had been given when the present question was asked: several seats may be answering it. */
  get askedAfter(): number {
    const asking = this.#asking;
    return this.#answers.length - (asking ? seatsOf(asking.asked & ~asking.waiting).length : 0);
  }

  /** Everything told so far (in a restored match: since its earliest checkpoint), in order. `firstEvent` is the number of the first one. */
  get events(): readonly Told<E>[] {
    return this.#events;
  }

  get firstEvent(): number {
    return this.#firstEvent;
  }

  /** Whether `events` holds everything from the start on. */
  get tellsAll(): boolean {
    return this.#firstEvent === 0 && !this.#quick;
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
    const options = this.options(seat);
    if (options.length === 0) return this.#notAsked(seat);
    if (!options.includes(option)) return this.#notOffered(seat, String(option));
    this.#give(seat, option);
    return undefined;
  }

  /** The option with this id among those the seat may choose from. */
  optionById(seat: SeatId, id: string): number | Refused {
    const { prompt } = this;
    const options = this.options(seat);
    if (!prompt || options.length === 0) return this.#notAsked(seat);
    return options.find((option) => this.game.option(this.state, prompt, option).id === id) ?? this.#notOffered(seat, id);
  }

  /** Seats may come from anywhere; bits are only shifted by good ones. */
  #isSeat(seat: number): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.setup.players;
  }

  #notAsked(seat: SeatId): Refused {
    if (this.over) return new Refused("match-over", {});
    return new Refused("not-asked", { seat: String(seat + 1), asked: this.waiting.map((other) => other + 1).join(", ") });
  }

  #notOffered(seat: SeatId, given: string): Refused {
    const { prompt } = this;
    const ids = prompt ? this.options(seat).map((option) => this.game.option(this.state, prompt, option).id) : [];
    return new Refused("not-offered", { given, offered: ids.join(", "), ...this.#ruleAgainst(seat, given) });
  }

  /** The rule of the game that forbids an option, in every language. */
  #ruleAgainst(seat: SeatId, id: string): { rule?: Readonly<Record<Lang, string>> } {
    const { texts, whyNot } = this.game;
    const key = this.prompt && whyNot?.(this.state, seat, this.prompt, id);
    if (key === undefined) return {};
    const sentence = (lang: Lang) => texts[lang].forbidden?.[key] ?? key;
    return { rule: { en: sentence("en"), fr: sentence("fr"), ru: sentence("ru") } };
  }

  #give(seat: SeatId, option: number): void {
    const asking = this.#asking as Asking;
    if (asking.given) asking.given[seat] = option;
    else asking.answer = option;
    asking.waiting &= ~(1 << seat);
    this.#table.answers = this.#answers.push(pack(seat, option));
    if (asking.waiting !== 0) return;
    // Answers given together come out together: the last one to answer may have seen the others'.
    if (asking.given) this.#table.barred.fill(this.#answers.length);
    this.#run();
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
            this.#dropCheckpoints();
            return;
          }
          script = undefined;
          next = progress.value;
        } else {
          const frame = stack.pop();
          if (!frame) {
            this.#script = undefined;
            this.#asking = undefined;
            this.#noteDice();
            return;
          }
          const step = steps[frame[0]] as unknown as AnyStep<S, E> | undefined;
          if (!step) throw new Error(`there is no step "${frame[0]}"`);
          if (!this.#quick && step.constructor === GeneratorFunction) this.#checkpoint(frame);
          this.#justLoaded = false;
          const outcome = step(table, frame[1], frame[2], frame[3]);
          if (outcome === undefined || Array.isArray(outcome)) next = outcome;
          else script = outcome as Script<readonly Frame[] | undefined>;
        }
        if (next) for (let i = next.length - 1; i >= 0; i--) stack.push(next[i]);
      }
    } catch (cause) {
      throw this.#fault(cause);
    }
  }

  #noteDice(): void {
    if (this.#table.random.cursor === this.#cursor) return;
    this.#cursor = this.#table.random.cursor;
    this.#drawnAt = this.#answers.length;
  }

  #fault(cause: unknown): GameFault {
    const message = cause instanceof Error ? cause.message : String(cause);
    this.#fallen = new GameFault(`${this.game.id}: ${message}`, this.setup, this.answers, cause);
    return this.#fallen;
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
    if (!Number.isInteger(to) || to < 0 || to > this.#answers.length)
      throw new RangeError(`there is no answer ${to} to go back to; there are ${this.#answers.length}`);
    if (this.#originLost && to < this.#checkpoints[0].at)
      throw new RangeError("a match that began in the middle can't go back behind the position it was saved at");
    while ((this.#checkpoints.at(-1)?.at ?? 0) > to) this.#checkpoints.pop();
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
    this.#fallen = undefined;
    this.#cursor = checkpoint.cursor;
    this.#drawnAt = checkpoint.drawnAt;
    const told = checkpoint.events - this.#firstEvent;
    if (told < 0 || told > this.#events.length) this.#firstEvent = checkpoint.events;
    this.#events.length = checkpoint.events - this.#firstEvent;
    this.#answers = answers.slice(0, checkpoint.at);
    this.#justLoaded = this.#checkpoints.length > 0;
    this.#run();
    for (let at = checkpoint.at; at <= to; at++) {
      for (const redeal of this.#redeals) if (redeal.at === at) this.#apply(redeal);
      if (at < to) this.#give(seatOf(answers[at]), optionOf(answers[at]));
    }
  }

  /** Nobody will ever take back an answer that rolled dice or showed its own seat a card: what came before it can go. */
  #dropCheckpoints(): void {
    const at = this.#answers.length;
    const final = this.#drawnAt === at || (at > 0 && this.#table.barred[seatOf(this.#answers[at - 1])] === at);
    if (final && this.#checkpoints.length > 1) this.#checkpoints.splice(0, this.#checkpoints.length - 1);
  }

  /** Notes the position before a script, which may ask: whoever comes back to one of its questions runs this script alone. */
  #checkpoint(script: Frame): void {
    if (this.#justLoaded) return;
    this.#noteDice();
    const at = this.#answers.length;
    // One that went through without asking leaves nothing to come back to.
    if (this.#checkpoints.at(-1)?.at === at) this.#checkpoints.pop();
    const table = this.#table;
    const stack = this.#stack.slice();
    stack.push(script);
    this.#checkpoints.push({
      at,
      state: this.game.copy(table.state),
      stack,
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

function offeredBy(asking: Asking, seat: SeatId): readonly number[] {
  const offered = asking.options(seat);
  if (offered.length === 0) throw new Error(`${asking.prompt} asks seat ${seat} and offers nothing`);
  return offered;
}

const GeneratorFunction = function* () {}.constructor as () => void;

type AnyStep<S, E> = (table: Table<S, E>, ...args: unknown[]) => readonly Frame[] | undefined | Script<readonly Frame[] | undefined>;
