// The other end of the connection, played by hand: what the client sent is read, what the server says is written.
import type { ClientMessage, MatchNews, MovedNews, Refusal, ServerMessage } from "@fracas/protocol";
import { Client } from "../src/connection/client.ts";

export class FakeSocket extends EventTarget {
  readonly sent: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    if (this.closed) throw new Error("sent into a closed socket");
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.dispatchEvent(new Event("open"));
  }

  breaks(): void {
    this.closed = true;
    this.dispatchEvent(new Event("close"));
  }

  says(message: ServerMessage): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }

  /** The last message of a type. */
  last<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }> {
    const found = this.sent.findLast((message) => message.type === type);
    if (!found) throw new Error(`no ${type} was sent, only: ${this.sent.map((message) => message.type).join(", ")}`);
    return found as Extract<ClientMessage, { type: T }>;
  }

  does(type: ClientMessage["type"], more: object = {}): void {
    this.says({ type: "done", re: this.last(type).re, ...more });
  }

  refuses(type: ClientMessage["type"], refusal: Refusal): void {
    this.says({ type: "refused", re: this.last(type).re, refusal });
  }
}

export const ANN = { id: "ann1", name: "Ann", program: false };

export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  build = "one";
  reachable = true;

  readonly client = new Client({
    connect: () => {
      const socket = new FakeSocket();
      this.sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    greet: async () => {
      if (!this.reachable) throw new Error("unreachable");
      return ANN;
    },
    now: () => 0,
    random: () => 0.5,
  });

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("nobody connected");
    return socket;
  }

  /** Lets a client that has just dialled in. */
  welcomes(): FakeSocket {
    this.socket.opens();
    this.socket.does("hello", { guest: ANN, build: this.build });
    return this.socket;
  }
}

export const match = (moment: number, turn: string): MatchNews =>
  ({ type: "match", table: "tabl", match: "matc", moment, commitment: "", view: { turn }, steps: [step(0)], clock: null }) as never;

export const moved = (from: number, moment: number, turn: string, kept = moment - 1): MovedNews =>
  ({
    ...{ type: "moved", table: "tabl", match: "matc", from, moment, kept },
    ...{ steps: [step(moment)], patch: { turn: [turn] }, clock: null },
  }) as never;

const step = (answers: number) => ({ answers, seat: null, events: [] });
