// Updates arrive faster than they can be followed, so they wait in a line: each is shown for as long as it takes to understand.
import type { GameEvent, View } from "@fracas/kernel";
import type { Step } from "@fracas/protocol";
import type { Cue, Frame, Move } from "../games/client.ts";

/** Where a match stands: everything that happened, and what it led to. */
export interface Position {
  readonly view: View;
  readonly steps: readonly Step[];
}

/** A moment as the board shows it. */
export interface Shown {
  readonly view: View;
  /** Everything told up to here. */
  readonly told: readonly GameEvent[];
  /** What is told here for the first time. */
  readonly fresh: readonly GameEvent[];
  readonly moves: readonly Move[];
  readonly hold: number;
  readonly cue: Cue | null;
}

export interface Playback {
  readonly position: Position;
  readonly shown: Shown;
  /** Still to be shown; the last one is the position itself. */
  readonly line: readonly Shown[];
}

type Stage = (before: View, events: readonly GameEvent[], after: View) => readonly Frame[];

/** More steps than this at once are a gap (a lost connection, a jump), not something to watch. */
const MOST_STEPS = 6;

/** A waiting line of more than this, in milliseconds, is shown faster; but never so fast that nothing can be read. */
const PATIENCE = 9_000;
const FASTEST = 0.5;
/** Whoever is this far behind is taken to where there is only the usual patience's worth left to see. */
const HOPELESS = 25_000;

export function startPlayback(position: Position): Playback {
  return { position, shown: still(position), line: [] };
}

function still({ view, steps }: Position): Shown {
  return { view, told: eventsOf(steps), fresh: [], moves: [], hold: 0, cue: null };
}

/** Takes in where the match stands now: what is new joins the line; anything else (somebody went back) is shown at once. */
export function follow(playback: Playback, next: Position, stage: Stage): Playback {
  const { position } = playback;
  if (next === position) return playback;
  const fresh = newSteps(position, next);
  if (!fresh || fresh.length > MOST_STEPS) return startPlayback(next);
  if (fresh.length === 0) return replaceLast(playback, next);
  const told = eventsOf(position.steps);
  const events = eventsOf(fresh);
  let before = 0;
  const frames = stage(position.view, events, next.view).map((frame): Shown => {
    const shown: Shown = {
      view: frame.view,
      told: [...told, ...events.slice(0, frame.told)],
      fresh: events.slice(before, frame.told),
      moves: frame.moves,
      hold: frame.hold,
      cue: frame.cue ?? null,
    };
    before = frame.told;
    return shown;
  });
  const longer = { position: next, shown: playback.shown, line: [...playback.line, ...frames] };
  if (playback.line.length === 0 && playback.shown.hold === 0) return advance(longer);
  return waiting(longer) > HOPELESS ? catchUp(longer) : longer;
}

/** Leaves out the beginning of a line that is too long; what is left out is still told. */
function catchUp(playback: Playback): Playback {
  let { shown, line } = playback;
  let fresh: readonly GameEvent[] = [];
  while (line.length > 1 && waiting({ shown, line }) > PATIENCE) {
    [shown, ...line] = line;
    fresh = [...fresh, ...shown.fresh];
  }
  return { ...playback, shown: { ...shown, fresh, moves: [] }, line };
}

function waiting({ shown, line }: Pick<Playback, "shown" | "line">): number {
  return line.reduce((sum, { hold }) => sum + hold, shown.hold);
}

/** The next moment in the line. */
export function advance(playback: Playback): Playback {
  const [shown, ...line] = playback.line;
  return shown ? { ...playback, shown, line } : settle(playback);
}

/** Nothing waits any more: what comes next may be shown at once. */
function settle(playback: Playback): Playback {
  return playback.shown.hold === 0 ? playback : { ...playback, shown: { ...playback.shown, hold: 0 } };
}

/** Shows the position at once; what is skipped is still told. */
export function skip(playback: Playback): Playback {
  const last = playback.line.at(-1);
  if (!last) return settle(playback);
  const fresh = playback.line.flatMap((shown) => shown.fresh);
  return { ...playback, shown: { ...last, fresh, moves: [], hold: 0, cue: null }, line: [] };
}

/** How long the present moment is shown. */
export function holdOf(playback: Playback): number {
  return playback.shown.hold * Math.max(FASTEST, Math.min(1, PATIENCE / Math.max(1, waiting(playback))));
}

function replaceLast(playback: Playback, next: Position): Playback {
  const { line, shown } = playback;
  const last = line.at(-1);
  return last
    ? { position: next, shown, line: [...line.slice(0, -1), { ...last, view: next.view }] }
    : { position: next, shown: { ...shown, view: next.view }, line };
}

/** The steps that came after those of `before`; null if some of those were taken back. */
function newSteps(before: Position, next: Position): readonly Step[] | null {
  if (next.view.viewer !== before.view.viewer || next.steps.length < before.steps.length) return null;
  if (!before.steps.every((step, at) => isSame(step, next.steps[at]))) return null;
  return next.steps.slice(before.steps.length);
}

function isSame(one: Step, other: Step): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The steps of which the first `told` events have been told, as far as they have. */
export function stepsTold(steps: readonly Step[], told: number): readonly Step[] {
  let left = told;
  return steps.flatMap((step) => {
    const events = step.events.slice(0, Math.max(0, left));
    left -= step.events.length;
    return events.length === step.events.length ? [step] : events.length > 0 ? [{ ...step, events }] : [];
  });
}

function eventsOf(steps: readonly Step[]): GameEvent[] {
  return steps.flatMap(({ events }) => events);
}
