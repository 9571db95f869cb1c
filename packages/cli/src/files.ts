// Reading what users name, with errors they can act on.
import { closeSync, openSync, readdirSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Game, type MatchRecord, parseRecord, Refused } from "@fracas/kernel";
import { GAMES } from "./games.ts";
import { UsageError } from "./io.ts";
import type { Texts } from "./texts/index.ts";

/** The text of a file, or of standard input for "-". */
export function readText(file: string, texts: Texts): string {
  try {
    const text = readAtMost(file === "-" ? 0 : openSync(file, "r"), MOST_BYTES);
    if (text !== undefined) return text;
  } catch (error) {
    throw new UsageError(texts.unreadable(file, reason(error, texts)));
  }
  throw new UsageError(texts.tooLarge(file, `${MOST_BYTES / 2 ** 20} MB`));
}

/** No record or scenario comes near this; a device or a wrong file may go on for ever. */
const MOST_BYTES = 16 * 2 ** 20;

function readAtMost(descriptor: number, most: number): string | undefined {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for (;;) {
      const chunk = Buffer.alloc(65_536);
      const read = readSync(descriptor, chunk);
      if (read === 0) return Buffer.concat(chunks).toString("utf8");
      chunks.push(chunk.subarray(0, read));
      size += read;
      if (size > most) return undefined;
    }
  } finally {
    if (descriptor !== 0) closeSync(descriptor);
  }
}

export function readRecord(file: string, texts: Texts): { game: Game; record: MatchRecord } {
  const read = parseRecord(readText(file, texts), GAMES);
  if (read instanceof Refused) throw read;
  return read;
}

/** The files themselves, and all below a folder that end so. */
export function filesBelow(paths: readonly string[], ending: string, texts: Texts): string[] {
  return paths.flatMap((path) => {
    try {
      if (!statSync(path).isDirectory()) return [path];
      return readdirSync(path, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => join(path, name));
    } catch (error) {
      throw new UsageError(texts.unreadable(path, reason(error, texts)));
    }
  });
}

function reason(error: unknown, texts: Texts): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code === "ENOENT" ? texts.noSuchFile : code === "EISDIR" ? texts.isFolder : code === "EACCES" ? texts.notAllowed : code;
}
