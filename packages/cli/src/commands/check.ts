// `fracas check`: random matches held against the kernel's nine properties, or one recorded match.
import { setImmediate } from "node:timers/promises";
import { ConformanceFailure, checkRecord, sweep } from "@fracas/kernel/conformance";
import { type Call, command, EXIT } from "../command.ts";
import { readRecord } from "../files.ts";
import { findGame } from "../games.ts";
import { print, UsageError } from "../io.ts";
import { Progress } from "../progress.ts";

const OPTIONS = {
  matches: { kind: "number", min: 1 },
  sample: { kind: "number", min: 1 },
  seed: { kind: "text" },
  record: { kind: "text" },
  json: { kind: "flag" },
} as const;

export const check = command({
  name: "check",
  words: "GAME",
  examples: ["check nobunaga --matches 100000 --sample 50", "check --record failing.json"],
  options: OPTIONS,
  async run(call) {
    const { io, texts, values } = call;
    try {
      if (values.record !== undefined && call.words.length > 0) throw new UsageError(texts.gameOrRecord);
      const report = values.record === undefined ? await checkGame(call) : checkOne(values.record, call);
      print(
        io,
        values.json
          ? JSON.stringify({ ...report, failure: null })
          : texts.checked(report.game, report.matches, report.checked, report.decisions),
      );
      return EXIT.fine;
    } catch (error) {
      if (!(error instanceof ConformanceFailure)) throw error;
      print(io, values.json ? JSON.stringify({ failure: error.property, record: error.record }) : error.message);
      return EXIT.failed;
    }
  },
});

interface Report {
  readonly game: string;
  readonly matches: number;
  readonly checked: number;
  readonly decisions: number;
}

async function checkGame({ io, lang, texts, values, words }: Call<typeof OPTIONS>): Promise<Report> {
  if (words.length !== 1) throw new UsageError(texts.oneGame("check"));
  const game = findGame(words[0]);
  const matches = values.matches ?? 1000;
  const progress = new Progress(io, matches, lang);
  let last = { played: 0, decisions: 0, checked: 0 };
  for (const now of sweep(game, { matches, seed: values.seed ?? "1", sample: values.sample ?? 50 })) {
    last = now;
    progress.update(now.played);
    if (now.played % 256 === 0) await setImmediate();
  }
  progress.clear();
  return { game: game.id, matches: last.played, checked: last.checked, decisions: last.decisions };
}

function checkOne(file: string, { texts }: Call<typeof OPTIONS>): Report {
  const { game, record } = readRecord(file, texts);
  checkRecord(game, record);
  return { game: game.id, matches: 1, checked: 1, decisions: record.answers.length };
}
