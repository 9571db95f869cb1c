// What is printed on cards and bases. On small ones it is drawn by the style sheet: they are pictures, and what is read aloud stands
// beside them. On full ones it is text.
import type { ComponentChildren, CSSProperties } from "preact";
import { Sign } from "./drawing.tsx";
import { fit } from "./fit.ts";
import style from "./printed.module.css";

export type Size = "small" | "full";

interface InkProps {
  size: Size;
  text: string | number;
  class?: string | undefined;
  /** The size of the letters in parts of the card's width. */
  letters?: number | undefined;
}

function Ink({ size, text, class: name = "", letters }: InkProps) {
  const look = letters === undefined ? {} : ({ "--letters": letters } as CSSProperties);
  return size === "small" ? (
    <span class={`${style.drawn} ${name}`} style={look} data-text={text} />
  ) : (
    <span class={name} style={look}>
      {text}
    </span>
  );
}

/** Letter sizes and widths for names, in parts of the width. */
const NAMES = {
  card: {
    small: { width: 0.6, sizes: [0.125, 0.115, 0.105, 0.098, 0.09], lines: 2 },
    full: { width: 0.66, sizes: [0.092, 0.084, 0.076, 0.068, 0.06], lines: 2 },
  },
  base: {
    small: { width: 0.66, sizes: [0.095, 0.087, 0.08, 0.073, 0.066], lines: 2 },
    full: { width: 0.66, sizes: [0.092, 0.084, 0.076, 0.068, 0.06], lines: 2 },
  },
} as const;

export function Name({ name, on, size }: { name: string; on: keyof typeof NAMES; size: Size }) {
  const fitted = fit(name, NAMES[on][size]);
  return <Ink size={size} text={fitted.text} letters={fitted.size} class={style.name} />;
}

interface NumberProps {
  size: Size;
  label: string;
  printed: number;
  now: number;
  /** Which change is good news. */
  better: "more" | "less";
}

/** A number that may differ from the printed one: then it has another colour, and an arrow. */
export function Changing({ size, label, printed, now, better }: NumberProps) {
  const change = now === printed ? "" : now > printed === (better === "more") ? style.better : style.worse;
  const arrow = now === printed ? "" : now > printed ? style.up : style.down;
  return (
    <>
      {size === "full" && <span class="unseen">{label} </span>}
      <Ink size={size} text={now} class={`${style.number} ${change} ${arrow}`} />
    </>
  );
}

/** Words like "Special:" at the beginning of a sentence are set apart. */
const LABEL = /((?:^|(?<=[.!?]\s))\p{Lu}[\p{L}\s-]{2,28}?\s?:)/u;

/** Short texts are printed larger: up to how many letters, and the letter size in parts of the width. */
const TEXTS: Readonly<Record<Size, readonly { readonly upTo: number; readonly letters: number }[]>> = {
  full: [
    { upTo: 60, letters: 0.064 },
    { upTo: 130, letters: 0.057 },
    { upTo: Number.POSITIVE_INFINITY, letters: 0.051 },
  ],
  small: [
    { upTo: 90, letters: 0.058 },
    { upTo: 140, letters: 0.052 },
    { upTo: Number.POSITIVE_INFINITY, letters: 0.047 },
  ],
};

/** The ability, on small faces only of bases. */
export function Ability({ size, text, none }: { size: Size; text: string; none: string }) {
  const letters = TEXTS[size].find(({ upTo }) => text.length <= upTo)?.letters;
  if (size === "small")
    return (
      <span class={style.words}>
        <Ink size={size} text={text} letters={letters} />
      </span>
    );
  const pieces = text.split(LABEL).map((piece, at): ComponentChildren => (at % 2 === 1 ? <strong key={piece}>{piece}</strong> : piece));
  return (
    <p class={`${style.words} ${text ? "" : style.none}`} style={{ "--letters": letters } as CSSProperties}>
      <span>{text ? pieces : none}</span>
    </p>
  );
}

export function Facts({ kind, does }: { kind: string; does: string | null }) {
  return (
    <p class={style.facts}>
      <strong>{kind}</strong>
      {does && <span>{does}</span>}
    </p>
  );
}

export function Foot({ left, right }: { left: string; right: string }) {
  return (
    <p class={style.foot}>
      <span>{left}</span>
      <span>{right}</span>
    </p>
  );
}

/** How far a base is from being scored. */
export function Meter({ size, total, breakpoint }: { size: Size; total: number; breakpoint: number }) {
  const part = breakpoint > 0 ? Math.min(1, total / breakpoint) : 1;
  return (
    <span class={`${style.meter} ${part === 1 ? style.reached : ""}`}>
      <span class={style.filled} style={{ width: `${part * 100}%` }} />
      <Ink size={size} text={`${total} / ${breakpoint}`} class={style.count} />
    </span>
  );
}

export function Prizes({ size, vp, emblem, label }: { size: Size; vp: readonly number[]; emblem: string; label: string }) {
  return (
    <span class={style.prizes}>
      {size === "full" && <span class="unseen">{label}: </span>}
      {vp.map((points, place) => (
        <span key={place} class={style.prize}>
          <Ink size={size} text={place + 1} class={style.place} />
          <Ink size={size} text={points} class={style.points} />
        </span>
      ))}
      <Sign icon={emblem} class={style.emblem} />
    </span>
  );
}
