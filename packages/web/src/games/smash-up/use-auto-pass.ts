// Answers questions that answer themselves, after the same time for everybody; see auto-pass.ts.
import { useEffect, useRef, useState } from "preact/hooks";
import { type AutoAnswer, autoAnswer, NO_PASSING, PASS_DELAY, type Passing } from "./auto-pass.ts";
import type { SmashUpBoardProps } from "./props.ts";

export interface AutoPass {
  readonly passing: Passing;
  change(passing: Passing): void;
  /** What is about to be answered. */
  readonly coming: AutoAnswer | null;
}

const STOP = "fracas.smash-up.stop";

export function useAutoPass({ question, view, choose }: SmashUpBoardProps): AutoPass {
  const [passing, setPassing] = useState<Passing>(() => ({ ...NO_PASSING, stop: recallStop() }));
  const { answers } = view;
  // Whoever has taken something back, or was refused, answers for themselves.
  const held = useRef<number | null>(null);
  const before = useRef(answers);
  if (answers < before.current) held.current = answers;
  before.current = answers;
  const coming = held.current === answers ? null : autoAnswer(question, view.state.turn, passing);
  const choosing = useRef(choose);
  choosing.current = choose;
  const option = coming?.option;
  useEffect(() => {
    if (option === undefined) return;
    const timer = setTimeout(() => {
      held.current = answers;
      choosing.current(option);
    }, PASS_DELAY);
    return () => clearTimeout(timer);
  }, [option, answers]);
  const change = (next: Passing) => {
    if (next.stop !== passing.stop) keepStop(next.stop);
    setPassing(next);
  };
  return { passing, change, coming };
}

function recallStop(): boolean {
  try {
    return sessionStorage.getItem(STOP) === "on";
  } catch {
    return false;
  }
}

function keepStop(stop: boolean): void {
  try {
    sessionStorage.setItem(STOP, stop ? "on" : "off");
  } catch {
    // It holds until the page is closed.
  }
}
