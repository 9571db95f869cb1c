// Everything that goes to one client in a tick goes out in one write, when all else of the tick is done. A commit settles the moves
// of many tables at once; written one by one, each message would wake its reader, which costs more than making the message.
import type { Writable } from "node:stream";

const held: Writable[] = [];

/** What is sent on this stream from now on goes out at the end of the tick. */
export function hold(stream: Writable): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  // Runs when no settled promise is left that could send more.
  if (held.push(stream) === 1) process.nextTick(release);
}

function release(): void {
  for (const stream of held.splice(0)) stream.uncork();
}
