// The page's one connection: says hello, numbers requests, comes back after it was lost and goes on where it was.
import { type Guest, type LobbyNews, PROTOCOL, type Refusal, type Replies, type ServerMessage } from "@fracas/protocol";
import { createStore, type Store } from "../app/store.ts";
import { type Link, RefusedByServer, type Request, type Send, type TableModel } from "./model.ts";
import { after, type News, tableOf } from "./table-news.ts";
import { waitFor } from "./waits.ts";

/** The connection broke before the server's reply came, and asking again might do it twice. */
export class ConnectionLost extends Error {}

/** What a browser supplies; tests supply something smaller. */
export interface Surroundings {
  connect(): WebSocket;
  /** Makes or recognises the guest, so that the socket's cookie is there. */
  greet(): Promise<Guest>;
  now(): number;
  random(): number;
}

interface Pending {
  readonly request: Request;
  readonly done: (reply: never) => void;
  readonly failed: (error: Error) => void;
  sent: boolean;
}

interface Watched {
  readonly store: Store<TableModel>;
  watchers: number;
  /** The whole match was asked for, since something was missed. */
  catchingUp: boolean;
}

/** Doing these twice is the same as doing them once; the rest may have been done when the connection broke. */
const REPEATABLE: ReadonlySet<Request["type"]> = new Set(["answer", "rename", "matches", "look", "arrange"]);

/** A reply that takes longer won't come: the connection is dead and doesn't know. */
const PATIENCE = 10_000;

const NEWS = { link: "connecting", table: null, match: null, chat: [], refusal: null } as const satisfies TableModel;

export class Client {
  readonly link = createStore<Link>("connecting");
  readonly guest = createStore<Guest | null>(null);
  readonly lobby = createStore<LobbyNews | null>(null);
  /** What the server has against this connection as such. */
  readonly trouble = createStore<Refusal | null>(null);
  /** The server is another version than when this page was loaded. */
  readonly outdated = createStore(false);

  private readonly around: Surroundings;
  private socket: WebSocket | null = null;
  /** Neither connected nor about to be: waiting for the next try. */
  private idle = true;
  private tries = 0;
  private why: "lost" | "restarting" | "flooding" = "lost";
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private build: string | null = null;
  private number = 0;
  private readonly pending = new Map<number, Pending>();
  private readonly tables = new Map<string, Watched>();
  private lobbyWatchers = 0;

  constructor(around: Surroundings) {
    this.around = around;
    this.link.subscribe(() => {
      for (const { store } of this.tables.values()) store.set({ ...store.get(), link: this.link.get() });
    });
  }

  /** Connects now, without waiting for the next try; or, if connected, checks that the other side is still there. */
  wake(): void {
    if (this.link.get() === "open") this.transmit({ type: "lobby", on: this.lobbyWatchers > 0 });
    else if (this.idle) {
      clearTimeout(this.retry);
      this.tries = 0;
      void this.connect();
    }
  }

  readonly send: Send = (request) =>
    new Promise((done, failed) => {
      this.number += 1;
      const pending: Pending = { request, done: done as Pending["done"], failed, sent: false };
      this.pending.set(this.number, pending);
      if (this.link.get() === "open") this.dispatch(this.number, pending);
    });

  /** What is known of a table, kept up to date until `unwatch`. */
  watch(id: string): Store<TableModel> {
    let watched = this.tables.get(id);
    if (!watched) {
      watched = { store: createStore<TableModel>({ ...NEWS, link: this.link.get() }), watchers: 0, catchingUp: false };
      this.tables.set(id, watched);
      if (this.link.get() === "open") this.follow(id, watched);
    }
    watched.watchers += 1;
    return watched.store;
  }

  unwatch(id: string): void {
    const watched = this.tables.get(id);
    if (!watched) return;
    watched.watchers -= 1;
    if (watched.watchers > 0) return;
    this.tables.delete(id);
    if (this.link.get() === "open") this.transmit({ type: "leave", table: id });
  }

  watchLobby(): void {
    this.lobbyWatchers += 1;
    if (this.lobbyWatchers === 1 && this.link.get() === "open") this.transmit({ type: "lobby", on: true });
  }

  unwatchLobby(): void {
    this.lobbyWatchers -= 1;
    if (this.lobbyWatchers > 0) return;
    this.lobby.set(null);
    if (this.link.get() === "open") this.transmit({ type: "lobby", on: false });
  }

  private async connect(): Promise<void> {
    this.idle = false;
    try {
      if (!this.guest.get()) this.guest.set(await this.around.greet());
    } catch {
      this.lost();
      return;
    }
    const socket = this.around.connect();
    this.socket = socket;
    this.expectSomething();
    const ifCurrent = (act: () => void) => () => {
      if (this.socket === socket) act();
    };
    socket.addEventListener(
      "open",
      ifCurrent(() => this.hello()),
    );
    socket.addEventListener(
      "close",
      ifCurrent(() => this.lost()),
    );
    socket.addEventListener("message", ({ data }) => {
      if (this.socket === socket) this.receive(JSON.parse(data as string) as ServerMessage);
    });
  }

  private hello(): void {
    this.transmit(
      { type: "hello", v: PROTOCOL },
      ({ guest, build }: Replies["hello"]) => {
        this.guest.set(guest);
        this.build ??= build;
        if (this.build !== build) this.outdated.set(true);
        this.resume();
      },
      (refusal) => {
        if (refusal.code === "other-protocol") this.outdated.set(true);
        if (refusal.code === "wrong-token") this.guest.set(null);
        this.why = refusal.code === "wrong-token" ? "lost" : "flooding";
        this.trouble.set(refusal);
        this.drop();
      },
    );
  }

  /** Everything that was watched is watched again from where it was; then what waited is sent, answers with the moment they were meant for. */
  private resume(): void {
    this.tries = 0;
    this.why = "lost";
    this.link.set("open");
    this.trouble.set(null);
    for (const [id, watched] of this.tables) this.follow(id, watched);
    if (this.lobbyWatchers > 0) this.transmit({ type: "lobby", on: true });
    for (const [number, pending] of this.pending) if (!pending.sent) this.dispatch(number, pending);
  }

  private follow(id: string, watched: Watched): void {
    const { match, chat } = watched.store.get();
    const known = match && !watched.catchingUp ? { match: match.id, moment: match.moment } : {};
    const refused = (refusal: Refusal) => watched.store.set({ ...watched.store.get(), refusal });
    this.transmit({ type: "watch", table: id, ...known, chat: chat.at(-1)?.number ?? 0 }, undefined, refused);
  }

  /** Gives a dead connection up at once: closing it properly could take as long as its death. */
  private drop(): void {
    this.socket?.close();
    this.lost();
  }

  private lost(): void {
    this.socket = null;
    this.idle = true;
    clearTimeout(this.patience);
    if (this.link.get() !== "connecting") this.link.set(this.why === "restarting" ? "restarting" : "lost");
    else if (this.tries > 1) this.link.set("lost");
    for (const [number, pending] of this.pending) {
      if (!pending.sent) continue;
      pending.sent = false;
      if (REPEATABLE.has(pending.request.type)) continue;
      this.pending.delete(number);
      pending.failed(new ConnectionLost());
    }
    this.retry = setTimeout(() => void this.connect(), waitFor(this.tries, this.why, this.around.random()));
    this.tries += 1;
  }

  /** Sends what the connection itself needs; it isn't repeated after a loss, since a new connection starts anew. */
  private transmit(request: Request, done: (reply: never) => void = () => {}, refused: (refusal: Refusal) => void = () => {}): void {
    this.number += 1;
    const failed = (error: Error) => {
      if (error instanceof RefusedByServer) refused(error.refusal);
    };
    const pending: Pending = { request, done, failed, sent: false };
    this.pending.set(this.number, pending);
    this.dispatch(this.number, pending);
  }

  private dispatch(number: number, pending: Pending): void {
    pending.sent = true;
    this.socket?.send(JSON.stringify({ ...pending.request, re: number }));
    this.expectSomething();
  }

  private expectSomething(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.drop(), PATIENCE);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "done":
        this.settle(message.re, ({ done }) => done(message as never));
        break;
      case "refused":
        if (message.re === null) this.trouble.set(message.refusal);
        else this.settle(message.re, ({ failed }) => failed(new RefusedByServer(message.refusal)));
        break;
      case "lobby":
        this.lobby.set(message);
        break;
      case "bye":
        this.why = message.why;
        break;
      default:
        this.learn(message);
    }
    // Whatever arrives shows that the other side is there.
    if ([...this.pending.values()].some(({ sent }) => sent)) this.expectSomething();
    else clearTimeout(this.patience);
  }

  private settle(number: number, how: (pending: Pending) => void): void {
    const pending = this.pending.get(number);
    this.pending.delete(number);
    if (pending) how(pending);
  }

  private learn(news: News): void {
    const id = tableOf(news);
    const watched = this.tables.get(id);
    if (!watched) return;
    const next = after(watched.store.get(), news, this.around.now());
    if (news.type === "match") watched.catchingUp = false;
    if (next) watched.store.set(next);
    else if (!watched.catchingUp) {
      watched.catchingUp = true;
      this.follow(id, watched);
    }
  }
}
