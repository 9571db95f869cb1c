// The hashes that this browser was shown when matches began, so that a replay can compare.
import { keep, recall } from "../app/kept.ts";

const KEY = "commitments";
/** The oldest are forgotten. */
const MOST = 60;

type Noted = readonly [match: string, commitment: string];

function noted(): readonly Noted[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** The first hash shown for a match counts: a later one could have been made to fit. */
export function noteCommitment(match: string, commitment: string): void {
  const all = noted();
  if (!all.some(([id]) => id === match)) keep(KEY, JSON.stringify([...all, [match, commitment]].slice(-MOST)));
}

export function notedCommitment(match: string): string | null {
  return noted().find(([id]) => id === match)?.[1] ?? null;
}
