// A headless match in Fracas with random choices.
import { type Dice, Match, type Mode, type Setup } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";

/** Plays to the end and says how many decisions it took. */
export function playRandomly(setup: Setup, dice: Dice, mode: Mode): number {
  const match = Match.start(nobunaga, setup, mode);
  while (!match.over) {
    const seat = match.next;
    const options = match.options(seat);
    match.answer(seat, options[dice.below(options.length)]);
  }
  return match.answerCount;
}
