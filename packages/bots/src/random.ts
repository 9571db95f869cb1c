import type { Bot } from "./bot.ts";

/** Takes any option, each equally likely. */
export const randomBot: Bot = {
  id: "random",
  choose(eyes, dice) {
    const options = eyes.options();
    return options[dice.below(options.length)];
  },
};
