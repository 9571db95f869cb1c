// The painter: turns the lines of a screen into the text that draws it, in the colours the terminal has.
import { type Colour, fit, type Line, lineWidth, type Span } from "./line.ts";

/** None, the sixteen of every terminal, or 256. */
export type Colours = 0 | 16 | 256;

// Of medium brightness, so that they can be read on black and on white.
const OF_256: Readonly<Record<Colour, string>> = {
  blue: "38;5;69",
  orange: "38;5;208",
  red: "38;5;203",
  green: "38;5;71",
  violet: "38;5;134",
  grey: "38;5;245",
};
// Grey stays uncoloured: "bright black" is invisible in some themes.
const OF_16: Readonly<Record<Colour, string>> = { blue: "94", orange: "33", red: "91", green: "32", violet: "35", grey: "" };

const HOME = "\x1b[H";
const CLEAR_TO_END_OF_LINE = "\x1b[K";
const RESET = "\x1b[0m";
/** Between these the terminal shows nothing half drawn; those that don't know them ignore them. */
const BEGIN_UPDATE = "\x1b[?2026h";
const END_UPDATE = "\x1b[?2026l";

export function coloursOf(output: { getColorDepth?(): number }, env: NodeJS.ProcessEnv): Colours {
  if (env.NO_COLOR) return 0;
  const bits = output.getColorDepth?.() ?? 1;
  return bits >= 8 ? 256 : bits >= 4 ? 16 : 0;
}

export function paintSpan({ text, colour, bold, dim, inverse }: Span, colours: Colours): string {
  const codes = [bold ? "1" : "", dim ? "2" : "", inverse ? "7" : "", colour && colours ? (colours === 256 ? OF_256 : OF_16)[colour] : ""];
  const style = codes.filter(Boolean).join(";");
  return style && text ? `\x1b[${style}m${text}${RESET}` : text;
}

/** One line, cut to the width. */
export function paintLine(line: Line, width: number, colours: Colours): string {
  return fit(line, width)
    .map((span) => paintSpan(span, colours))
    .join("");
}

/** The whole screen in one piece. */
export function paintScreen(lines: readonly Line[], columns: number, rows: number, colours: Colours): string {
  const painted = Array.from({ length: rows }, (_, row) => {
    const line = lines[row];
    if (!line) return CLEAR_TO_END_OF_LINE;
    // Behind a full line the cursor stands on its last character, which clearing would erase.
    return paintLine(line, columns, colours) + (lineWidth(line) < columns ? CLEAR_TO_END_OF_LINE : "");
  });
  return BEGIN_UPDATE + HOME + painted.join("\r\n") + END_UPDATE;
}
