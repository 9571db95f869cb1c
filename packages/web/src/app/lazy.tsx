// Screens that are fetched when they are first shown.
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Milliseconds between tries. */
const WAITS = [500, 1_500, 4_000, 8_000];

/** Fetches a part of the program; a connection that comes and goes gets some more tries. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch {
      await new Promise((tryAgain) => setTimeout(tryAgain, wait));
    }
  }
  return load();
}

/** A component whose code comes later; `waiting` is shown meanwhile. If it can't be fetched, the error boundary says so. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, Waiting: () => JSX.Element): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Ready, setReady] = useState<{ component: ComponentType<P> } | null>(loaded && { component: loaded });
    const [error, setError] = useState<Error | null>(null);
    useEffect(() => {
      if (Ready) return;
      patiently(load).then((component) => {
        loaded = component;
        setReady({ component });
      }, setError);
    }, []);
    if (error) throw error;
    if (!Ready) return <Waiting />;
    return <Ready.component {...props} />;
  };
}
