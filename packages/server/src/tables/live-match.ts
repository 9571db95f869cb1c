// A running match: the kernel's, the list of everything that happened in it, and what each viewer was told last.
// A moment is a place in that list. Going back adds to the list, so moments only ever rise.
import {
  commitment,
  type Eyes,
  type Game,
  Match,
  type MatchRecord,
  Refused,
  recordOf,
  type SeatId,
  type View,
  type Viewer,
} from "@fracas/kernel";
import { type Clock, diffText, type MatchNews, type MovedNews, type Step } from "@fracas/protocol";
import { Refusing } from "../refusing.ts";
import type { Entry, StoredMatch } from "../store/store.ts";

export class LiveMatch {
  readonly stored: StoredMatch;
  readonly match: Match;
  readonly #game: Game;
  readonly #commitment: string;
  /** How the news of every move begin. */
  readonly #movedHead: string;
  readonly #entries: Entry[] = [];
  /** By number of answers given: how many events had been told then. */
  readonly #toldAfter: number[];
  /** By number of the answer: whose it was. */
  readonly #answeredBy: SeatId[] = [];
  /** The moment since which the present question stands. */
  #questionSince = 0;
  #wentBack = 0;
  /** The views that connected viewers hold, all of the same moment. */
  #shown = new Map<Viewer, View>();
  #shownMoment = 0;

  constructor(game: Game, stored: StoredMatch, entries: readonly Entry[] = []) {
    const { players, options, seed } = stored;
    this.stored = stored;
    this.#game = game;
    this.match = Match.start(game, { players, options, seed });
    this.#commitment = commitment(seed);
    this.#movedHead = JSON.stringify({ type: "moved", table: stored.table, match: stored.id } satisfies Partial<MovedNews>).slice(0, -1);
    this.#toldAfter = [this.match.events.length];
    for (const entry of entries) this.take(entry);
    this.#shownMoment = this.moment;
  }

  get moment(): number {
    return this.#entries.length;
  }

  get lastChange(): number {
    return this.#entries.at(-1)?.at ?? this.stored.started;
  }

  /** Checks what a seat wants to answer to the question it saw at some moment: the option's number, or null if it was taken already. */
  check(seat: SeatId, option: string, moment: number): number | null {
    if (moment < this.#questionSince || moment > this.moment) {
      if (this.#isRepeated(seat, option, moment)) return null;
      throw Refusing.because("stale", { moment: this.moment });
    }
    const found = this.match.optionById(seat, option);
    if (!(found instanceof Refused)) return found;
    if (found.code === "not-asked" && this.#isRepeated(seat, option, moment)) return null;
    throw Refusing.of(found);
  }

  /** Whether just this answer to the question of that moment was taken: the client didn't hear of it and sends it again. */
  #isRepeated(seat: SeatId, option: string, moment: number): boolean {
    const at = this.#entries.findIndex((entry, at) => at >= moment && entry.seat === seat && entry.kind !== "return");
    const entry = this.#entries[at];
    return entry?.kind === "answer" && this.#at(at).optionById(seat, option) === entry.value;
  }

  /** Takes in one more thing that happened; impossible ones throw. */
  take(entry: Entry): void {
    const { kind, seat, value } = entry;
    if (kind === "answer") {
      const refused = this.match.answer(seat, value);
      if (refused) throw refused;
    } else if (kind !== "return") {
      this.match.rewind(value);
      if (kind === "rewind") this.#wentBack++;
    }
    const { answerCount } = this.match;
    this.#toldAfter.length = Math.min(this.#toldAfter.length, answerCount);
    this.#toldAfter.push(this.match.events.length);
    if (kind === "answer") this.#answeredBy.push(seat);
    else this.#answeredBy.length = answerCount;
    this.#entries.push(entry);
    if (kind === "return") return;
    if (kind !== "answer" || this.match.askedAfter === answerCount) this.#questionSince = this.moment;
  }

  /** Whether nothing but other seats' answers came since a moment, so that what this seat saw last is still its last. */
  onlyOthersSince(moment: number, seat: SeatId): boolean {
    return (
      moment <= this.moment &&
      this.#entries.slice(moment).every(({ kind, seat: by }) => kind === "return" || (kind === "answer" && by !== seat))
    );
  }

  /** How many answers are left if the seat takes back its last one by right. */
  undone(seat: SeatId): number | Refused {
    const fork = this.match.fork();
    return fork.undo(seat) ?? fork.answerCount;
  }

  /** How many answers the seat has given after the first so many. */
  answersOf(seat: SeatId, after: number): number {
    return this.#answeredBy.slice(after).filter((who) => who === seat).length;
  }

  /** How many answers came before the seat's last one. */
  beforeLastAnswer(seat: SeatId): number {
    return this.#answeredBy.lastIndexOf(seat);
  }

  record(): MatchRecord {
    return recordOf(this.match, this.stored.names, this.#wentBack);
  }

  // ————— what viewers are told —————

  viewAfter(answers: number, viewer: Viewer): View {
    const fork = this.match.fork();
    if (answers > fork.answerCount) throw Refusing.because("stale", { moment: this.moment });
    fork.rewind(answers);
    return { ...fork.eyes(viewer).view(), question: null };
  }

  /** Everything, for a viewer who has nothing yet. */
  whole(viewer: Viewer): Omit<MatchNews, "clock"> {
    const eyes = this.match.eyes(viewer);
    return {
      type: "match",
      table: this.stored.table,
      match: this.stored.id,
      moment: this.moment,
      commitment: this.#commitment,
      view: this.#show(viewer),
      steps: this.#steps(eyes, 0),
    };
  }

  /** What a viewer missed who was last told of an earlier moment. */
  since(moment: number, viewer: Viewer, clock: Clock): string {
    const before = this.#at(moment);
    return this.#moved(moment, before.answerCount, before.eyes(viewer).view(), viewer, clock);
  }

  /** What changed since the last time this was called, to be asked for each viewer who is looking; null if nothing did. */
  news(clock: Clock): ((viewer: Viewer) => string) | null {
    const from = this.#shownMoment;
    if (from === this.moment) return null;
    const shown = this.#shown;
    this.#shownMoment = this.moment;
    this.#shown = new Map();
    const news = new Map<Viewer, string>();
    return (viewer) => {
      const known = news.get(viewer);
      if (known !== undefined) return known;
      const before = shown.get(viewer);
      const moved = before ? this.#moved(from, before.answers, before, viewer, clock) : this.since(from, viewer, clock);
      news.set(viewer, moved);
      return moved;
    };
  }

  /** A MovedNews as JSON, most of which is never made into objects. */
  #moved(from: number, answersThen: number, before: View, viewer: Viewer, clock: Clock): string {
    let kept = answersThen;
    for (let moment = from; moment < this.moment; moment++) {
      const { kind, value } = this.#entries[moment];
      if (kind === "undo" || kind === "rewind") kept = Math.min(kept, value);
    }
    const steps = JSON.stringify(this.#steps(this.match.eyes(viewer), kept + 1));
    const patch = diffText(before, this.#show(viewer));
    return `${this.#movedHead},"from":${from},"moment":${this.moment},"kept":${kept},"steps":${steps},"clock":${JSON.stringify(clock)},"patch":${patch}}`;
  }

  #show(viewer: Viewer): View {
    const known = this.#shownMoment === this.moment ? this.#shown.get(viewer) : undefined;
    if (known) return known;
    const view = this.match.eyes(viewer).view();
    this.#shown.set(viewer, view);
    return view;
  }

  #steps(eyes: Eyes, fromAnswers: number): Step[] {
    const steps: Step[] = [];
    for (let at = fromAnswers; at < this.#toldAfter.length; at++) {
      const told = at === 0 ? 0 : this.#toldAfter[at - 1];
      steps.push({ answers: at, seat: at === 0 ? null : this.#answeredBy[at - 1], events: eyes.events(told, this.#toldAfter[at]) });
    }
    return steps;
  }

  /** The match as it was at an earlier moment. */
  #at(moment: number): Match {
    const { players, options, seed } = this.stored;
    const then = Match.start(this.#game, { players, options, seed });
    for (const { kind, seat, value } of this.#entries.slice(0, moment)) {
      if (kind === "answer") then.answer(seat, value);
      else if (kind !== "return") then.rewind(value);
    }
    return then;
  }
}
