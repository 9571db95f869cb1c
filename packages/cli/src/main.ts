// `fracas`: finds the command, runs it, and turns every mistake into one clear line and an exit code.
import { readFileSync } from "node:fs";
import { LANGS, type Lang, Refused, shown } from "@fracas/kernel";
import { parseArgs } from "./args.ts";
import { type Command, EXIT } from "./command.ts";
import { check } from "./commands/check.ts";
import { play } from "./commands/play.ts";
import { replay } from "./commands/replay.ts";
import { scenario } from "./commands/scenario.ts";
import { serve } from "./commands/serve.ts";
import { simulate } from "./commands/simulate.ts";
import { commandHelp, overview } from "./help.ts";
import { type Io, print, UsageError } from "./io.ts";
import { TEXTS } from "./texts/index.ts";

const COMMANDS: readonly Command[] = [serve, play, simulate, replay, scenario, check];

const COMMON = { help: { kind: "flag" }, lang: { kind: "text" } } as const;

export async function main(argv: readonly string[], io: Io = process): Promise<number> {
  let lang: Lang = guessLang(io.env);
  try {
    const asked = takeLang(argv);
    lang = asked.lang ?? lang;
    const texts = TEXTS[lang];
    const [name, ...rest] = asked.rest;
    if (name === undefined || name === "--help" || name === "-h" || name === "help") {
      print(io, overview(COMMANDS, texts));
      return EXIT.fine;
    }
    if (name === "--version") {
      print(io, version());
      return EXIT.fine;
    }
    const command = COMMANDS.find((command) => command.name === name);
    if (!command) throw new UsageError(texts.unknownCommand(shown(name), COMMANDS.map(({ name }) => name).join(", ")));
    if (rest.includes("--help") || rest.includes("-h")) {
      print(io, commandHelp(command, texts));
      return EXIT.fine;
    }
    const parsed = parseArgs(rest, { ...COMMON, ...command.options }, texts);
    return await command.run({ ...parsed, io, lang, texts });
  } catch (error) {
    io.stderr.write(`fracas: ${explain(error, lang)}\n`);
    return error instanceof UsageError || error instanceof Refused ? EXIT.usage : EXIT.failed;
  }
}

function explain(error: unknown, lang: Lang): string {
  if (error instanceof Refused) return error.explain(lang);
  if (error instanceof UsageError) return error.message;
  return TEXTS[lang].fault(error instanceof Error ? error.message : String(error));
}

/** Takes the language out of the arguments, wherever it stands: it is needed before anything else is understood, to complain in it. */
function takeLang(argv: readonly string[]): { lang: Lang | undefined; rest: string[] } {
  const at = argv.findIndex((arg) => arg === "--lang" || arg.startsWith("--lang="));
  if (at < 0) return { lang: undefined, rest: [...argv] };
  const inline = argv[at].startsWith("--lang=");
  const given = inline ? argv[at].slice("--lang=".length) : argv[at + 1];
  const lang = LANGS.find((lang) => lang === given);
  const rest = argv.toSpliced(at, inline ? 1 : 2);
  if (!lang) throw new UsageError(TEXTS.en.unknownLang(shown(given ?? ""), LANGS.join(", ")));
  if (takeLang(rest).lang) throw new UsageError(TEXTS[lang].givenTwice("lang"));
  return { lang, rest };
}

function guessLang(env: Io["env"]): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return LANGS.find((lang) => locale.startsWith(lang)) ?? "en";
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  return `fracas ${version}`;
}
