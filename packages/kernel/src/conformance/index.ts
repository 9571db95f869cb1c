// The conformance kit: random matches over all player counts and options, held against the nine properties.
import type { Game } from "../game.ts";
import type { Match } from "../match.ts";
import { type MatchRecord, recordOf } from "../record.ts";
import { properties } from "./properties.ts";
import type { Property } from "./property.ts";
import { shrink } from "./shrink.ts";
import { kindsOf, play, randomTrial, type Trial, trialOf } from "./trial.ts";

/** A property that doesn't hold, with a short match that shows it. */
export class ConformanceFailure extends Error {
  readonly property: string;
  readonly record: MatchRecord;

  constructor(game: Game, property: string, why: string, record: MatchRecord) {
    const answers = record.answers.length === 1 ? "1 answer" : `${record.answers.length} answers`;
    super(
      `${game.id} is not ${property}\n  ${why}\n  Shown by ${answers}. Again: npx fracas check --record - <<< '${JSON.stringify(record)}'`,
    );
    this.name = "ConformanceFailure";
    this.property = property;
    this.record = record;
  }
}

/** One check for each property, for a test file: `for (const { name, check } of conformance(game)) test(name, check)`. */
export function conformance(game: Game, matches = 200, seed = "conformance"): { name: string; check(): void }[] {
  return properties().map((property) => ({
    name: property.name,
    check() {
      for (let n = 0; n < matches; n++) checkTrial(game, property, randomTrial(game, seed, n));
      property.finish?.();
    },
  }));
}

export interface Sweep {
  readonly matches: number;
  readonly seed: string;
  /** All properties are checked in one of this many rounds through all kinds of matches; the others are played quickly. */
  readonly sample: number;
}

/** Plays many random matches, checking everything in a sample of them. */
export function* sweep(game: Game, { matches, seed, sample }: Sweep): Generator<{ played: number; decisions: number; checked: number }> {
  const all = properties();
  const kinds = kindsOf(game);
  let decisions = 0;
  let checked = 0;
  const sound: Property = {
    name: "sound: every match comes to its end with all its cards",
    check(game, trial) {
      let first: number | undefined;
      const note = ({ match }: { match: Match }) => {
        first ||= game.census(match.state).length;
      };
      const match = play(game, trial, note, { quick: true });
      if (!match.over) throw new Error(`the match isn't over after ${match.answerCount} answers`);
      if (game.census(match.state).length !== first) throw new Error("cards were lost or doubled");
      decisions += match.answerCount;
    },
  };
  for (let n = 0; n < matches; n++) {
    const trial = randomTrial(game, seed, n);
    const full = Math.floor(n / kinds) % sample === 0;
    if (full) checked++;
    for (const property of full ? [sound, ...all] : [sound]) checkTrial(game, property, trial);
    yield { played: n + 1, decisions, checked };
  }
}

/** Checks all properties on one recorded match. */
export function checkRecord(game: Game, record: MatchRecord): void {
  for (const property of properties()) checkTrial(game, property, trialOf(game, record));
}

function checkTrial(game: Game, property: Property, trial: Trial): void {
  const why = failure(game, property, trial);
  if (why === undefined) return;
  const small = shrink(trial, (smaller) => failure(game, property, smaller) !== undefined);
  throw new ConformanceFailure(game, property.name, failure(game, property, small) ?? why, recordOfTrial(game, small));
}

function failure(game: Game, property: Property, trial: Trial): string | undefined {
  try {
    property.check(game, trial);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** As far as the trial can be played at all. */
function recordOfTrial(game: Game, trial: Trial): MatchRecord {
  let last: Match | undefined;
  const seats = Array.from({ length: trial.setup.players }, (_, seat) => `Player ${seat + 1}`);
  try {
    play(game, trial, ({ match }) => {
      last = match;
    });
  } catch {
    // What was reached before the fault is the record.
  }
  if (!last) return { fracas: 1, game: game.id, rules: game.rulesVersion, ...trial.setup, seats, answers: [] };
  const { end: _, ...record } = recordOf(last, seats);
  return record;
}
