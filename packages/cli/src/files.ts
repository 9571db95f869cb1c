// Reading what users name, with errors they can act on.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Game, type MatchRecord, parseRecord, Refused } from "@fracas/kernel";
import { GAMES } from "./games.ts";
import { UsageError } from "./io.ts";
import type { Texts } from "./texts/index.ts";

/** The text of a file, or of standard input for "-". */
export function readText(file: string, texts: Texts): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    throw new UsageError(texts.unreadable(file, reason(error, texts)));
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
