// Shows what happens at a pace that can be followed; see playback.ts.
import { useCallback, useEffect, useReducer, useRef } from "preact/hooks";
import type { GameClient } from "../games/client.ts";
import { play } from "../sound/index.ts";
import { advance, follow, holdOf, type Playback, type Position, type Shown, skip, startPlayback } from "./playback.ts";

export interface Playing {
  readonly shown: Shown;
  /** Something is still to be shown; the position itself can't be acted on yet. */
  readonly busy: boolean;
  skip(): void;
}

/** `source` names what is watched: when it changes, the new position is shown at once. */
export function usePlayback(source: string, position: Position, stage: GameClient["stage"], speed = 1): Playing {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const state = useRef<{ source: string; playback: Playback } | null>(null);
  const last = state.current;
  const playback = last?.source === source ? follow(last.playback, position, stage) : startPlayback(position);
  state.current = { source, playback };

  const change = useCallback((how: (playback: Playback) => Playback) => {
    if (!state.current) return;
    const changed = how(state.current.playback);
    if (changed === state.current.playback) return;
    state.current = { ...state.current, playback: changed };
    rerender(undefined);
  }, []);

  const { shown, line } = playback;
  useEffect(() => {
    if (shown.cue) play(shown.cue);
    if (shown.hold === 0 && line.length === 0) return;
    // Nobody watches a hidden page, and its timers sleep.
    const timer = setTimeout(() => change(document.hidden ? skip : advance), holdOf(playback) / speed);
    return () => clearTimeout(timer);
  }, [shown]);

  return { shown, busy: line.length > 0, skip: useCallback(() => change(skip), [change]) };
}
