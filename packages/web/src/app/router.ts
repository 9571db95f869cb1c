// Which page is shown: the address bar's path, without reloading.
import { createStore, useStore } from "./store.ts";

const path = createStore(location.pathname);
addEventListener("popstate", () => path.set(location.pathname));

export const usePath = (): string => useStore(path);

/** Goes to another page of ours; with `replace`, the back button skips this one. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.set(location.pathname);
  scrollTo(0, 0);
}
