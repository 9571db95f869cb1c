// The help pages, in the chosen language.
import type { Command } from "./command.ts";
import { GAMES } from "./games.ts";
import type { OptionName, Texts } from "./texts/index.ts";

export function overview(commands: readonly Command[], texts: Texts): string {
  const rows = commands.map((command) => [`fracas ${command.name} ${wordsOf(command, texts)}`, texts.commands[command.name]] as const);
  const games = GAMES.map(({ id }) => id).join(", ");
  return [texts.tagline, "", ...columns(rows), "", texts.overviewHint(games), texts.unofficial].join("\n");
}

export function commandHelp(command: Command, texts: Texts): string {
  const options = Object.entries(command.options).map(([name, { kind }]) => {
    return [
      `--${name}${kind === "flag" ? "" : kind === "number" ? " N" : ` ${texts.valueNames[name as OptionName] ?? (kind === "list" ? texts.placeholders["NAME=VALUE"] : "TEXT")}`}`,
      texts.options[name as OptionName],
    ] as const;
  });
  const common = [
    ["--lang en|fr|ru", texts.options.lang],
    ["--help", texts.options.help],
  ] as const;
  return [
    ["fracas", command.name, wordsOf(command, texts), "[--…]"].filter((part) => part !== "").join(" "),
    texts.commands[command.name],
    "",
    ...columns([...options, ...common]),
    "",
    texts.examples,
    ...command.examples.map((example) => `  npx fracas ${example}`),
    "",
    texts.exitCodes,
  ].join("\n");
}

function wordsOf({ words }: Command, { placeholders }: Texts): string {
  return words.replace(/GAME|FILE/g, (word) => placeholders[word as keyof typeof placeholders]);
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
