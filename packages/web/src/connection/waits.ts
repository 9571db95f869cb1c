// How long to wait before the next try to connect: hardly at first, then longer and longer, and never all clients at once.

const FIRST = 250;
const LONGEST = 15_000;
/** A restarting server needs a moment, and everybody comes back at the same time. */
const RESTARTING = 1_000;

export function waitFor(tries: number, why: "lost" | "restarting" | "flooding", random: number): number {
  const base = why === "flooding" ? LONGEST : Math.min(LONGEST, (why === "restarting" ? RESTARTING : FIRST) * 1.7 ** tries);
  return Math.round(base * (0.6 + 0.8 * random));
}
