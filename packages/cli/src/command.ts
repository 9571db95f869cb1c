// What a subcommand is.
import type { Lang } from "@fracas/kernel";
import type { OptionKinds, Parsed } from "./args.ts";
import type { Io } from "./io.ts";
import type { CommandName, Texts } from "./texts/index.ts";

export interface Call<O extends OptionKinds> extends Parsed<O> {
  readonly io: Io;
  readonly lang: Lang;
  readonly texts: Texts;
}

export interface Command<O extends OptionKinds = OptionKinds> {
  readonly name: CommandName;
  /** What follows the name: "GAME", "FILE…". */
  readonly words: string;
  readonly examples: readonly string[];
  readonly options: O;
  /** Runs it and returns the exit code. */
  run(call: Call<O>): Promise<number>;
}

/** Keeps the types of a command's options for its own `run`. */
export function command<O extends OptionKinds>(definition: Command<O>): Command<O> {
  return definition;
}

export const EXIT = { fine: 0, failed: 1, usage: 2 } as const;
