// `fracas scenario`: runs scenario files, each scenario straight and with save and restore before every answer.
import { parseScenarios, runScenario, ScenarioError } from "@fracas/kernel/scenario";
import { command, EXIT } from "../command.ts";
import { filesBelow, readText } from "../files.ts";
import { SCENARIO_GAMES } from "../games.ts";
import { print, UsageError } from "../io.ts";

interface Outcome {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly failure: string | null;
}

export const scenario = command({
  name: "scenario",
  words: "FILE…",
  examples: ["scenario scenarios/nobunaga", "scenario my.scenario --json"],
  options: { json: { kind: "flag" } },
  async run({ io, texts, words, values }) {
    if (words.length === 0) throw new UsageError(texts.someFiles);
    const files = filesBelow(words, ".scenario", texts);
    if (files.length === 0) throw new UsageError(texts.noScenarios(words.join(", ")));
    const outcomes = files.flatMap((file) => runFile(file, readText(file, texts)));
    const failed = outcomes.filter(({ failure }) => failure !== null);
    if (values.json) print(io, JSON.stringify({ passed: outcomes.length - failed.length, failed: failed.length, outcomes }));
    else {
      for (const { title, failure } of failed) print(io, `✗ ${title}\n  ${failure}`);
      print(io, texts.scenarios(outcomes.length - failed.length, failed.length));
    }
    return failed.length === 0 ? EXIT.fine : EXIT.failed;
  },
});

function runFile(file: string, text: string): Outcome[] {
  const attempt = (act: () => void): string | null => {
    try {
      act();
      return null;
    } catch (error) {
      if (error instanceof ScenarioError) return error.message;
      throw error;
    }
  };
  let found: ReturnType<typeof parseScenarios> = [];
  const unreadable = attempt(() => {
    found = parseScenarios(file, text);
  });
  if (unreadable !== null) return [{ title: file, file, line: 1, failure: unreadable }];
  return found.map((scenario) => {
    const run = (restoring: boolean) => attempt(() => runScenario(scenario, SCENARIO_GAMES, { restoring }));
    const straight = run(false);
    const restored = straight === null ? run(true) : null;
    return {
      title: scenario.title,
      file,
      line: scenario.line,
      failure: straight ?? (restored && `${restored} (only after save and restore)`),
    };
  });
}
