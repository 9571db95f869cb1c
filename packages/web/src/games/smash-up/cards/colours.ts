// A faction's colours as custom properties, for whatever is drawn inside.
import type { CSSProperties } from "preact";
import { luminance } from "./contrast.ts";
import { lookOf } from "./factions.ts";

/** Shapes darker than this have no ink line around them, but one of paper. */
const DARK = 0.15;
const lineAround = (shape: string) => (luminance(shape) < DARK ? "var(--card-paper)" : "var(--card-line)");

export function colours(faction: string): CSSProperties {
  const { ground, on, accent, onAccent } = lookOf(faction);
  return {
    "--ground": ground,
    "--on": on,
    "--accent": accent,
    "--on-accent": onAccent,
    "--ground-line": lineAround(ground),
    "--accent-line": lineAround(accent),
  } as CSSProperties;
}
