// A value that can be watched: the smallest store that serves.
import { useLayoutEffect, useState } from "preact/hooks";

export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Calls `changed` after every change; returns how to stop. */
  subscribe(changed: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const changed of [...watchers]) changed();
    },
    subscribe(changed) {
      watchers.add(changed);
      return () => {
        watchers.delete(changed);
      };
    },
  };
}

/** The store's value; the component renders again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const value = store.get();
  const [, rerender] = useState({});
  useLayoutEffect(() => {
    // It may have changed between rendering and this.
    if (!Object.is(store.get(), value)) rerender({});
    return store.subscribe(() => rerender({}));
  }, [store]);
  return value;
}
