// A trial is a match played by random picks; it can be played again exactly, and shortened.
import type { Game, MatchOptions } from "../game.ts";
import { Match, type Mode } from "../match.ts";
import type { Setup } from "../position.ts";
import { QuickDice } from "../random.ts";
import type { MatchRecord } from "../record.ts";
import { type SeatId, seatId, type Viewer } from "../seat.ts";

/** Picks are plain numbers that choose among whoever is asked and whatever is offered, so that any list of them is a legal match. */
export interface Trial {
  readonly setup: Setup;
  readonly picks: readonly number[];
}

/** The n-th trial: player counts and options take turns, everything else is random. */
export function randomTrial(game: Game, seed: string, n: number): Trial {
  const { min, max } = game.players;
  const combinations = optionCombinations(game);
  const dice = new QuickDice(`${seed}/${n}/picks`);
  const setup = {
    players: min + (n % (max - min + 1)),
    options: combinations[Math.floor(n / (max - min + 1)) % combinations.length],
    seed: `${seed}/${n}`,
  };
  return { setup, picks: Array.from({ length: game.longestMatch + 1 }, () => dice.below(2 ** 20)) };
}

/** How many kinds of matches there are: player counts and options. The first so many trials are one of each. */
export function kindsOf(game: Game): number {
  return (game.players.max - game.players.min + 1) * optionCombinations(game).length;
}

function optionCombinations(game: Game): MatchOptions[] {
  let all: MatchOptions[] = [{}];
  for (const [name, { choices }] of Object.entries(game.options))
    all = all.flatMap((some) => choices.map((choice) => ({ ...some, [name]: choice })));
  return all;
}

/** Who answers what for a pick in this position. */
export function picked(match: Match, pick: number): { seat: SeatId; option: number } {
  const { waiting } = match;
  const seat = waiting[pick % waiting.length];
  const options = match.options(seat);
  return { seat, option: options[Math.floor(pick / waiting.length) % options.length] };
}

interface Visit {
  readonly match: Match;
  /** How many answers were given. */
  readonly at: number;
}

export interface PlayMode extends Mode {
  /** Hands back the match to go on with, at every question. */
  between?(match: Match): Match;
}

/** Plays a trial and visits every question before it is answered, and the end. */
export function play(game: Game, trial: Trial, visit: (visit: Visit) => void = () => {}, mode: PlayMode = {}): Match {
  let match = Match.start(game, trial.setup, mode);
  for (let at = 0; ; at++) {
    match = mode.between?.(match) ?? match;
    visit({ match, at });
    if (match.over || at >= trial.picks.length) return match;
    const { seat, option } = picked(match, trial.picks[at]);
    const refused = match.answer(seat, option);
    if (refused) throw new Error(`an offered option was refused: ${refused.message}`);
  }
}

export function viewers({ setup }: Trial): Viewer[] {
  return [...Array.from({ length: setup.players }, (_, seat) => seatId(seat)), "spectator"];
}

/** Everything a viewer knows, as text. */
export function knowledge(match: Match, viewer: Viewer): string {
  const eyes = match.eyes(viewer);
  return JSON.stringify([eyes.view(), eyes.events()]);
}

/** The trial that a record tells of. */
export function trialOf(game: Game, record: MatchRecord): Trial {
  const setup = { players: record.players, options: record.options, seed: record.seed };
  const match = Match.start(game, setup, { quick: true });
  const picks = record.answers.map(([seat, option]) => {
    const { waiting } = match;
    const pick = Math.max(0, waiting.indexOf(seat)) + waiting.length * Math.max(0, match.options(seat).indexOf(option));
    const refused = match.answer(seat, option);
    if (refused) throw refused;
    return pick;
  });
  return { setup, picks };
}
