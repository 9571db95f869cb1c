// Playing matches between bots and counting how they end; the same in the main thread and in workers.
import { type Bot, botsFor } from "@fracas/bots";
import { type Eyes, type Game, Match, QuickDice, type SeatId, type Setup, seatId } from "@fracas/kernel";
import { findGame } from "./games.ts";

export interface Task {
  readonly game: string;
  readonly setup: Setup;
  /** The bots by seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** The number of the first match: each match's seed is the task's seed and its number. */
  readonly from: number;
  readonly games: number;
}

export interface Tally {
  games: number;
  decisions: number;
  /** By seat; shared victories count for each. */
  readonly wins: number[];
  /** Whom the players lost to together. */
  readonly losses: Record<string, number>;
}

export function emptyTally(players: number): Tally {
  return { games: 0, decisions: 0, wins: new Array(players).fill(0), losses: {} };
}

export function addTally(tally: Tally, more: Tally): void {
  tally.games += more.games;
  tally.decisions += more.decisions;
  more.wins.forEach((wins, seat) => {
    tally.wins[seat] += wins;
  });
  for (const [who, count] of Object.entries(more.losses)) tally.losses[who] = (tally.losses[who] ?? 0) + count;
}

export function playBatch(task: Task): Tally {
  const game = findGame(task.game);
  const bots = botsFor(game).filter(({ id }) => task.bots.includes(id));
  const seated = task.bots.map((id) => bots.find((bot) => bot.id === id) as Bot);
  const tally = emptyTally(task.setup.players);
  for (let n = task.from; n < task.from + task.games; n++) {
    const match = playOut(game, { ...task.setup, seed: `${task.seed}/${n}` }, seated);
    tally.games++;
    tally.decisions += match.answerCount;
    const { winners, standings } = match.result ?? { winners: [], standings: [] };
    for (const seat of winners) tally.wins[seat]++;
    if (winners.length === 0) {
      const who = String(standings[0]?.who);
      tally.losses[who] = (tally.losses[who] ?? 0) + 1;
    }
  }
  return tally;
}

function playOut(game: Game, setup: Setup, bots: readonly Bot[]): Match {
  const match = Match.start(game, setup, { quick: true });
  const dice = new QuickDice(`${setup.seed}/bots`);
  const eyes: Eyes[] = [];
  for (let seat = 0; seat < setup.players; seat++) eyes.push(match.eyes(seatId(seat)));
  while (!match.over) {
    const seat = match.next;
    const refused = match.answer(seat, bots[seat].choose(eyes[seat], dice));
    if (refused) throw new Error(`bot ${bots[seat].id} chose what isn't offered: ${refused.message}`);
  }
  return match;
}

export interface Share {
  readonly who: SeatId | string;
  readonly wins: number;
  readonly share: number;
  /** Wilson's 95 % interval. */
  readonly low: number;
  readonly high: number;
}

export function shares({ games, wins, losses }: Tally): Share[] {
  const rows = [
    ...wins.map((count, seat) => ({ who: seatId(seat) as SeatId | string, wins: count })),
    ...Object.entries(losses)
      .sort()
      .map(([who, count]) => ({ who, wins: count })),
  ];
  return rows.map((row) => ({ ...row, share: row.wins / games, ...interval(row.wins, games) }));
}

const Z = 1.959964;

function interval(hits: number, tries: number): { low: number; high: number } {
  const share = hits / tries;
  const spread = Z * Math.sqrt((share * (1 - share)) / tries + (Z * Z) / (4 * tries * tries));
  const centre = share + (Z * Z) / (2 * tries);
  const scale = 1 + (Z * Z) / tries;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}
