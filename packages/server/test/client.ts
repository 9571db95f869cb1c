// A client for tests: sends messages and waits for their replies, and keeps what it was told of each table just as a good client would.
// Whatever breaks the protocol (a reply too many, news that don't fit the last ones) makes the test fail.
import type { View } from "@fracas/kernel";
import {
  applyPatch,
  type ChatLine,
  type Refusal,
  type Replies,
  type Seat,
  type ServerMessage,
  type Step,
  type Table,
} from "@fracas/protocol";

/** What carries the messages: a WebSocket, or a socket that only pretends to be one. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** Whatever a reply may carry. */
type Done = { type: "done"; re: number } & Partial<Replies["hello"] & Replies["create"] & Replies["look"] & Replies["matches"]>;
export type Reply = Done | Extract<ServerMessage, { type: "refused" }>;
type Message = { type: string } & Record<string, unknown>;

/** What a client knows of one table. */
export interface Seen {
  table: Table;
  match: string | null;
  moment: number;
  commitment: string;
  view: View | null;
  steps: Step[];
  clock: readonly number[] | null;
  chat: ChatLine[];
}

/** Far longer than anything takes; a test that waits for something that never comes says for what. */
const PATIENCE = 15_000;

/** All clients of a test file, so that what any of them was told can be checked at the end. */
export const clients: Client[] = [];

export class Client {
  readonly name: string;
  readonly token: string;
  readonly guest: string;
  /** Every text received, over all connections. */
  readonly texts: string[] = [];
  readonly tables = new Map<string, Seen>();
  /** The latest of each kind that isn't about a table. */
  lobby: Extract<ServerMessage, { type: "lobby" }> | null = null;
  bye: string | null = null;
  closed = true;
  #wire: Wire | null = null;
  readonly #connect: (client: Client) => Promise<Wire>;
  #number = 0;
  /** Replies come in the order of the messages. */
  #pending: { re: number | null; resolve: (reply: Reply) => void; reject: (error: Error) => void }[] = [];
  #waiting: { holds: () => unknown; resolve: () => void; reject: (error: Error) => void }[] = [];
  /** What was wrong with anything received so far. */
  readonly problems: string[] = [];

  constructor(who: { name: string; token: string; guest: string }, connect: (client: Client) => Promise<Wire>) {
    this.name = who.name;
    this.token = who.token;
    this.guest = who.guest;
    this.#connect = connect;
    clients.push(this);
  }

  /** Connects without a greeting. */
  async connect(): Promise<void> {
    this.bye = null;
    this.closed = false;
    this.#wire = await this.#connect(this);
  }

  /** Connects (again), says hello, and goes on with every table from where it was. */
  async open(): Promise<this> {
    await this.connect();
    await this.ask({ type: "hello", v: 1, ...(this.token !== "" && { token: this.token }) });
    for (const [table, { match, moment, chat }] of this.tables)
      await this.ask({ type: "watch", table, ...(match !== null && { match, moment }), chat: chat.at(-1)?.number ?? 0 });
    return this;
  }

  /** Another tab of the same guest, which knows nothing yet. */
  async another(): Promise<Client> {
    return new Client(this, this.#connect).open();
  }

  /** The connection is lost, without a word. */
  drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    this.lost();
  }

  /** Sends exactly this text; resolves with its reply. */
  raw(text: string | Buffer, re: number | null = null): Promise<Reply> {
    const wire = this.#wire;
    return new Promise((resolve, reject) => {
      if (!wire) return reject(new Error(`${this.name} isn't connected`));
      this.#pending.push({ re, resolve, reject });
      wire.send(text as string);
    });
  }

  /** Sends a message with a number; resolves with its reply, whichever it is. */
  send(message: Message): Promise<Reply> {
    const re = this.#number++;
    return this.raw(JSON.stringify({ ...message, re }), re);
  }

  /** Sends a message that has to be done. */
  async ask(message: Message): Promise<Done> {
    const reply = await this.send(message);
    if (reply.type === "done") return reply;
    throw new Error(`${this.name}'s ${JSON.stringify(message)} was refused: ${JSON.stringify(reply.refusal)}`);
  }

  /** Sends a message that has to be refused. */
  async refused(message: Message): Promise<Refusal> {
    const reply = await this.send(message);
    if (reply.type === "refused") return reply.refusal;
    throw new Error(`${this.name}'s ${JSON.stringify(message)} should have been refused`);
  }

  async watch(table: string): Promise<Seen> {
    await this.ask({ type: "watch", table });
    return this.at(table);
  }

  at(table: string): Seen {
    const seen = this.tables.get(table);
    if (!seen) throw new Error(`${this.name} knows nothing of table ${table}`);
    return seen;
  }

  view(table: string): View {
    const { view } = this.at(table);
    if (!view) throw new Error(`${this.name} sees no match at table ${table}`);
    return view;
  }

  /** The ids of the options of one's own question. */
  offered(table: string): string[] {
    return this.view(table).question?.options.map(({ id }) => id) ?? [];
  }

  /** Where a person sits. */
  seat(table: string, at: number): Extract<Seat, { kind: "person" }> {
    const seat = this.at(table).table.seats[at];
    if (seat.kind !== "person") throw new Error(`nobody sits at ${at}`);
    return seat;
  }

  answer(table: string, option: string, moment = this.at(table).moment): Promise<Reply> {
    return this.send({ type: "answer", table, match: this.at(table).match, moment, option });
  }

  /** Resolves as soon as it holds, looking at each message. */
  waitFor(holds: () => unknown, what = String(holds)): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${this.name} waited in vain for: ${what}`)), PATIENCE);
      const done = (act: () => void) => () => {
        clearTimeout(timer);
        act();
      };
      this.#waiting.push({ holds, resolve: done(resolve), reject: done(() => reject(this.#problem(what))) });
      this.#look();
    });
  }

  /** Called by the wire. */
  take(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === "done" || message.type === "refused") this.#takeReply(message as Reply);
    else if (message.type === "lobby") this.lobby = message;
    else if (message.type === "bye") this.bye = message.why;
    else this.#takeNews(message);
    this.#look();
  }

  /** Called by the wire: the connection is gone. */
  lost(): void {
    this.closed = true;
    this.#wire = null;
    for (const { reject } of this.#pending.splice(0)) reject(new Error(`${this.name} lost the connection`));
    this.#look();
  }

  #takeReply(reply: Reply): void {
    const expected = this.#pending.shift();
    if (!expected) this.problems.push(`a reply too many: ${JSON.stringify(reply)}`);
    else if (expected.re !== null && reply.re !== expected.re) {
      this.problems.push(`a reply to ${reply.re} instead of ${expected.re}`);
      expected.reject(new Error(`${this.name} got ${JSON.stringify(reply)} as the reply to message ${expected.re}`));
    } else expected.resolve(reply);
  }

  #takeNews(message: Extract<ServerMessage, { type: "table" | "match" | "moved" | "chat" }>): void {
    if (message.type === "table") {
      const known = this.tables.get(message.table.id);
      if (known) known.table = message.table;
      else this.tables.set(message.table.id, { ...NOTHING, table: message.table, steps: [], chat: [] });
      return;
    }
    const seen = this.tables.get(message.table);
    if (!seen) return void this.problems.push(`${message.type} before its table`);
    if (message.type === "match") {
      const { match, moment, commitment, view, steps, clock } = message;
      Object.assign(seen, { match, moment, commitment, view, steps: [...steps], clock });
    } else if (message.type === "moved") {
      if (message.match !== seen.match || message.from !== seen.moment)
        this.problems.push(`moved from ${message.match}/${message.from} while at ${seen.match}/${seen.moment}`);
      const steps = [...seen.steps.filter(({ answers }) => answers <= message.kept), ...message.steps];
      Object.assign(seen, { moment: message.moment, view: applyPatch(seen.view, message.patch), steps, clock: message.clock });
      if (steps.some(({ answers }, at) => answers !== at)) this.problems.push("a step was lost or came twice");
    } else {
      if (message.lines[0]?.number !== (seen.chat.at(-1)?.number ?? message.lines[0]?.number - 1) + 1)
        this.problems.push("a line of chat was lost or came twice");
      seen.chat.push(...message.lines);
    }
  }

  #look(): void {
    this.#waiting = this.#waiting.filter(({ holds, resolve, reject }) => {
      if (this.problems.length > 0) reject(new Error());
      else if (!holds()) return true;
      else resolve();
      return false;
    });
  }

  #problem(what: string): Error {
    return new Error(`${this.name}, waiting for ${what}: ${this.problems.join("; ")}`);
  }
}

const NOTHING = { match: null, moment: 0, commitment: "", view: null, clock: null };
