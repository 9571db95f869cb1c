// What screens use of the connection.
import type { Guest, LobbyNews, Refusal } from "@fracas/protocol";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { currentLang } from "../app/language.ts";
import { createStore, useStore } from "../app/store.ts";
import { texts } from "../app/texts/index.ts";
import { Client } from "./client.ts";
import type { Link, Send, TableModel } from "./model.ts";

export { complaint, told } from "./complaint.ts";
export type { Link, MatchModel, Send, TableModel } from "./model.ts";

/** Taken only by those who are new here; a number tells apart those who have the same. */
function firstName(): string {
  const { firstNames } = texts[currentLang()];
  const pick = Math.floor(Math.random() * firstNames.length * 98);
  return `${firstNames[pick % firstNames.length]} ${2 + Math.floor(pick / firstNames.length)}`;
}

const client = new Client({
  connect: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`),
  async greet() {
    const body = JSON.stringify({ name: firstName() });
    const response = await fetch("/api/guest", { method: "POST", headers: { "content-type": "application/json" }, body });
    if (!response.ok) throw new Error(`guest: ${response.status}`);
    return ((await response.json()) as { guest: Guest }).guest;
  },
  now: () => performance.now(),
  random: Math.random,
});

/** Connects, and comes back at once when there is reason to hope. */
export function start(): void {
  client.wake();
  addEventListener("online", () => client.wake());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") client.wake();
  });
}

/** Tries again now, for those who don't want to wait. */
export const reconnect = (): void => client.wake();

export const send: Send = client.send;
export const useGuest = (): Guest | null => useStore(client.guest);
/** What the server has against this connection as such: too many from here, too much at once. */
export const useTrouble = (): Refusal | null => useStore(client.trouble);
export const useLink = (): Link => useStore(client.link);
/** Takes another name. */
export async function rename(name: string): Promise<void> {
  await client.send({ type: "rename", name });
  const guest = client.guest.get();
  if (guest) client.guest.set({ ...guest, name: name.trim() });
}

/** The server is another version than when this page was loaded. */
export const useOutdated = (): boolean => useStore(client.outdated);

/** The lobby's news, while somebody looks; null until the first arrives. */
export function useLobby(): LobbyNews | null {
  useEffect(() => {
    client.watchLobby();
    return () => client.unwatchLobby();
  }, []);
  return useStore(client.lobby);
}

const UNKNOWN: TableModel = { link: "connecting", table: null, match: null, chat: [], refusal: null };

/** A table, while somebody looks at it. */
export function useTable(id: string): { model: TableModel; send: Send } {
  const shown = useMemo(() => createStore(UNKNOWN), [id]);
  useLayoutEffect(() => {
    const store = client.watch(id);
    const copy = () => shown.set(store.get());
    copy();
    const stop = store.subscribe(copy);
    return () => {
      stop();
      // A screen that takes over in the same moment keeps it watched.
      setTimeout(() => client.unwatch(id));
    };
  }, [id]);
  return { model: useStore(shown), send };
}
