// Checks what a match is to be started from.
import type { Game, MatchOptions } from "./game.ts";
import type { Setup } from "./position.ts";
import { Refused } from "./refused.ts";

/** A set-up with every option filled in, or what is wrong with it. */
export function checkSetup(game: Game, given: { players: unknown; options: unknown; seed: unknown }): Setup | Refused {
  const { min, max } = game.players;
  const { players, seed } = given;
  if (typeof players !== "number" || !Number.isInteger(players) || players < min || players > max)
    return new Refused("wrong-players", { given: shown(players), min, max });
  if (typeof seed !== "string" || seed.length < 1 || seed.length > 200) return new Refused("wrong-seed", { given: shown(seed) });
  const options = checkOptions(game, given.options);
  return options instanceof Refused ? options : { players, options, seed };
}

function checkOptions(game: Game, given: unknown): MatchOptions | Refused {
  const options: Record<string, boolean | number | string> = {};
  for (const [name, spec] of Object.entries(game.options)) options[name] = spec.default;
  for (const [name, value] of Object.entries(typeof given === "object" && given !== null ? given : {})) {
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (!spec) return new Refused("unknown-option", { given: shown(name), known: Object.keys(game.options).join(", ") || "-" });
    const choice = spec.choices.find((choice) => choice === value);
    if (choice === undefined)
      return new Refused("wrong-option-value", { option: name, given: shown(value), choices: spec.choices.join(", ") });
    options[name] = choice;
  }
  return options;
}

/** What somebody wrote for an option's value: on, off, a number or a word. */
export function optionValue(text: string): boolean | number | string {
  if (text === "on" || text === "true") return true;
  if (text === "off" || text === "false") return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** A value of any origin, fit to be shown in a message: short, on one line, without control characters. */
export function shown(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return "?";
  const text = String(value).replace(/\p{C}/gu, "?");
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
