// Keys that do something anywhere at the table, unless somebody is writing or a window is open.
import { useEffect, useRef } from "preact/hooks";

export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** By `KeyboardEvent.key`, letters in lower case. A key without an action is left to the browser. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target, event.key)) return;
      const act = current.current[event.key.toLowerCase()] ?? current.current[event.code.replace("Key", "").toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector("dialog[open]") || target.closest("input:not([type=range]), textarea, select, [contenteditable]")) return true;
  if (target.closest("input[type=range]")) return key.startsWith("Arrow") || key === "Home" || key === "End";
  return (key === " " || key === "Enter") && target.closest("button, a, summary") !== null;
}
