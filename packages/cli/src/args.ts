// Reads a command's arguments against what it accepts; every mistake says what would be right.
import { optionValue } from "@fracas/kernel";
import { UsageError } from "./io.ts";
import type { Texts } from "./texts/index.ts";

type OptionKind =
  | { readonly kind: "flag" }
  | { readonly kind: "text" }
  /** May be given several times. */
  | { readonly kind: "list" }
  | { readonly kind: "number"; readonly min: number; readonly max?: number };

export type OptionKinds = Readonly<Record<string, OptionKind>>;

type ValueOf<K extends OptionKind> = K extends { kind: "flag" }
  ? boolean
  : K extends { kind: "number" }
    ? number | undefined
    : K extends { kind: "list" }
      ? readonly string[]
      : string | undefined;
type Values<O extends OptionKinds> = { readonly [N in keyof O]: ValueOf<O[N]> };

export interface Parsed<O extends OptionKinds> {
  readonly words: readonly string[];
  readonly values: Values<O>;
}

export function parseArgs<O extends OptionKinds>(argv: readonly string[], kinds: O, texts: Texts): Parsed<O> {
  const words: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { kind }] of Object.entries(kinds)) values[name] = kind === "flag" ? false : kind === "list" ? [] : undefined;
  for (let at = 0; at < argv.length; at++) {
    const arg = argv[at];
    if (arg === "--") {
      words.push(...argv.slice(at + 1));
      break;
    }
    if (!arg.startsWith("-") || arg === "-") {
      words.push(arg);
      continue;
    }
    const [name, inline] = splitAt(arg.replace(/^--?/, ""), "=");
    const option = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!option || !arg.startsWith("--"))
      throw new UsageError(
        texts.unknownFlag(
          arg,
          Object.keys(kinds)
            .map((known) => `--${known}`)
            .join(" "),
        ),
      );
    if (option.kind === "flag") {
      if (inline !== undefined) throw new UsageError(texts.flagTakesNothing(name));
      values[name] = true;
      continue;
    }
    const value = inline ?? argv[++at];
    if (value === undefined) throw new UsageError(texts.valueMissing(name));
    if (option.kind !== "list" && values[name] !== undefined) throw new UsageError(texts.givenTwice(name));
    if (option.kind === "list") (values[name] as string[]).push(value);
    else values[name] = option.kind === "number" ? toNumber(name, value, option, texts) : value;
  }
  return { words, values: values as Values<O> };
}

function toNumber(name: string, text: string, { min, max = Number.MAX_SAFE_INTEGER }: { min: number; max?: number }, texts: Texts): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new UsageError(texts.notANumber(name, text, max === Number.MAX_SAFE_INTEGER ? texts.atLeast(min) : `${min}-${max}`));
  return number;
}

/** `NAME=VALUE` pairs as a game's options; the kernel checks names and values. */
export function gameOptions(pairs: readonly string[], texts: Texts): Record<string, boolean | number | string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, value] = splitAt(pair, "=");
      if (value === undefined) throw new UsageError(texts.optionPair(pair));
      return [name, optionValue(value)];
    }),
  );
}

function splitAt(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
