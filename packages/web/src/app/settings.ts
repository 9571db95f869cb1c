// What a person sets once for this browser: theme, movement, sound.
import { keep, recall } from "./kept.ts";
import { createStore, useStore } from "./store.ts";

export interface Settings {
  readonly theme: "system" | "light" | "dark";
  readonly motion: "system" | "reduced";
  readonly sound: boolean;
}

const DEFAULTS: Settings = { theme: "system", motion: "system", sound: true };

function recalled(): Settings {
  try {
    const kept = JSON.parse(recall("settings") ?? "{}") as Partial<Record<keyof Settings, unknown>>;
    return {
      theme: kept.theme === "light" || kept.theme === "dark" ? kept.theme : DEFAULTS.theme,
      motion: kept.motion === "reduced" ? "reduced" : DEFAULTS.motion,
      sound: typeof kept.sound === "boolean" ? kept.sound : DEFAULTS.sound,
    };
  } catch {
    return DEFAULTS;
  }
}

const store = createStore<Settings>(recalled());
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

function show(): void {
  const { theme } = store.get();
  const { dataset } = document.documentElement;
  dataset.theme = theme === "system" ? (prefersDark.matches ? "dark" : "light") : theme;
  dataset.motion = motionOff() ? "reduced" : "full";
}
store.subscribe(show);
prefersDark.addEventListener("change", show);
prefersStill.addEventListener("change", show);
show();

export const settings = (): Settings => store.get();
export const useSettings = (): Settings => useStore(store);

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...store.get(), ...change };
  keep("settings", JSON.stringify(next));
  store.set(next);
}

/** The device itself asks for less movement. */
export function systemMotionOff(): boolean {
  return prefersStill.matches;
}

/** Whether things should be shown in their new place at once. */
export function motionOff(): boolean {
  return store.get().motion === "reduced" || systemMotionOff();
}
