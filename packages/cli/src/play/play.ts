// Plays a match at the terminal: one person against bots.
import { playOnScreen } from "./loop.ts";
import { playInLines } from "./plain.ts";
import type { PlayRequest } from "./session.ts";
import type { Io } from "./terminal.ts";

export type { PlayRequest } from "./session.ts";

/** Returns the exit code. */
export async function play(request: PlayRequest, io: Io): Promise<number> {
  const fullScreen = io.input.isTTY && io.output.isTTY && process.env.TERM !== "dumb";
  return fullScreen ? playOnScreen(request, io) : playInLines(request, io);
}
