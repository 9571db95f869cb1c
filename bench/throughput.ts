// How many matches and decisions a second each engine plays. Rounds of both alternate, so that a busy machine slows both alike.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Dice, QuickDice, type Setup } from "@fracas/kernel";
import { playRandomly as playTheirs } from "./boardgame-io/play.ts";
import { dealOf, OPTIONS } from "./deal.ts";
import { playRandomly as playOurs } from "./fracas.ts";
import { type Spread, spread } from "./spread.ts";

export interface Plan {
  readonly rounds: number;
  readonly secondsPerRound: number;
}

interface Rate {
  readonly matchesPerSecond: Spread;
  readonly decisionsPerSecond: Spread;
}

export interface Comparison {
  readonly mode: string;
  readonly fracas: Rate;
  readonly boardgameIo: Rate;
  /** Fracas' decisions a second for each of boardgame.io's, round by round. */
  readonly ratio: Spread;
}

/** Plays match number `n` and says how many decisions it took. */
type Play = (n: number, dice: Dice) => number;

interface Pairing {
  readonly mode: string;
  readonly ours: Play;
  readonly theirs: Play;
}

const MATCHES = 1000;
const setups: readonly Setup[] = Array.from({ length: MATCHES }, (_, n) => ({ players: 4, options: OPTIONS[0], seed: `throughput ${n}` }));
const deals = setups.map(dealOf);

const PAIRINGS: readonly Pairing[] = [
  {
    mode: "nobody watches: no checkpoints, events or undo",
    ours: (n, dice) => playOurs(setups[n], dice, { quick: true }),
    theirs: (n, dice) => playTheirs(deals[n], dice, { undo: false }),
  },
  {
    mode: "as at a table: checkpoints and events, undo",
    ours: (n, dice) => playOurs(setups[n], dice, {}),
    theirs: (n, dice) => playTheirs(deals[n], dice, { undo: true }),
  },
];

interface Round {
  readonly matches: number;
  readonly decisions: number;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function playRound(play: Play, seconds: number): Round {
  const dice = new QuickDice("throughput");
  // Nobody has to clear away what the engine before left lying.
  collectGarbage();
  const start = performance.now();
  let decisions = 0;
  for (let matches = 0; ; ) {
    decisions += play(matches % MATCHES, dice);
    matches++;
    const elapsed = (performance.now() - start) / 1000;
    if (elapsed >= seconds) return { matches: matches / elapsed, decisions: decisions / elapsed };
  }
}

export function measureThroughput({ rounds, secondsPerRound }: Plan, progress: (text: string) => void): Comparison[] {
  const played = PAIRINGS.map((pairing) => ({ pairing, ours: [] as Round[], theirs: [] as Round[] }));
  for (let round = 0; round <= rounds; round++) {
    progress(round === 0 ? "warming up" : `throughput, round ${round} of ${rounds}`);
    for (const { pairing, ours, theirs } of played) {
      const one = playRound(pairing.ours, secondsPerRound);
      const other = playRound(pairing.theirs, secondsPerRound);
      if (round === 0) continue;
      ours.push(one);
      theirs.push(other);
    }
  }
  return played.map(({ pairing, ours, theirs }) => ({
    mode: pairing.mode,
    fracas: rateOf(ours),
    boardgameIo: rateOf(theirs),
    ratio: spread(ours.map(({ decisions }, round) => decisions / theirs[round].decisions)),
  }));
}

function rateOf(rounds: readonly Round[]): Rate {
  return {
    matchesPerSecond: spread(rounds.map(({ matches }) => matches)),
    decisionsPerSecond: spread(rounds.map(({ decisions }) => decisions)),
  };
}
