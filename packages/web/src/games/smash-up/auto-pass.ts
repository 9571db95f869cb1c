// Questions that answer themselves. In a scoring everybody is asked who might hold a Special, so that who is asked tells nothing;
// whoever has nothing to use passes after a fixed time, the same for all.
import type { OptionFace, Question } from "@fracas/kernel";

/** In milliseconds; always the same, so that how long it takes tells nothing either. */
export const PASS_DELAY = 1_200;

/** What the person wants in this match. */
export interface Passing {
  /** The scoring in which they use no Special; see `scoringOf`. */
  readonly scoring: string | null;
  /** The turn in which they use none. */
  readonly turn: number | null;
  /** They want to be stopped at every scoring, even with nothing to use. */
  readonly stop: boolean;
}

export const NO_PASSING: Passing = { scoring: null, turn: null, stop: false };

type Why = "nothing" | "scoring" | "turn";

export interface AutoAnswer {
  readonly option: string;
  readonly why: Why;
}

/** The scoring that a question is about, or null: a base in a turn, before and after it is scored. */
export function scoringOf(question: Question, turn: number): string | null {
  return question.prompt === "useSpecial" ? `${turn}/${question.about.slot}/${question.about.base}` : null;
}

/** The answer that will be given without the person, if there is one. */
export function autoAnswer(question: Question | null, turn: number, passing: Passing): AutoAnswer | null {
  if (!question || question.prompt === "play") return null;
  const scoring = scoringOf(question, turn);
  const pass = passOf(question);
  if (scoring !== null && pass && passing.turn === turn) return { option: pass.id, why: "turn" };
  if (scoring !== null && pass && passing.scoring === scoring) return { option: pass.id, why: "scoring" };
  const [only, ...others] = question.options;
  if (!only || others.length > 0 || (scoring !== null && passing.stop)) return null;
  return { option: only.id, why: "nothing" };
}

export function passOf({ prompt, options }: Question): OptionFace | undefined {
  return prompt === "useSpecial" ? options.find(({ id }) => id === "pass") : undefined;
}

/** No Special in this scoring; or, told again, some after all. */
export function toggleScoring(passing: Passing, scoring: string): Passing {
  return { ...passing, scoring: passing.scoring === scoring ? null : scoring };
}

export function toggleTurn(passing: Passing, turn: number): Passing {
  return { ...passing, turn: passing.turn === turn ? null : turn };
}

/** Whoever wants to be stopped no longer passes. */
export function toggleStop(passing: Passing): Passing {
  return passing.stop ? { ...passing, stop: false } : { scoring: null, turn: null, stop: true };
}
