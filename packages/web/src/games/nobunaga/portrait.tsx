// Nobunaga, drawn by us: helmet with horns and sun, iron mask, a red sun behind him. One half is drawn and mirrored.
import style from "./portrait.module.css";

/** The right half; the axis is x = 120. */
function Half() {
  return (
    <>
      <path class={style.armour} d="M119.5 214l38-6 60 22 30 62H119.5" />
      <path class={style.lacing} d="M168 220l10 64M192 228l20 56" />
      <path class={style.plate} d="M119.5 226l30-6 6 20-36 22" />
      <path class={style.armour} d="M119.5 110c58 0 84 32 94 80l-32 20c-5-16-11-26-22-32h-40" />
      <path class={style.lame} d="M160 124c20 12 30 34 37 74M150 140c18 10 24 26 32 58" />
      <path class={style.skin} d="M119.5 118h38v46c0 34-18 58-38 60" />
      <path class={style.shade} d="M119.5 112h42v30c-14-6-28-8-42-8" />
      <path class={style.mask} d="M119.5 170l10-9 30-1c3 40-16 70-40 74" />
      <path class={style.crease} d="M148 168c2 14-1 26-8 36M134 222c-4 3-9 5-14 6" />
      <path class={style.mouth} d="M119.5 190c12-1 20 2 27 8-5 10-14 15-27 15" />
      <path class={style.tooth} d="M120 192h8v7h-8zM128 193l8 2v6l-8-2zM136 196l7 4-3 6-4-4zM120 205h7v7h-7z" />
      <path class={style.whisker} d="M121 183c14-3 28 1 40 14-2-13-14-25-32-25-4 0-8 4-8 11z" />
      <path class={style.nose} d="M119.5 144h7l8 24c-4 5-9 7-15 7" />
      <path class={style.eye} d="M128 156c7-8 16-12 27-12-3 9-12 14-27 12z" />
      <circle class={style.pupil} cx="140" cy="151" r="3.4" />
      <path class={style.brow} d="M125 148c9-9 21-15 36-16l-2 8c-13 1-22 5-29 12z" />
      <path class={style.bowl} d="M119.5 42c27 2 48 27 46 82-12-10-27-14-46-14" />
      <path class={style.ridge} d="M121 44c15 14 23 38 24 70" />
      <path class={style.visor} d="M119.5 107c20 0 38 6 49 19l-5 15c-10-9-25-14-44-14" />
      <path class={style.wing} d="M165 118c18-13 36-12 42 4 4 13-6 26-26 27-8-9-13-19-16-31z" />
      <circle class={style.stud} cx="187" cy="130" r="6" />
      <path class={style.horn} d="M120 106c30-8 55-38 56-98 25 45 8 98-43 114z" />
      <path class={style.glint} d="M139 108c22-13 38-36 42-66" />
    </>
  );
}

/** Small, beside his name. */
export function LordMark({ class: className = "" }: { class?: string | undefined }) {
  return (
    <svg class={`${style.portrait} ${className}`} viewBox="30 40 180 180" width="1.3em" height="1.3em" aria-hidden="true" focusable="false">
      <circle class={style.sun} cx="120" cy="130" r="90" />
      <Face />
    </svg>
  );
}

function Face() {
  return (
    <>
      <Half />
      <g transform="matrix(-1 0 0 1 240 0)">
        <Half />
      </g>
      <circle class={style.crest} cx="120" cy="100" r="17" />
      <circle class={style.crestHole} cx="120" cy="100" r="7.5" />
    </>
  );
}

export function Portrait({ class: className = "" }: { class?: string | undefined }) {
  return (
    <svg
      class={`${style.portrait} ${className}`}
      viewBox="0 0 240 280"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="nobunaga-dots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle class={style.dot} cx="3.5" cy="3.5" r="1.7" />
        </pattern>
      </defs>
      <rect class={style.sky} width="240" height="280" />
      <circle class={style.sun} cx="120" cy="132" r="104" />
      <circle fill="url(#nobunaga-dots)" cx="120" cy="132" r="104" />
      <Face />
    </svg>
  );
}
