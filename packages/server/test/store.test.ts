// The store in SQLite, against the contract of all stores, and what is its own: versions, and several at once on one file.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { SqliteStore } from "../src/store/sqlite.ts";
import { storeContract } from "./store-contract.ts";
import { temporaryFolder } from "./support.ts";

storeContract("the store in SQLite", temporaryFolder, (folder) => new SqliteStore(folder));

test("makes its folder and file where there are none", async () => {
  const folder = join(temporaryFolder(), "new", "data");
  const store = new SqliteStore(folder);
  await store.close();
  const database = new DatabaseSync(join(folder, "fracas.sqlite"));
  expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
  expect(database.prepare("PRAGMA user_version").get()).toEqual({ user_version: 1 });
  database.close();
});

test("doesn't touch data of a newer version, and says so", async () => {
  const folder = temporaryFolder();
  await new SqliteStore(folder).close();
  const database = new DatabaseSync(join(folder, "fracas.sqlite"));
  database.exec("PRAGMA user_version = 2");
  database.close();
  expect(() => new SqliteStore(folder)).toThrow(/newer Fracas/);
});

test("syncs every commit to the disk", async () => {
  const folder = temporaryFolder();
  const asked: string[] = [];
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function (sql) {
    asked.push(sql);
    return exec.call(this, sql);
  };
  try {
    const store = new SqliteStore(folder);
    await store.close();
  } finally {
    DatabaseSync.prototype.exec = exec;
  }
  expect(asked.join(" ")).toContain("synchronous = FULL");
});
