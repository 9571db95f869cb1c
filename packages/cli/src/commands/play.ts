// `fracas play`: a match in the terminal against bots.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { type Bot, botsFor } from "@fracas/bots";
import { checkSetup, type Game, type MatchRecord, Refused, replay, seatId } from "@fracas/kernel";
import { gameOptions } from "../args.ts";
import { type Call, command } from "../command.ts";
import { readRecord } from "../files.ts";
import { findGame } from "../games.ts";
import { UsageError } from "../io.ts";
import { type PlayRequest, play as playInTerminal } from "../play/play.ts";

const OPTIONS = {
  players: { kind: "number", min: 1 },
  bot: { kind: "text" },
  seed: { kind: "text" },
  name: { kind: "text" },
  option: { kind: "list" },
  resume: { kind: "text" },
  save: { kind: "text" },
} as const;

const BOT_NAMES = ["Akira", "Hana", "Kenji", "Mari", "Sora", "Taro", "Yuki", "Nao", "Rin", "Jun", "Emi"];

export const play = command({
  name: "play",
  words: "GAME",
  examples: ["play nobunaga", "play nobunaga --players 3 --bot random --option nobunagaBlocks=true", "play --resume fracas-nobunaga.json"],
  options: OPTIONS,
  async run(call) {
    const request = call.values.resume === undefined ? newMatch(call) : resumed(call, call.values.resume);
    return playInTerminal(request, { input: call.io.stdin, output: call.io.stdout });
  },
});

function newMatch({ words, values, texts, lang, io }: Call<typeof OPTIONS>): PlayRequest {
  if (words.length !== 1) throw new UsageError(texts.oneGame("play"));
  const game = findGame(words[0]);
  const seed = values.seed ?? randomBytes(16).toString("hex");
  const setup = checkSetup(game, {
    players: values.players ?? Math.min(4, game.players.max),
    options: gameOptions(values.option, texts),
    seed,
  });
  if (setup instanceof Refused) throw setup;
  const bot = findBot(game, values.bot, texts);
  const you = nameOf(values.name ?? io.env.USER ?? io.env.USERNAME ?? "") || texts.yourName;
  const names = [
    you,
    ...BOT_NAMES.filter((name) => name !== you)
      .slice(0, setup.players - 1)
      .map((name) => botName(name, bot)),
  ];
  return { game, setup, names, you: seatId(0), bot, lang, answers: [], wentBack: 0, saveTo: values.save ?? freeName(game) };
}

function resumed({ words, values, texts, lang }: Call<typeof OPTIONS>, file: string): PlayRequest {
  if (
    words.length > 0 ||
    values.players !== undefined ||
    values.seed !== undefined ||
    values.name !== undefined ||
    values.option.length > 0
  )
    throw new UsageError(texts.resumeAlone);
  const { game, record } = readRecord(file, texts);
  const legal = replay(game, record);
  if (legal instanceof Refused) throw legal;
  const { players, options, seed, seats, answers, wentBack = 0 } = record;
  const bot = findBot(game, values.bot ?? recordedBot(record), texts);
  const you = seats.findIndex((name) => !/\(.+\)$/.test(name));
  return {
    game,
    setup: { players, options, seed },
    names: seats,
    you: seatId(Math.max(0, you)),
    bot,
    lang,
    answers,
    wentBack,
    saveTo: values.save ?? file,
  };
}

function findBot(game: Game, id: string | undefined, texts: Call<typeof OPTIONS>["texts"]): Bot {
  const bots = botsFor(game);
  const bot = id === undefined ? bots.at(-1) : bots.find((bot) => bot.id === id);
  if (!bot) throw new UsageError(texts.unknownBot(id ?? "", bots.map(({ id }) => id).join(", ")));
  return bot;
}

/** What a record can hold as a name. Brackets are for bots: a saved match finds its person as the one without. */
function nameOf(given: string): string {
  return given
    .replace(/[()]|\p{C}/gu, "")
    .trim()
    .slice(0, 40)
    .trim();
}

/** A bot's seat says which bot sits there, so that a saved match can be taken up again. */
function botName(name: string, { id }: Bot): string {
  return `${name} (${id})`;
}

function recordedBot({ seats }: MatchRecord): string | undefined {
  for (const name of seats) {
    const [, id] = name.match(/\((.+)\)$/) ?? [];
    if (id) return id;
  }
  return undefined;
}

/** A file that doesn't exist yet, so that saving never overwrites another match. */
function freeName(game: Game): string {
  for (let n = 1; ; n++) {
    const name = `fracas-${game.id}${n > 1 ? `-${n}` : ""}.json`;
    if (!existsSync(name)) return name;
  }
}
