// A folder for the servers' databases, gone afterwards. It lies in the checkout: a system's temporary folder may be memory only,
// where making something durable costs nothing.
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";

const PLACE = join(import.meta.dirname, "..", "..", "node_modules");

export async function withDataFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(PLACE, ".bench-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
