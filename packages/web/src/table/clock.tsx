// Somebody's time: it runs while they are asked, and warns when little is left.

import { useEffect, useState } from "preact/hooks";
import { useLang, useTexts } from "../app/language.ts";
import type { SeatFace } from "../games/client.ts";
import style from "./clock.module.css";
import { clockFace } from "./clock-face.ts";
import { labelled } from "./labelled.ts";
import { texts } from "./texts/index.ts";

export function Clock({ clock }: { clock: NonNullable<SeatFace["clock"]> }) {
  const { clock: words } = useTexts(texts);
  const lang = useLang();
  const { running } = clock;
  const now = useNow(running);
  const left = clock.left - (running ? Math.max(0, now - clock.at) : 0);
  const low = left < clock.low;
  return (
    <span class={`${style.clock} ${low ? style.low : ""} ${running ? style.running : ""}`}>
      <span class="unseen">{labelled(lang, low ? words.low : words.left, "")}</span>
      {low && <span aria-hidden="true">!</span>}
      {clockFace(left, words)}
    </span>
  );
}

function useNow(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
