// A faction in one sign: its emblem on its colours.
import type { Lang } from "@fracas/kernel";
import { Sign } from "./cards/drawing.tsx";
import { lookOf } from "./cards/factions.ts";
import { nameOf } from "./cards/names.ts";
import style from "./emblems.module.css";

/** The name is heard where it stands beside it. */
export function FactionSign({ faction, lang }: { faction: string; lang: Lang }) {
  const { ground, on, emblem } = lookOf(faction);
  return (
    <span class={style.sign} style={{ background: ground, color: on }} title={nameOf(faction, lang)} aria-hidden="true">
      <Sign icon={emblem} />
    </span>
  );
}
