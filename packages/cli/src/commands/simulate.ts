// `fracas simulate`: many matches between bots, how fast they went and how they ended.
import { Worker } from "node:worker_threads";
import { botsFor } from "@fracas/bots";
import { checkSetup, type Game, Refused } from "@fracas/kernel";
import { gameOptions } from "../args.ts";
import { type Call, command, EXIT } from "../command.ts";
import { findGame } from "../games.ts";
import { print, UsageError } from "../io.ts";
import { Progress } from "../progress.ts";
import { addTally, emptyTally, playBatch, type Share, shares, type Tally, type Task } from "../tally.ts";
import type { Texts } from "../texts/index.ts";

const OPTIONS = {
  games: { kind: "number", min: 1, max: 1_000_000_000 },
  players: { kind: "number", min: 1 },
  bot: { kind: "text" },
  seed: { kind: "text" },
  jobs: { kind: "number", min: 1, max: 256 },
  option: { kind: "list" },
  json: { kind: "flag" },
} as const;

/** Matches between two looks at the clock. */
const BATCH = 200;

export const simulate = command({
  name: "simulate",
  words: "GAME",
  examples: [
    "simulate nobunaga --games 10000 --players 4 --bot random --seed 1",
    "simulate nobunaga --players 3 --bot greedy,random,random --jobs 2 --json",
  ],
  options: OPTIONS,
  async run(call) {
    const { io, lang, texts, values, words } = call;
    const task = readTask(call);
    const jobs = Math.min(values.jobs ?? 1, task.games);
    const progress = new Progress(io, task.games, lang);
    const { tally, seconds } = jobs === 1 ? await playHere(task, progress) : await playInWorkers(task, jobs, progress);
    progress.clear();

    const speed = {
      seconds,
      gamesPerSecond: tally.games / seconds,
      decisionsPerSecond: tally.decisions / seconds,
      decisionsPerGame: tally.decisions / tally.games,
    };
    const results = shares(tally);
    if (values.json) {
      const { game, setup, bots, seed } = task;
      print(
        io,
        JSON.stringify({ game, players: setup.players, options: setup.options, games: tally.games, bots, seed, jobs, ...speed, results }),
      );
      return EXIT.fine;
    }
    const number = (value: number, digits = 0) =>
      value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const game = findGame(words[0]);
    print(
      io,
      texts.simulated(game.texts[lang].title, task.setup.players, number(tally.games), [...new Set(task.bots)].join("/"), task.seed),
    );
    print(
      io,
      `  ${texts.speed(number(speed.gamesPerSecond), number(speed.decisionsPerSecond), number(speed.decisionsPerGame, 1), number(seconds, 2))}`,
    );
    print(io, "");
    for (const line of table(
      results,
      (seat) => `${texts.seat(seat)}${new Set(task.bots).size > 1 ? ` (${task.bots[seat - 1]})` : ""}`,
      (who) => game.texts[lang].outsider(who),
      number,
    ))
      print(io, line);
    return EXIT.fine;
  },
});

function readTask({ values, words, texts }: Call<typeof OPTIONS>): Task {
  if (words.length !== 1) throw new UsageError(texts.oneGame("simulate"));
  const game = findGame(words[0]);
  const seed = values.seed ?? "1";
  const setup = checkSetup(game, {
    players: values.players ?? Math.min(4, game.players.max),
    options: gameOptions(values.option, texts),
    seed,
  });
  if (setup instanceof Refused) throw setup;
  return {
    game: game.id,
    setup,
    bots: readBots(values.bot ?? "random", game, setup.players, texts),
    seed,
    from: 0,
    games: values.games ?? 1000,
  };
}

/** One bot for all seats, or one for each: "greedy,random,random". */
function readBots(list: string, game: Game, players: number, texts: Texts): string[] {
  const known = botsFor(game).map(({ id }) => id);
  const given = list.split(",");
  const wrong = given.find((id) => !known.includes(id));
  if (wrong !== undefined) throw new UsageError(texts.unknownBot(wrong, known.join(", ")));
  if (given.length !== 1 && given.length !== players) throw new UsageError(texts.wrongBots(given.length, players));
  return Array.from({ length: players }, (_, seat) => given[seat % given.length]);
}

interface Played {
  readonly tally: Tally;
  /** Playing time, without start-up. */
  readonly seconds: number;
}

async function playHere(task: Task, progress: Progress): Promise<Played> {
  const tally = emptyTally(task.setup.players);
  let seconds = 0;
  for (let from = 0; from < task.games; from += BATCH) {
    const started = performance.now();
    addTally(tally, playBatch({ ...task, from, games: Math.min(BATCH, task.games - from) }));
    seconds += (performance.now() - started) / 1000;
    progress.update(tally.games);
    await new Promise(setImmediate);
  }
  return { tally, seconds };
}

/** Each worker asks for the next batch when it has finished one; which worker plays which match changes nothing. */
async function playInWorkers(task: Task, jobs: number, progress: Progress): Promise<Played> {
  const workers = Array.from({ length: jobs }, () => new Worker(new URL("../tally-worker.ts", import.meta.url)));
  try {
    await Promise.all(workers.map((worker) => new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject))));
    const tally = emptyTally(task.setup.players);
    let next = 0;
    const started = performance.now();
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            const deal = () => {
              if (next >= task.games) return resolve();
              worker.postMessage({ ...task, from: next, games: Math.min(BATCH, task.games - next) });
              next += BATCH;
            };
            worker.on("error", reject).on("message", (batch: Tally) => {
              addTally(tally, batch);
              progress.update(tally.games);
              deal();
            });
            deal();
          }),
      ),
    );
    return { tally, seconds: (performance.now() - started) / 1000 };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function table(
  results: readonly Share[],
  seat: (number: number) => string,
  outsider: (who: string) => string,
  number: (value: number, digits?: number) => string,
): string[] {
  const rows = results.map(({ who, wins, share, low, high }) => [
    typeof who === "number" ? seat(who + 1) : outsider(who),
    number(wins),
    `${number(share * 100, 1)} %`,
    `${number(low * 100, 1)}-${number(high * 100, 1)} %`,
  ]);
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map(
    (row) => `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column] + 3))).join("")}`,
  );
}
