// People whose messages this browser doesn't show. Nobody else is told.
import { keep, recall } from "../app/kept.ts";
import { createStore, useStore } from "../app/store.ts";

interface Muted {
  readonly guest: string;
  readonly name: string;
}

const KEY = "muted";
/** The oldest are forgotten. */
const MOST = 100;

function recalled(): readonly Muted[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.guest === "string" && typeof one?.name === "string") : [];
  } catch {
    return [];
  }
}

const store = createStore(recalled());

export const useMuted = (): readonly Muted[] => useStore(store);

function change(muted: readonly Muted[]): void {
  keep(KEY, JSON.stringify(muted));
  store.set(muted);
}

export function mute(guest: string, name: string): void {
  change([...store.get().filter((one) => one.guest !== guest), { guest, name }].slice(-MOST));
}

export function unmute(guest: string): void {
  change(store.get().filter((one) => one.guest !== guest));
}
