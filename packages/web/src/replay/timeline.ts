// A recorded match as one viewer may know it: every view, and what led from one to the next; and where in it somebody looks.
import { commitment, digestOf, type Game, Match, type MatchRecord, Refused, replay, seatId, type View, type Viewer } from "@fracas/kernel";
import type { Step } from "@fracas/protocol";

export interface Timeline {
  readonly viewer: Viewer;
  /** By the number of answers given. */
  readonly views: readonly View[];
  readonly steps: readonly Step[];
}

/** Runs the whole record for a viewer; or says which of its answers is impossible. */
export function timelineOf(game: Game, record: MatchRecord, viewer: Viewer): Timeline | Refused {
  const match = Match.start(game, { players: record.players, options: record.options, seed: record.seed });
  const eyes = match.eyes(viewer);
  const views = [eyes.view()];
  const steps: Step[] = [{ answers: 0, seat: null, events: eyes.events() }];
  for (const [index, [seat, option]] of record.answers.entries()) {
    const told = match.events.length;
    const refused = match.answer(seat, option);
    if (refused) return new Refused("wrong-answer", { number: index + 1, why: refused });
    views.push(eyes.view());
    steps.push({ answers: index + 1, seat, events: eyes.events(told) });
  }
  return { viewer, views, steps };
}

export interface Checks {
  /** Whether the match goes as recorded when it is played again; null if the record doesn't tell how it ended. */
  readonly same: boolean | null;
  /** The hash that belongs to the seed. */
  readonly commitment: string;
}

export function checksOf(game: Game, record: MatchRecord): Checks {
  const match = replay(game, record);
  const same = record.end && !(match instanceof Refused) ? digestOf(match) === record.end.digest : null;
  return { same, commitment: commitment(record.seed) };
}

/** A moment and a pair of eyes, as a link names them. */
export interface Spot {
  readonly at: number;
  readonly eyes: Viewer;
}

/** What a link asks for, as far as it exists. Seats are counted from 1, as people do. */
export function spotOf(search: string, record: MatchRecord): Spot {
  const asked = new URLSearchParams(search);
  const last = record.answers.length;
  const at = /^\d+$/.test(asked.get("at") ?? "") ? Math.min(last, Number(asked.get("at"))) : 0;
  return { at, eyes: eyesOf(asked.get("eyes"), record.players) };
}

export function eyesOf(text: string | null, players: number): Viewer {
  if (text === "spectator" || text === "open") return text;
  const seat = Number(text ?? 0);
  return Number.isInteger(seat) && seat >= 1 && seat <= players ? seatId(seat - 1) : "open";
}

export function eyesText(eyes: Viewer): string {
  return typeof eyes === "number" ? String(eyes + 1) : eyes;
}

export function searchOf({ at, eyes }: Spot): string {
  return `?at=${at}&eyes=${eyesText(eyes)}`;
}
