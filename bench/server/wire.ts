// A WebSocket client that does no more than the load needs. The load shares two cores with the server it measures, and with an
// ordinary client it would be the slower of the two, so that every server would look like the load.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";

export interface Wire {
  send(text: string): void;
  close(): void;
}

const TEXT = 0x81;
const PONG = 0x8a;
const OPCODE = { text: 0x1, close: 0x8, ping: 0x9 } as const;
/** Servers have to undo any mask but one of zeros, and this one is as much work as any. */
const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);

/** Opens a connection; everything that arrives goes to `receive`. Whatever goes wrong later is thrown, since nothing may. */
export function openWire(url: string, receive: (text: string) => void): Promise<Wire> {
  const { hostname, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let rest: Buffer = Buffer.alloc(0);
    let open = false;
    let closing = false;
    const wire: Wire = {
      send: (text) => void socket.write(framed(TEXT, Buffer.from(text))),
      close: () => {
        closing = true;
        socket.end();
        socket.destroySoon();
      },
    };
    const take = (opcode: number, payload: Buffer) => {
      if (opcode === OPCODE.text) receive(payload.toString());
      else if (opcode === OPCODE.ping) socket.write(framed(PONG, payload));
      else if (opcode === OPCODE.close) throw new Error(`${url} closed the connection: ${payload.subarray(2).toString()}`);
    };
    socket.on("connect", () => {
      const key = randomBytes(16).toString("base64");
      socket.write(
        `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      );
    });
    socket.on("data", (chunk: Buffer) => {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      if (!open) {
        const end = rest.indexOf("\r\n\r\n");
        if (end < 0) return;
        const status = rest.subarray(0, rest.indexOf("\r\n")).toString();
        if (!status.includes(" 101 ")) return void reject(new Error(`${url} answers ${status}`));
        rest = rest.subarray(end + 4);
        open = true;
        resolve(wire);
      }
      rest = rest.subarray(takeFrames(rest, take));
    });
    socket.on("error", reject);
    socket.on("close", () => {
      if (open && !closing) throw new Error(`${url} was cut off`);
    });
  });
}

/** Takes whole messages off the front and says how many bytes they were. Servers here never send fragments. */
function takeFrames(bytes: Buffer, take: (opcode: number, payload: Buffer) => void): number {
  let at = 0;
  while (bytes.length - at >= 2) {
    let length = bytes[at + 1] & 0x7f;
    let start = at + 2;
    if (length === 126) {
      if (bytes.length < start + 2) break;
      length = bytes.readUInt16BE(start);
      start += 2;
    } else if (length === 127) {
      if (bytes.length < start + 8) break;
      length = Number(bytes.readBigUInt64BE(start));
      start += 8;
    }
    if (bytes.length < start + length) break;
    take(bytes[at] & 0x0f, bytes.subarray(start, start + length));
    at = start + length;
  }
  return at;
}

function framed(first: number, payload: Buffer): Buffer {
  const { length } = payload;
  const header = length < 126 ? 2 : 4;
  if (length > 0xffff) throw new RangeError("the load sends nothing that long");
  const frame = Buffer.allocUnsafe(header + 4 + length);
  frame[0] = first;
  if (header === 2) frame[1] = 0x80 | length;
  else {
    frame[1] = 0x80 | 126;
    frame.writeUInt16BE(length, 2);
  }
  MASK.copy(frame, header);
  for (let n = 0; n < length; n++) frame[header + 4 + n] = payload[n] ^ MASK[n & 3];
  return frame;
}
