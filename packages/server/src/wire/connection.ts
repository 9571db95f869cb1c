// One client's connection: reads its messages, does what they ask, and replies to each exactly once, in order.
import { seatId, shown } from "@fracas/kernel";
import { type ClientMessage, type Guest, LIMITS, PROTOCOL, type Refusal, refuse, type ServerMessage } from "@fracas/protocol";
import { parseMessage } from "@fracas/protocol/schema";
import { Refusing } from "../refusing.ts";
import type { StoredGuest } from "../store/store.ts";
import type { Watcher } from "../tables/audience.ts";
import { finishedBy } from "../tables/finished.ts";
import type { LiveTable } from "../tables/live-table.ts";
import { Allowance } from "./allowance.ts";
import type { Hall } from "./hall.ts";

/** What a connection needs of a socket. */
export interface Socket {
  /** Bytes that the other side hasn't taken yet. */
  readonly unread: number;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Tables that one connection may look at together. */
const MOST_WATCHED = 8;
const CHAT_PER_SECOND = 0.5;
const CHAT_AT_ONCE = 5;
/** So many refusals for haste are forgiven, and one more for each message in time; then the sender is cut off. */
const PATIENCE = 200;
/** Bytes. Whoever reads so much less than they are sent is cut off; they can come back and resume. */
const MOST_UNREAD = 1_000_000;
const LATEST_CHAT = 100;
const LATEST_MATCHES = 50;

type Sent<T extends ClientMessage["type"]> = Extract<ClientMessage, { type: T }>;

export class Connection implements Watcher {
  readonly #hall: Hall;
  readonly #socket: Socket;
  readonly #messages: Allowance;
  readonly #chat: Allowance;
  readonly #watched = new Set<string>();
  #guest: StoredGuest | null;
  #greeted = false;
  #hasty = 0;
  #last: Promise<void> = Promise.resolve();
  #unanswered = 0;
  #closed = false;

  constructor(hall: Hall, socket: Socket, guest: StoredGuest | null) {
    const now = hall.now();
    this.#hall = hall;
    this.#socket = socket;
    this.#guest = guest;
    this.#messages = new Allowance(hall.limits.messagesPerSecond, hall.limits.messagesPerSecond * 5, now);
    this.#chat = new Allowance(CHAT_PER_SECOND, CHAT_AT_ONCE, now);
    hall.connections.add(this);
  }

  get guest(): Guest {
    if (!this.#guest) throw Refusing.because("wrong-token", {});
    const { id, name, program } = this.#guest;
    return { id, name, program };
  }

  sendText(text: string): void {
    if (this.#closed) return;
    this.#socket.send(text);
    if (this.#socket.unread > MOST_UNREAD) this.#cutOff();
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** Takes a message; resolves when it is replied to. */
  receive(text: string): Promise<void> {
    if (this.#hasty > PATIENCE) return this.#last;
    if (this.#messages.take(this.#hall.now())) {
      this.#hasty = Math.max(0, this.#hasty - 1);
      return this.#inOrder(() => this.#handle(text));
    }
    if (++this.#hasty > PATIENCE) return this.#inOrder(() => this.#cutOff());
    const refusal = refuse("too-fast", { seconds: this.#messages.wait });
    const re = numberIn(text);
    return this.#inOrder(() => this.#refuse(re, refusal));
  }

  /** Replies come in the order of the messages, whatever each takes. Mostly the one before is replied to, and there is nothing to wait for. */
  #inOrder(reply: () => Promise<void> | void): Promise<void> {
    this.#last = this.#unanswered++ === 0 ? this.#give(reply) : this.#last.then(() => this.#give(reply));
    return this.#last;
  }

  async #give(reply: () => Promise<void> | void): Promise<void> {
    try {
      await reply();
    } finally {
      this.#unanswered--;
    }
  }

  #cutOff(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#socket.send(JSON.stringify({ type: "bye", why: "flooding" } satisfies ServerMessage));
    this.#socket.close(1008, "flooding");
    this.close();
  }

  async #handle(text: string): Promise<void> {
    if (this.#closed) return;
    if (Buffer.byteLength(text) > LIMITS.message) return this.#refuse(numberIn(text), refuse("too-large", { most: LIMITS.message }));
    const message = parseMessage(text);
    if ("wrong" in message) return this.#refuse(message.re, refuse("malformed", { field: message.wrong }));
    try {
      if (!this.#greeted && message.type !== "hello") throw Refusing.because("not-greeted", {});
      const reply = await this.#do(message);
      this.send({ type: "done", re: message.re, ...reply });
    } catch (error) {
      if (error instanceof Refusing) return this.#refuse(message.re, error.refusal);
      this.#hall.fault(error, message.type);
      this.#refuse(message.re, refuse("server-fault", {}));
    }
  }

  #refuse(re: number | null, refusal: Refusal): void {
    this.#hall.metrics.count("refused", refusal.code);
    this.send({ type: "refused", re, refusal });
  }

  #do(message: ClientMessage): object | Promise<object> {
    const { tables } = this.#hall;
    const at = (act: (table: LiveTable, guest: Guest) => void): Promise<object> => {
      const { guest } = this;
      return tables.act((message as Sent<"sit">).table, (table) => {
        act(table, guest);
        return {};
      });
    };
    switch (message.type) {
      case "hello":
        return this.#hello(message);
      case "rename":
        return this.#rename(message.name);
      case "lobby":
        this.#hall.lobby.subscribe(this, message.on);
        return {};
      case "matches":
        return finishedBy(this.#hall.store, this.guest.id, LATEST_MATCHES).then((finished) => ({ finished }));
      case "create":
        return tables.create(this.guest, message.game, message, message.start ?? false).then((table) => ({ table }));
      case "watch":
        return this.#watch(message);
      case "leave":
        this.#leave(message.table);
        return {};
      case "arrange":
        return at((table, guest) => table.arrange(guest, message));
      case "sit":
        return at((table, guest) => table.sit(guest, seatId(message.seat)));
      case "stand":
        return at((table, guest) => table.stand(guest, seatId(message.seat)));
      case "start":
        return at((table, guest) => table.start(guest));
      case "rematch":
        return at((table, guest) => table.rematch(guest));
      case "close":
        return at((table, guest) => table.close(guest));
      case "answer":
        this.#hall.metrics.count("answers");
        return at((table, guest) => table.answer(guest, message.match, message.moment, message.option));
      case "undo":
        return at((table, guest) => table.undo(guest, message.match, message.moment));
      case "consent":
        return at((table, guest) => table.consent(guest, message.ask, message.agree));
      case "replace":
        return at((table, guest) => table.replace(guest, seatId(message.seat), message.level));
      case "return":
        return at((table, guest) => table.comeBack(guest));
      case "look":
        return this.#look(message);
      case "say":
        this.#mayChat();
        return at((table, guest) => table.say(guest, { text: message.text }));
      case "emote":
        this.#mayChat();
        return at((table, guest) => table.say(guest, { emote: message.emote }));
    }
  }

  async #hello({ v, token }: Sent<"hello">): Promise<object> {
    if (v !== PROTOCOL) throw Refusing.because("other-protocol", { given: shown(v), ours: PROTOCOL });
    if (token !== undefined && !this.#greeted) this.#guest = (await this.#hall.guests.byToken(token)) ?? null;
    const { guest } = this;
    this.#greeted = true;
    return { guest, build: this.#hall.build };
  }

  async #rename(name: string): Promise<object> {
    if (!this.#guest) throw Refusing.because("wrong-token", {});
    const renamed = await this.#hall.guests.rename(this.#guest, name);
    const tables = new Set<string>();
    for (const other of this.#hall.connections) {
      if (other.#guest?.id !== renamed.id) continue;
      other.#guest = renamed;
      for (const id of other.#watched) tables.add(id);
    }
    const { guest } = this;
    for (const id of tables) await this.#hall.tables.act(id, (table) => table.renamed(guest));
    return {};
  }

  async #watch({ table: id, match, moment, chat = 0 }: Sent<"watch">): Promise<object> {
    if (!this.#watched.has(id) && this.#watched.size >= MOST_WATCHED) throw Refusing.because("too-many-watched", { most: MOST_WATCHED });
    const table = await this.#hall.tables.watch(id, this, { match, moment });
    this.#watched.add(id);
    if (this.#closed) this.#leave(id);
    const lines = table.stored.chatLines > chat ? await this.#hall.store.chat(id, chat, LATEST_CHAT) : [];
    if (lines.length > 0) this.send({ type: "chat", table: id, lines });
    return {};
  }

  #leave(id: string): void {
    if (this.#watched.delete(id)) this.#hall.tables.unwatch(id, this);
  }

  async #look({ table: id, match, answers }: Sent<"look">): Promise<object> {
    const { guest } = this;
    const table = await this.#hall.tables.get(id);
    return table.takeTurn(async () => {
      if (table.live?.stored.id !== match) throw Refusing.because("not-playing", {});
      return { view: table.live.viewAfter(answers, table.viewerOf(guest.id)) };
    });
  }

  #mayChat(): void {
    if (!this.#chat.take(this.#hall.now())) throw Refusing.because("too-fast", { seconds: this.#chat.wait });
  }

  /** The socket is gone. */
  close(): void {
    this.#closed = true;
    this.#hall.connections.delete(this);
    for (const id of [...this.#watched]) this.#leave(id);
    this.#hall.lobby.subscribe(this, false);
  }
}

/** The number of a message that isn't worth reading, so that its sender knows which one it was. */
function numberIn(text: string): number | null {
  const [, number] = text.slice(0, LIMITS.message).match(/"re":\s*(\d{1,7})\b/) ?? [];
  return number === undefined ? null : Number(number);
}
