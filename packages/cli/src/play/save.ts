// Writes a match's record to a file: whole or not at all.
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, extname } from "node:path";
import { type Match, recordOf } from "@fracas/kernel";

export async function saveMatch(match: Match, names: readonly string[], wentBack: number, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    const handle = await open(temporary, "w");
    try {
      await handle.writeFile(recordText(match, names, wentBack));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** One line for each field, so that two records can be compared by eye and by diff. */
function recordText(match: Match, names: readonly string[], wentBack: number): string {
  const fields = Object.entries(recordOf(match, names, wentBack)).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${fields.join(",\n")}\n}\n`;
}

export function resumeCommand(file: string): string {
  return `npx fracas play --resume ${/^[\w@%+=:,./-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`}`;
}

/** "match.json", "match-2.json", "match-3.json"…: the next match must not overwrite this one's record. */
export function nextFile(file: string): string {
  const ending = extname(file);
  const stem = file.slice(0, file.length - ending.length);
  const numbered = /^(.*)-(\d+)$/s.exec(stem);
  return numbered ? `${numbered[1]}-${Number(numbered[2]) + 1}${ending}` : `${stem}-2${ending}`;
}
