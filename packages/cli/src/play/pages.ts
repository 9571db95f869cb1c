// Pages to scroll through: help and the whole log.
import { hintLine, type Size } from "./layout.ts";
import { BLANK, type Line, line, styled } from "./line.ts";
import type { Session } from "./session.ts";
import { padEnd, wrap } from "./width.ts";

/** Lines longer than this are hard to read. */
const COMFORTABLE = 96;

/** The screen, and the scroll position that there really is. */
export function pageScreen(title: string, content: readonly Line[], scroll: number, hints: readonly string[], { columns, rows }: Size) {
  const room = rows - 2;
  const furthest = Math.max(0, content.length - room);
  const from = Math.min(Math.max(0, scroll), furthest);
  const shown = content.slice(from, from + room);
  const place = furthest === 0 ? "" : `${Math.round((100 * from) / furthest)} % `;
  const bar = line(styled(padEnd(` ${title}`, columns - place.length) + place, { bold: true, inverse: true }));
  const blanks = new Array<Line>(room - shown.length).fill(BLANK);
  return { lines: [bar, ...shown, ...blanks, hintLine(hints, columns)], scroll: from };
}

export function helpLines({ texts, request: { game, lang } }: Session, columns: number): Line[] {
  const width = Math.min(columns, COMFORTABLE) - 2;
  const keyWidth = Math.max(...texts.keys.map(([key]) => key.length)) + 3;
  const keys = texts.keys.flatMap(([key, meaning]) =>
    wrap(meaning, width - keyWidth).map((text, part) =>
      line(styled(padEnd(part === 0 ? `  ${key}` : "", keyWidth + 1), { bold: true }), text),
    ),
  );
  const { title, rules } = game.texts[lang];
  return [BLANK, heading(texts.keysTitle), ...keys, BLANK, heading(texts.rulesOf(title)), ...rules.flatMap(section), BLANK];

  function section({ heading: name, paragraphs }: { heading: string; paragraphs: readonly string[] }): Line[] {
    return [
      BLANK,
      line(styled(`  ${name}`, { bold: true })),
      ...paragraphs.flatMap((text) => wrap(text, width - 2)).map((text) => line(`  ${text}`)),
    ];
  }
}

function heading(text: string): Line {
  return line(styled(` ${text}`, { bold: true }));
}

export function wholeLog(log: readonly string[], columns: number): Line[] {
  const width = Math.min(columns, COMFORTABLE) - 4;
  return log.flatMap((sentence) => wrap(sentence, width).map((text, part) => line(part === 0 ? ` · ${text}` : `   ${text}`)));
}
