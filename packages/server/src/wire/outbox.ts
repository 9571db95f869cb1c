// Everything that goes to one client in a tick goes out in one write, when all else of the tick is done. A commit settles the moves
// of many tables at once; written one by one, each message would wake its reader, which costs more than making the message.
import type { Socket } from "node:net";
import type { WebSocket } from "ws";

const waiting: Outbox[] = [];

export class Outbox {
  readonly #socket: WebSocket;
  readonly #tcp: Socket;
  /** WebSocket frames, a character for each byte: Node writes such a string without making a buffer of it. */
  #frames = "";

  constructor(socket: WebSocket, tcp: Socket) {
    this.#socket = socket;
    this.#tcp = tcp;
  }

  /** Bytes that the other side hasn't taken yet. */
  get unread(): number {
    return this.#tcp.writableLength + this.#frames.length;
  }

  send(text: string): void {
    // Runs when no settled promise is left that could send more.
    if (this.#frames === "" && waiting.push(this) === 1) process.nextTick(release);
    this.#frames += framed(text);
  }

  flush(): void {
    // Nothing may follow the frame that closes the connection.
    if (this.#frames !== "" && this.#socket.readyState === this.#socket.OPEN) this.#tcp.write(this.#frames, "latin1");
    this.#frames = "";
  }
}

function release(): void {
  for (const outbox of waiting.splice(0)) outbox.flush();
}

/** A whole text message, neither compressed nor masked (RFC 6455, 5.2). */
function framed(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString("latin1");
  return header(length) + bytes;
}

const TEXT = 0x81;

function header(length: number): string {
  if (length < 126) return String.fromCharCode(TEXT, length);
  if (length < 65_536) return String.fromCharCode(TEXT, 126, length >> 8, length & 0xff);
  return String.fromCharCode(TEXT, 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff);
}
