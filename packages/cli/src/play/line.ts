// A line of the screen as pieces of styled text, before anybody knows how many colours the terminal has.
import { beginning, clean, cut, padEnd, widthOf } from "./width.ts";

export type Colour = "blue" | "orange" | "red" | "green" | "violet" | "grey";

export interface Style {
  readonly colour?: Colour;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly inverse?: boolean;
}

export interface Span extends Style {
  readonly text: string;
}

export interface Line {
  readonly spans: readonly Span[];
  /** Only there for the looks: left out when the window is short. */
  readonly spare?: boolean;
}

export const BLANK: Line = { spans: [] };

export function line(...parts: readonly (string | Span)[]): Line {
  return { spans: parts.map((part) => (typeof part === "string" ? { text: part } : part)) };
}

export function styled(text: string, style: Style): Span {
  return { ...style, text };
}

/** A horizontal line, with words in it if there are any. */
export function rule(width: number, words = ""): Line {
  const title = words ? cut(` ${words} `, width - 3) : "";
  return line(styled(`──${title}${"─".repeat(Math.max(0, width - 2 - widthOf(title)))}`, { dim: true }));
}

export function spare(line: Line): Line {
  return { ...line, spare: true };
}

export function lineWidth({ spans }: Line): number {
  return spans.reduce((sum, { text }) => sum + widthOf(text), 0);
}

/** The words alone, without any style. */
export function wordsOf({ spans }: Line): string {
  return spans
    .map(({ text }) => text)
    .join("")
    .trimEnd();
}

/** The spans cut, with an ellipsis, to at most this width. */
export function fit(line: Line, width: number): Span[] {
  const fitting: Span[] = [];
  let left = lineWidth(line) > width ? width - 1 : width;
  for (const span of line.spans) {
    const columns = widthOf(span.text);
    if (columns > left) return left < 0 ? [] : [...fitting, { ...span, text: `${beginning(span.text, left)}…` }];
    fitting.push({ ...span, text: clean(span.text) });
    left -= columns;
  }
  return fitting;
}

/** The line filled up with blanks to exactly this width. */
export function filled(line: Line, width: number): Line {
  const spans = fit(line, width);
  return { spans: [...spans, { text: padEnd("", width - lineWidth({ spans })) }] };
}
