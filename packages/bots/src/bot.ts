// A bot is a function of what its seat can see. It never gets the match or its state.
import type { Dice, Eyes } from "@fracas/kernel";

export interface Bot {
  readonly id: string;
  /** One of `eyes.options()`. The dice are the bot's own. */
  choose(eyes: Eyes, dice: Dice): number;
}
