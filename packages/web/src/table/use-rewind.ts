// Looking at an earlier moment while the match goes on. The server knows what the viewer could see then.
import type { View } from "@fracas/kernel";
import type { Step } from "@fracas/protocol";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { type MatchModel, type Send, told } from "../connection/index.ts";
import type { Position } from "./playback.ts";

export interface Rewind {
  /** The earlier moment; null while looking at the present. */
  readonly earlier: Position | null;
  look(answers: number): void;
  back(): void;
  forward(): void;
  now(): void;
}

export function useRewind(table: string, match: MatchModel, send: Send): Rewind {
  const [at, setAt] = useState<number | null>(null);
  const [earlier, setEarlier] = useState<Position | null>(null);
  const fetched = useRef(new Map<number, { step: Step; view: View }>());
  const { steps } = match;
  const last = steps.length - 1;

  const now = useCallback(() => setAt(null), []);
  const look = useCallback((answers: number) => setAt(answers >= last ? null : Math.max(0, answers)), [last]);

  useEffect(() => {
    // Whoever looked at an answer that was taken back looks at the present.
    if (at !== null && at >= last) return setAt(null);
    if (at === null) return setEarlier(null);
    const step = steps[at];
    const show = (view: View) => setEarlier({ view, steps: steps.slice(0, at + 1) });
    const known = fetched.current.get(at);
    if (known?.step === step) return show(known.view);
    let wanted = true;
    const request = send({ type: "look", table, match: match.id, answers: step.answers }).then(({ view }) => {
      fetched.current.set(at, { step, view });
      if (wanted) show(view);
    });
    void told(request).then((done) => {
      if (!done && wanted) setAt(null);
    });
    return () => {
      wanted = false;
    };
  }, [at, steps[at ?? 0], last]);

  const from = at ?? last;
  return { earlier: at === null ? null : earlier, look, back: () => look(from - 1), forward: () => look(from + 1), now };
}
