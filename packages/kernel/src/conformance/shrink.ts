// Makes a failing trial shorter and plainer while it goes on failing.
import type { Trial } from "./trial.ts";

const MOST_TRIES = 400;

export function shrink(trial: Trial, fails: (trial: Trial) => boolean): Trial {
  let best = trial;
  let tries = 0;
  const attempt = (picks: readonly number[]): boolean => {
    if (tries++ >= MOST_TRIES) return false;
    const smaller = { ...best, picks };
    if (!fails(smaller)) return false;
    best = smaller;
    return true;
  };
  // The shortest beginning that fails, by halving: a failure at one question stays there whatever follows.
  for (let low = 0, high = best.picks.length; low < high; ) {
    const middle = (low + high) >> 1;
    if (attempt(best.picks.slice(0, middle))) high = middle;
    else low = middle + 1;
  }
  for (let length = 8; length >= 1; length >>= 1)
    for (let at = best.picks.length - length; at >= 0; at -= length) attempt(best.picks.toSpliced(at, length));
  for (let at = 0; at < best.picks.length; at++) if (best.picks[at] !== 0) attempt(best.picks.with(at, 0));
  return best;
}
