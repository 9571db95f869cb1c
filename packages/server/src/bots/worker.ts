// A bot's thread: sets up the position, hands the bot what its seat can see, and sends back what it chose.
import { parentPort } from "node:worker_threads";
import { botsFor } from "@fracas/bots";
import { Match, QuickDice } from "@fracas/kernel";
import { findGame } from "../games.ts";
import type { Choice, Thought } from "./pool.ts";

parentPort?.on("message", ({ number, game: id, setup, answers, seat, level }: Thought) => {
  const game = findGame(id);
  const match = Match.start(game, setup, { quick: true });
  for (const [who, option] of answers) match.answer(who, option);
  const bot = botsFor(game).find((bot) => bot.id === level) ?? botsFor(game)[0];
  const option = bot.choose(match.eyes(seat), new QuickDice(`${setup.seed}/bot/${seat}/${answers.length}`));
  parentPort?.postMessage({ number, option } satisfies Choice);
});
