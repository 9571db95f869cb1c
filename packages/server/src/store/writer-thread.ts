// The thread in which commits are made.
import { parentPort, workerData } from "node:worker_threads";
import { SqliteStore } from "./sqlite.ts";
import type { Batch, Written } from "./writer.ts";

const store = new SqliteStore(workerData as string);

parentPort?.on("message", async ({ number, writes }: Batch) => {
  let written: Written = { number };
  try {
    await store.commit(writes);
  } catch (error) {
    written = { number, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(written);
});
