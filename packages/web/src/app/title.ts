// The page's title, as tabs and screen readers say it.
import { useEffect } from "preact/hooks";

export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · Fracas` : "Fracas";
  }, [title]);
}
