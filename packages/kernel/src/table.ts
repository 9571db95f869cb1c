// What a step or script of a game can reach: the state, the players it may ask, the dice, and the log.
import type { About, GameEvent } from "./game.ts";
import type { Random } from "./random.ts";
import { everySeat, type SeatId, type SeatMask, seatsOf } from "./seat.ts";

/** Straight-line code that asks. It is resumed once everybody it asked has answered. */
export type Script<R> = Generator<Asking, R, void>;

type OptionsOf = (seat: SeatId) => readonly number[];

/**
 * A question in progress, to one seat or several. Options are a function of the position and are read again after a redeal.
 * `yield*` takes the question to one seat as it is: it yields itself once and then ends with the answer. It is an iterator
 * by hand, and its own iterator result, because a generator in its place costs a tenth of all playing time.
 */
export class Asking implements Iterator<Asking, number>, Iterable<Asking, number> {
  readonly prompt: string;
  readonly about: About;
  readonly options: OptionsOf;
  /** Who was asked, and who hasn't answered yet. */
  readonly asked: SeatMask;
  waiting: SeatMask;
  /** The answer of a single seat; or, if several are asked, the answers by seat. */
  answer = -1;
  given: number[] | undefined;
  /** The options last read, and for which seat, as long as nothing has changed since. */
  offered: readonly number[] | undefined;
  offeredTo = -1;

  done = false;
  value: Asking | number = this;

  constructor(prompt: string, about: About, asked: SeatMask, options: OptionsOf) {
    this.prompt = prompt;
    this.about = about;
    this.options = options;
    this.asked = asked;
    this.waiting = asked;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Asking, number> {
    if (this.waiting === 0) {
      this.done = true;
      this.value = this.answer;
    }
    return this as unknown as IteratorResult<Asking, number>;
  }
}

/** An event with those who may know it; the others know only `others`, or nothing at all. */
export interface Told<E> {
  readonly event: E;
  readonly to: SeatMask;
  readonly others: E | undefined;
}

const NOTHING: About = {};
const EVERYBODY: SeatMask = -1;

export class Table<S, E = GameEvent> {
  state: S;
  readonly players: number;
  random: Random;
  /** How often each seat learned a hidden card, and at the end how often everybody did. */
  readonly learned: number[];
  /** By seat: how many answers had been given when somebody last learned a card that the seat didn't know. */
  readonly barred: number[];
  /** How many answers were given so far; kept by the match. */
  answers = 0;
  /** Tells what happened. Absent when nobody listens, so that `tell?.({ … })` doesn't even build the event. */
  readonly tell: ((event: E, to?: SeatMask, others?: E) => void) | undefined;

  constructor(state: S, players: number, random: Random, log: Told<E>[] | undefined) {
    this.state = state;
    this.players = players;
    this.random = random;
    this.learned = new Array(players + 1).fill(0);
    this.barred = new Array(players).fill(0);
    this.tell = log && ((event, to = EVERYBODY, others = undefined) => void log.push({ event, to, others }));
  }

  /** Asks one seat, even if there is only one thing to say: for when others must not learn that there was no choice. */
  ask(seat: SeatId, prompt: string, options: OptionsOf, about: About = NOTHING): Asking {
    return new Asking(prompt, about, 1 << seat, options);
  }

  /** Asks one seat unless there is a single option. Only for options that everybody can count. */
  choose(seat: SeatId, prompt: string, options: OptionsOf, about: About = NOTHING): Asking {
    const asking = new Asking(prompt, about, 1 << seat, options);
    const offered = options(seat);
    if (offered.length === 0) throw new Error(`${prompt} asks seat ${seat} and offers nothing`);
    asking.offered = offered;
    asking.offeredTo = seat;
    if (offered.length === 1) {
      asking.answer = offered[0];
      asking.waiting = 0;
    }
    return asking;
  }

  /** Asks several seats at once and returns what each chose, by seat. Nobody sees an answer before all are in. */
  *askAll(seats: SeatMask, prompt: string, options: OptionsOf, about: About = NOTHING): Script<number[]> {
    const given: number[] = [];
    if (seats === 0) return given;
    const asking = new Asking(prompt, about, seats, options);
    asking.given = given;
    yield asking;
    return given;
  }

  /** Asks several seats at once, except those with a single option. Only for options that everybody can count. */
  *chooseAll(seats: SeatMask, prompt: string, options: OptionsOf, about: About = NOTHING): Script<readonly number[]> {
    const forced = seatsOf(seats).filter((seat) => options(seat).length === 1);
    const asked = forced.reduce((mask, seat) => mask & ~(1 << seat), seats);
    const given = yield* this.askAll(asked, prompt, options, about);
    for (const seat of forced) given[seat] = options(seat)[0];
    return given;
  }

  /**
   * Says that cards which only `knew` had known are now known to `now` too. Views don't depend on it; the limits of undo do.
   * The bit after the last seat's, if a game uses it, stands for those who only watch: what all seats have looked at isn't public yet.
   */
  learn(now: SeatMask, knew: SeatMask): void {
    const fresh = now & ~knew;
    if (fresh === 0) return;
    if (now === everySeat(this.players) || fresh >> this.players !== 0) this.learned[this.players]++;
    for (let seat = 0; seat < this.players; seat++) {
      if ((fresh >> seat) & 1) this.learned[seat]++;
      if (!((knew >> seat) & 1)) this.barred[seat] = this.answers;
    }
  }
}
