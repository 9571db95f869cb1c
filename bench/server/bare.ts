// As little as a server can do that keeps its word: ws and SQLite, no game, no checks. It reads a message, writes the row
// that Fracas would, makes it durable, tells each seat as much as Fracas would, and says that it is done.
import { DatabaseSync } from "node:sqlite";
import { type WebSocket, WebSocketServer } from "ws";
import { answerTo } from "./children.ts";
import { usage } from "./resources.ts";

export interface BareAnswer {
  readonly type: "answer";
  readonly re: number;
  readonly table: string;
  readonly match: string;
  readonly moment: number;
  readonly option: string;
}

export interface BareSettings {
  /** The database. */
  readonly file: string;
  /** One commit for each move instead of one for all of a tick. */
  readonly commitEach: boolean;
  /** News as Fracas sends them, of the usual size. */
  readonly news: Readonly<Record<string, unknown>>;
}

interface Table {
  match: number;
  readonly seats: WebSocket[];
}

/** As long as Nobunaga for two lasts, on average: then the next match begins, in another place on the disk. */
const MOVES_PER_MATCH = 39;

/** The same row under the same key. Numbers for matches keep what is written together close together on the disk. */
const SCHEMA = `
PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
CREATE TABLE entries (
  match INTEGER NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, value INTEGER NOT NULL,
  left INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (match, number)
) WITHOUT ROWID;
`;

let stop: (() => void) | undefined;

function serve({ file, commitEach, news }: BareSettings): Promise<string> {
  const db = new DatabaseSync(file);
  db.exec(SCHEMA);
  const insert = db.prepare("INSERT INTO entries VALUES (?, ?, 'answer', ?, ?, 0, ?)");
  const tables = new Map<string, Table>();
  let matches = 0;
  let waiting: (() => void)[] = [];

  const commit = () => {
    const batch = waiting;
    waiting = [];
    db.exec("COMMIT");
    for (const tell of batch) tell();
  };

  const take = (seat: number, socket: WebSocket, text: string) => {
    const { re, table: id, moment, option }: BareAnswer = JSON.parse(text);
    const table = tables.get(id);
    if (!table) throw new Error("no such table");
    if (moment % MOVES_PER_MATCH === 0) table.match = ++matches;
    if (!commitEach && waiting.length === 0) {
      db.exec("BEGIN IMMEDIATE");
      setImmediate(commit);
    }
    insert.run(table.match, moment, seat, option.length, Date.now());
    const tell = () => {
      for (const [you, to] of table.seats.entries())
        to.send(JSON.stringify({ ...news, table: id, from: moment, moment: moment + 1, asked: you !== seat }));
      socket.send(JSON.stringify({ type: "done", re }));
    };
    if (commitEach) tell();
    else waiting.push(tell);
  };

  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, perMessageDeflate: false });
  server.on("connection", (socket, { url = "" }) => {
    const [, id, seat] = url.split("/");
    const table = tables.get(id) ?? { match: 0, seats: [] };
    tables.set(id, table);
    table.seats[Number(seat)] = socket;
    socket.on("message", (data) => take(Number(seat), socket, data.toString()));
  });
  stop = () => {
    server.close();
    db.close();
  };
  return new Promise((resolve) => server.once("listening", () => resolve(`ws://127.0.0.1:${(server.address() as { port: number }).port}`)));
}

const asked = { start: serve, usage };
export type BareServer = typeof asked;

answerTo(asked, () => stop?.());
