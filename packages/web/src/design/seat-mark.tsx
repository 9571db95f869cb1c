// A seat's colour and shape: the same pair everywhere, so that neither is needed alone.
import style from "./seat-mark.module.css";

/** Drawn in a square of 24, one for each seat; with more seats they start over. */
const SHAPES: readonly string[] = [
  "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z",
  "M3 3h18v18H3z",
  "M12 1.5L23 21.5H1z",
  "M12 .5L23.5 12L12 23.5L.5 12z",
  "M12 .8l3.4 7.3l8 .9l-5.9 5.4l1.6 7.9L12 18.4l-7.1 3.9l1.6-7.9L.6 9l8-.9z",
  "M12 .8l9.7 5.6v11.2L12 23.2l-9.7-5.6V6.4z",
  "M8.2 1.5h7.6v6.7h6.7v7.6h-6.7v6.7H8.2v-6.7H1.5V8.2h6.7z",
  "M1.5 4h21L12 23z",
];

interface Props {
  seat: number;
  /** A CSS length; 1.1em unless told. */
  size?: string | undefined;
  class?: string | undefined;
}

export function SeatMark({ seat, size = "1.1em", class: more = "" }: Props) {
  return (
    <svg
      class={`${style.mark} ${more}`}
      style={{ width: size, height: size, color: seatColour(seat) }}
      viewBox="-1.5 -1.5 27 27"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[seat % SHAPES.length] ?? ""} fill="currentColor" />
    </svg>
  );
}

/** For grounds and lines in a seat's colour; white text on it is readable. */
export const seatColour = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
