// How many terminal columns a text takes, and cutting, padding and wrapping by that measure.

/** Everything we write ourselves: one column a character. */
const PLAIN = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u2190-\u21ff\u2500-\u25fc]*$/;
/** Controls, invisible format characters and variation selectors: a name must not be able to move the cursor. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu;
const WIDE =
  /^[\u1100-\u115f\u231a\u231b\u23e9-\u23ec\u23f0\u23f3\u25fd\u25fe\u2614\u2615\u2648-\u2653\u26a1\u26bd\u26be\u2705\u2728\u274c\u2753-\u2757\u2b50\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f004}\u{1f0cf}\u{1f18e}-\u{1f19a}\u{1f1e6}-\u{1f64f}\u{1f680}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const UNCOUNTED = /^\p{M}+$/u;
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function clean(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNSEEN, "");
}

export function widthOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(clean(text))) width += widthOfGrapheme(segment);
  return width;
}

function widthOfGrapheme(grapheme: string): number {
  if (UNCOUNTED.test(grapheme)) return 0;
  return WIDE.test(grapheme) ? 2 : 1;
}

/** The text if it fits, else its beginning with an ellipsis. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return clean(text);
  return width < 1 ? "" : `${beginning(text, width - 1)}…`;
}

/** As much of the text as fits. */
export function beginning(text: string, width: number): string {
  let taken = "";
  let left = width;
  for (const { segment } of graphemes.segment(clean(text))) {
    left -= widthOfGrapheme(segment);
    if (left < 0) break;
    taken += segment;
  }
  return taken;
}

/** Exactly as many columns as asked for. */
export function padEnd(text: string, width: number): string {
  const fitting = cut(text, width);
  return fitting + " ".repeat(width - widthOf(fitting));
}

export function padStart(text: string, width: number): string {
  const fitting = cut(text, width);
  return " ".repeat(width - widthOf(fitting)) + fitting;
}

/** The text in lines of at most this width. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (let word of glued(clean(text)).split(" ")) {
    if (line && widthOf(line) + 1 + widthOf(word) <= width) {
      line += ` ${word}`;
      continue;
    }
    if (line) lines.push(line);
    while (widthOf(word) > width) {
      // A character wider than the line has to go somewhere.
      const head = beginning(word, width) || Array.from(word)[0];
      lines.push(head);
      word = word.slice(head.length);
    }
    line = word;
  }
  if (line || lines.length === 0) lines.push(line);
  return lines;
}

/** French puts spaces before high punctuation and Russian one before the dash, where a line must not break. */
function glued(text: string): string {
  return text.replace(/ (?=[;:!?»—])/g, "\u00a0").replace(/« /g, "«\u00a0");
}
