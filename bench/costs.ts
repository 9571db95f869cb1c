// What it costs Fracas to fork, save, restore, go back and look, at every question of many matches of every kind.
import { type Game, Match, QuickDice, type SeatId, type Setup } from "@fracas/kernel";
import { average, median, spread } from "./spread.ts";

const OPERATIONS = {
  fork: "fork",
  forkAmid: "fork while some have answered a simultaneous question",
  forkQuick: "fork for a bot to think in (quick)",
  forkOfQuick: "fork of a match that keeps no checkpoints",
  save: "save",
  restore: "restore",
  undo: "undo, where it is allowed",
  rewind: "rewind by one answer, where undo is not allowed",
  view: "view of the seat that is asked",
} as const;
type Operation = keyof typeof OPERATIONS;

export interface Cost {
  readonly operation: string;
  readonly questions: number;
  readonly medianMicroseconds: number;
  readonly averageMicroseconds: number;
  readonly worstMicroseconds: number;
}

export interface Costs {
  readonly game: string;
  readonly matches: number;
  readonly costs: readonly Cost[];
  readonly largestSaveBytes: number;
}

/** A question's cost is the median of this many tries; the worst question is that whose best try is slowest, not one during which the machine paused. */
const TRIES = 7;

/** Microseconds at one question. */
interface Sample {
  readonly median: number;
  readonly best: number;
}
type Samples = Record<Operation, Sample[]>;

/** `kinds` makes set-ups of every kind, as many as wanted. */
export function measureCosts(
  game: Game,
  kinds: (count: number, seed: string) => Setup[],
  matches: number,
  progress: (text: string) => void,
): Costs {
  const warmUp = noSamples();
  const samples = noSamples();
  let largestSaveBytes = 0;
  progress(`costs of ${game.id}: warming up`);
  for (const setup of kinds(Math.ceil(matches / 4), "costs, warming up")) measureMatch(game, setup, warmUp);
  progress(`costs of ${game.id}: fork, save, restore, undo, view`);
  for (const setup of kinds(matches, "costs")) largestSaveBytes = Math.max(largestSaveBytes, measureMatch(game, setup, samples));
  const costs = Object.entries(OPERATIONS).map(([key, operation]) => {
    const values = samples[key as Operation];
    const medians = values.map(({ median }) => median);
    const [medianMicroseconds, averageMicroseconds] = [spread(medians).median, average(medians)];
    const worstMicroseconds = spread(values.map(({ best }) => best)).max;
    return { operation, questions: values.length, medianMicroseconds, averageMicroseconds, worstMicroseconds };
  });
  return { game: game.texts.en.title, matches, costs, largestSaveBytes };
}

function noSamples(): Samples {
  return { fork: [], forkAmid: [], forkQuick: [], forkOfQuick: [], save: [], restore: [], undo: [], rewind: [], view: [] };
}

/** Plays a match and adds what each of its questions costs; returns the size of its largest save. */
function measureMatch(game: Game, setup: Setup, samples: Samples): number {
  const dice = new QuickDice(setup.seed);
  const match = Match.start(game, setup);
  const unwatched = Match.start(game, setup, { quick: true });
  let largest = 0;
  let last: readonly [SeatId, number] | undefined;
  while (!match.over) {
    const amid = match.askedAfter < match.answerCount;
    const saved = match.save();
    largest = Math.max(largest, Buffer.byteLength(JSON.stringify(saved)));
    const fork = timed(() => match.fork());
    samples.fork.push(fork);
    if (amid) samples.forkAmid.push(fork);
    samples.forkQuick.push(timed(() => match.fork({ quick: true })));
    samples.forkOfQuick.push(timed(() => unwatched.fork({ quick: true })));
    samples.save.push(timed(() => match.save()));
    samples.restore.push(timed(() => Match.restore(game, saved)));
    samples.view.push(timed(() => match.eyes(match.next).view()));
    if (last) goBack(match, last, samples);

    const seat = match.waiting[dice.below(match.waiting.length)];
    const options = match.options(seat);
    last = [seat, options[dice.below(options.length)]];
    match.answer(...last);
    unwatched.answer(...last);
  }
  return largest;
}

/** Takes the last answer back and gives it again, in the match itself, which has just the checkpoints that playing it left. */
function goBack(match: Match, [seat, option]: readonly [SeatId, number], samples: Samples): void {
  const to = match.answerCount - 1;
  const times: number[] = [];
  let allowed = true;
  for (let n = 0; n < TRIES; n++) {
    let start = performance.now();
    allowed = match.undo(seat) === undefined;
    if (!allowed) {
      start = performance.now();
      match.rewind(to);
    }
    times.push(performance.now() - start);
    match.answer(seat, option);
  }
  samples[allowed ? "undo" : "rewind"].push(sampleOf(times));
}

/** How long it takes to make something. */
function timed(make: () => unknown): Sample {
  const times: number[] = [];
  for (let n = 0; n < TRIES; n++) {
    const start = performance.now();
    const made = make();
    times.push(performance.now() - start);
    // Looked at, so that making it can't be optimised away.
    if (made === undefined) throw new Error("nothing was made");
  }
  return sampleOf(times);
}

function sampleOf(milliseconds: readonly number[]): Sample {
  return { median: median(milliseconds) * 1000, best: Math.min(...milliseconds) * 1000 };
}
