// A card dropped on something answers two questions: which card to play, and then where.
import type { Question } from "@fracas/kernel";

export interface Dropped {
  readonly card: number;
  /** The base or minion that it was dropped on; null: just on the table. */
  readonly on: number | null;
  /** How many answers had been given when it was dropped. */
  readonly answers: number;
}

/** The answer that the drop gives to this question; undefined if it has nothing to say about it (any more). */
export function answerOfDrop({ card, on, answers }: Dropped, question: Question, now: number): string | undefined {
  if (now === answers) return question.options.find(({ at }) => at.card === card)?.id;
  if (now !== answers + 1 || on === null) return undefined;
  if (question.prompt !== "playWhere" && question.prompt !== "playOn") return undefined;
  return question.options.find(({ at }) => at.card === on)?.id;
}
