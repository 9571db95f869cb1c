// Pictures and signs of cards, from the sprite of their own.
import sprite from "virtual:icons/smash-up";
import style from "./drawing.module.css";
import type { Drawn } from "./pictures.ts";

/** The thickness of the ink line around a picture's icons and the distance of their shadow, in parts of a hundred. */
const LINE = 2.6;
const SHADOW = 2.2;
/** The side of an icon in its own units. */
const ICON = 512;

export function Drawing({ of, class: more = "" }: { of: readonly Drawn[]; class?: string | undefined }) {
  return (
    <svg class={`${style.drawing} ${more}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {of.map((drawn, at) => (
        <g key={`${drawn.icon} ${drawn.x} ${drawn.y}`} class={at === 0 ? style.main : style.other}>
          <Placed drawn={drawn} shift={SHADOW} class={style.shadow} />
          <Placed drawn={drawn} shift={0} class={style.shape} />
        </g>
      ))}
    </svg>
  );
}

function Placed({
  drawn: { icon, x, y, size, turn, flip },
  shift,
  class: name,
}: {
  drawn: Drawn;
  shift: number;
  class: string | undefined;
}) {
  const turned = `${turn ? ` rotate(${turn})` : ""}${flip ? " scale(-1 1)" : ""}`;
  return (
    <use
      class={name}
      href={`${sprite}#${icon}`}
      transform={`translate(${x + shift} ${y + shift})${turned}`}
      x={-size / 2}
      y={-size / 2}
      width={size}
      height={size}
      stroke-width={(LINE * ICON) / size}
    />
  );
}

/** One icon in the colour of the text around it. */
export function Sign({ icon, class: more = "" }: { icon: string; class?: string | undefined }) {
  return (
    <svg class={`${style.sign} ${more}`} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${icon}`} />
    </svg>
  );
}
