// The store in one SQLite file. Commits are synced to the disk before they are reported, one transaction for everything of a tick.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { seatId } from "@fracas/kernel";
import type { ChatLine } from "@fracas/protocol";
import type { Ending, Entry, FinishedMatch, Store, StoredGuest, StoredMatch, StoredTable, Write } from "./store.ts";

const SCHEMA = `
CREATE TABLE guests (id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL, program INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (id TEXT PRIMARY KEY, host TEXT NOT NULL, phase TEXT NOT NULL, changed INTEGER NOT NULL, due INTEGER, data TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX tables_by_phase ON tables (phase, changed);
CREATE INDEX tables_by_host ON tables (host, changed);
CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE sitters (guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)) WITHOUT ROWID;
CREATE INDEX sitters_by_table ON sitters (table_id);
CREATE TABLE matches (id TEXT PRIMARY KEY, data TEXT NOT NULL, result TEXT, ended INTEGER) WITHOUT ROWID;
CREATE TABLE players (guest TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (guest, match)) WITHOUT ROWID;
CREATE TABLE entries (
  match TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, value INTEGER NOT NULL,
  left INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE chat (table_id TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID;
PRAGMA user_version = 1;
`;

type Row = Record<string, number | string | null>;

export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  /** Opens the file in this folder, and makes both if they aren't there. */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#db = new DatabaseSync(join(folder, "fracas.sqlite"));
    this.#db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;");
    // The pages of running matches change again and again: after up to 32 MB in the log, each is copied from it only once.
    this.#db.exec("PRAGMA wal_autocheckpoint = 8000;");
    const version = this.#one("PRAGMA user_version")?.user_version;
    if (version === 0) this.#db.exec(`BEGIN; ${SCHEMA} COMMIT;`);
    else if (version !== 1) throw new Error(`the data in ${folder} were written by a newer Fracas (version ${version}); use that one`);
  }

  async commit(writes: readonly Write[]): Promise<void> {
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      for (const write of writes) this.#write(write);
      this.#db.exec("COMMIT");
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
      throw error;
    }
  }

  #write(write: Write): void {
    switch (write.put) {
      case "entry": {
        const { kind, seat, value, left, at } = write.entry;
        this.#run("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", write.match, write.number, kind, seat, value, left, at);
        break;
      }
      case "table":
        this.#putTable(write.table);
        break;
      case "due":
        this.#run("UPDATE tables SET due = ? WHERE id = ?", write.due, write.table);
        break;
      case "guest": {
        const { id, tokenHash, name, program } = write.guest;
        this.#run("INSERT OR REPLACE INTO guests VALUES (?, ?, ?, ?)", id, tokenHash, name, program ? 1 : 0);
        break;
      }
      case "match":
        this.#run("INSERT INTO matches (id, data) VALUES (?, ?)", write.match.id, JSON.stringify(write.match));
        for (const guest of write.match.guests) if (guest) this.#run("INSERT OR IGNORE INTO players VALUES (?, ?)", guest, write.match.id);
        break;
      case "ending": {
        const { match, result, at } = write.ending;
        this.#run("UPDATE matches SET result = ?, ended = ? WHERE id = ?", JSON.stringify(result), at, match);
        break;
      }
      case "chat":
        this.#run("INSERT INTO chat VALUES (?, ?, ?)", write.table, write.line.number, JSON.stringify(write.line));
        break;
    }
  }

  #putTable(table: StoredTable): void {
    const { id, host, phase, changed } = table;
    this.#run("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, NULL, ?)", id, host, phase, changed, JSON.stringify(table));
    // Mostly those who sat there before, and then nothing is written.
    const sitters = phase === "closed" ? [] : table.seats.flatMap((seat) => (seat.kind === "person" ? [seat.guest] : []));
    this.#run("DELETE FROM sitters WHERE table_id = ? AND guest NOT IN (SELECT value FROM json_each(?))", id, JSON.stringify(sitters));
    for (const guest of sitters) this.#run("INSERT OR IGNORE INTO sitters VALUES (?, ?)", guest, id);
  }

  async guestByToken(hash: string): Promise<StoredGuest | undefined> {
    const row = this.#one("SELECT * FROM guests WHERE token_hash = ?", hash);
    return row && { id: String(row.id), tokenHash: hash, name: String(row.name), program: row.program === 1 };
  }

  async table(id: string): Promise<StoredTable | undefined> {
    return parsed(this.#one("SELECT data FROM tables WHERE id = ?", id)?.data);
  }

  async match(id: string): Promise<{ match: StoredMatch; entries: readonly Entry[]; ending: Ending | null } | undefined> {
    const row = this.#one("SELECT * FROM matches WHERE id = ?", id);
    if (!row) return undefined;
    const entries = this.#all("SELECT kind, seat, value, left, at FROM entries WHERE match = ? ORDER BY number", id).map(
      ({ kind, seat, value, left, at }): Entry => ({
        kind: kind as Entry["kind"],
        seat: seatId(Number(seat)),
        value: Number(value),
        left: Number(left),
        at: Number(at),
      }),
    );
    return { match: parsed(row.data) as StoredMatch, entries, ending: endingOf(row) };
  }

  async chat(table: string, after: number, most: number): Promise<readonly ChatLine[]> {
    const latest = "SELECT * FROM chat WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?";
    return this.#all(latest, table, after, most)
      .reverse()
      .map(({ line }) => parsed(line) as ChatLine);
  }

  async tablesOf(guest: string, most: number): Promise<readonly string[]> {
    const sql = "SELECT t.id FROM sitters s JOIN tables t ON t.id = s.table_id WHERE s.guest = ? ORDER BY t.changed DESC LIMIT ?";
    return this.#all(sql, guest, most).map(({ id }) => String(id));
  }

  async hostedBy(guest: string, most: number): Promise<readonly string[]> {
    const sql = "SELECT id FROM tables WHERE host = ? AND phase IN ('open', 'playing') ORDER BY changed DESC LIMIT ?";
    return this.#all(sql, guest, most).map(({ id }) => String(id));
  }

  async finishedBy(guest: string, most: number): Promise<readonly FinishedMatch[]> {
    const sql =
      "SELECT m.* FROM players p JOIN matches m ON m.id = p.match WHERE p.guest = ? AND m.ended IS NOT NULL ORDER BY m.ended DESC LIMIT ?";
    return this.#all(sql, guest, most).map((row) => ({ match: parsed(row.data) as StoredMatch, ending: endingOf(row) as Ending }));
  }

  async playing(): Promise<readonly string[]> {
    return this.#all("SELECT id FROM tables WHERE phase = 'playing'").map(({ id }) => String(id));
  }

  async due(before: number): Promise<readonly string[]> {
    return this.#all("SELECT id FROM tables WHERE due <= ?", before).map(({ id }) => String(id));
  }

  async forgotten(before: number): Promise<readonly string[]> {
    return this.#all("SELECT id FROM tables WHERE phase = 'open' AND changed < ?", before).map(({ id }) => String(id));
  }

  async close(): Promise<void> {
    this.#db.close();
  }

  #run(sql: string, ...values: (number | string | null)[]): void {
    this.#statement(sql).run(...values);
  }

  #one(sql: string, ...values: (number | string)[]): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined;
  }

  #all(sql: string, ...values: (number | string)[]): Row[] {
    return this.#statement(sql).all(...values) as Row[];
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function parsed<T>(json: unknown): T | undefined {
  return typeof json === "string" ? JSON.parse(json) : undefined;
}

function endingOf({ id, result, ended }: Row): Ending | null {
  return ended === null ? null : { match: String(id), result: parsed(result) as Ending["result"], at: Number(ended) };
}
