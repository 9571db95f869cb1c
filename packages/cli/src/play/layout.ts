// Arranges title, board, question, options, log and status on a screen of any size. Nothing jumps from one question to the next.
import { BLANK, filled, type Line, line, rule, type Span, styled } from "./line.ts";
import type { Menu } from "./menu.ts";
import { padEnd, padStart, widthOf, wrap } from "./width.ts";

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export const SMALLEST: Size = { columns: 60, rows: 20 };

export interface Scene {
  readonly title: string;
  /** Stands at the right of the hints. */
  readonly mark: string;
  board(width: number): readonly Line[];
  readonly menu: Menu;
  readonly cursor: number;
  /** Room is kept for this many options, so that the log stays where it is. */
  readonly reserve: number;
  readonly logTitle: string;
  readonly log: readonly string[];
  readonly freshFrom: number;
  readonly status: string;
  readonly hints: readonly string[];
}

/** From this width on the log stands at the right. */
const LOG_BESIDE = 132;
const MOST_OPTION_COLUMNS = 3;
const OPTION_INDENT = 3;
/** What the log gets before ornaments and long lists of options do. */
const LOG_LINES = 4;

/** The screen, and in how many rows the options stand. */
export function tableScreen(scene: Scene, { columns, rows }: Size): { lines: readonly Line[]; optionRows: number } {
  const beside = columns >= LOG_BESIDE;
  const width = beside ? Math.min(104, Math.floor(columns * 0.62)) : columns;
  const board = scene.board(width);
  const bar = barLines(scene.menu, width);
  const shape = fitting(scene, { columns: width, rows: rows - bar.length }, board, beside ? 0 : LOG_LINES);
  const title = shape.whole ? [line(styled(` ${scene.title}`, { bold: true }))] : [];
  const table = [
    ...board.filter(({ spare }) => shape.whole || !spare),
    ...(shape.whole ? [BLANK] : []),
    ...bar,
    ...optionLines(scene, width, shape),
  ];
  const status = wrap(scene.status, columns - 2).map((text) => line(styled(` ${text}`, { bold: true })));
  // In the smallest windows a sixth option is worth more than the hints.
  const hints = title.length + table.length < rows ? [hintLine(scene.hints, columns, scene.mark)] : [];
  const bottom = scene.status ? status : hints;
  const room = Math.max(0, rows - title.length - bottom.length);
  const middle = beside ? withLogBeside(table, scene, width, columns, room) : [...table, ...logLines(scene, width, room - table.length)];
  return { lines: [...title, ...middle.slice(0, room), ...bottom], optionRows: shape.rows };
}

interface Shape {
  /** With title and ornaments. */
  readonly whole: boolean;
  readonly columns: number;
  readonly rows: number;
}

/** Ornaments if there is room for all, log and hints; and as few columns of options as leave the log its lines. */
function fitting({ menu, reserve }: Scene, { columns, rows }: Size, board: readonly Line[], log: number): Shape {
  // A title and a blank line belong to the whole. It depends on the reserve alone, lest the board move from question to question.
  const whole = board.length + 2 + reserve + log + 1 <= rows;
  const room = rows - (whole ? board.length + 2 : board.filter(({ spare }) => !spare).length);
  const labels = labelWidth(menu);
  const longest = Math.max(1, ...menu.items.map((item) => OPTION_INDENT + labels + 3 + widthOf(item.words)));
  const most = Math.max(1, Math.min(MOST_OPTION_COLUMNS, Math.floor(columns / longest)));
  const count = Math.max(menu.items.length, reserve);
  let across = 1;
  while (across < most && Math.ceil(count / across) + log / 2 + 1 > room) across++;
  const needed = Math.ceil(menu.items.length / across);
  const kept = Math.min(Math.ceil(count / across), room - 1);
  return { whole, columns: across, rows: Math.max(1, Math.min(room, Math.max(needed, kept))) };
}

/** The question stands out by brightness; what others do doesn't. */
function barLines({ title, bright }: Menu, width: number): Line[] {
  const style = bright ? { bold: true, inverse: true } : { dim: true, inverse: true };
  return wrap(title, width - 2).map((text) => line(styled(padEnd(` ${text}`, width), style)));
}

/** Down the first column, then down the next. If there are more than fit, those around the cursor. */
function optionLines({ menu, cursor }: Scene, width: number, { columns, rows }: Shape): Line[] {
  const { items } = menu;
  const labels = labelWidth(menu);
  const page = rows * columns;
  const first = Math.floor(Math.max(0, cursor) / page) * page;
  const each = Math.floor(width / columns);
  const option = (index: number): Span[] => {
    const { label, words } = items[index];
    const chosen = index === cursor;
    const head = `${chosen ? " ▸ " : " ".repeat(OPTION_INDENT)}${padStart(label, labels)}  `;
    return [styled(head, { bold: true }), styled(padEnd(words, each - widthOf(head)), { bold: chosen })];
  };
  return Array.from({ length: rows }, (_, row) => {
    const inRow = Array.from({ length: columns }, (_, column) => first + column * rows + row).filter((index) => index < items.length);
    return line(...inRow.flatMap(option));
  });
}

function labelWidth({ items }: Menu): number {
  return Math.max(0, ...items.map(({ label }) => widthOf(label)));
}

/** A title and the last sentences; what is new since the last answer is brighter than the rest. */
function logLines({ log, freshFrom, logTitle }: Scene, width: number, room: number): Line[] {
  if (room < 1) return [];
  const lines: Line[] = [];
  const space = room > 2 ? room - 1 : room;
  for (let index = log.length - 1; index >= 0 && lines.length < space; index--) {
    const style = { dim: index < freshFrom };
    lines.unshift(...wrap(log[index], width - 4).map((text, part) => line(styled(part === 0 ? ` · ${text}` : `   ${text}`, style))));
  }
  const shown = lines.slice(-space);
  const blanks = new Array<Line>(space - shown.length).fill(BLANK);
  return [...(room > 2 ? [rule(width, logTitle)] : []), ...shown, ...blanks];
}

function withLogBeside(table: readonly Line[], scene: Scene, width: number, columns: number, room: number): Line[] {
  const right = logLines(scene, columns - width - 3, room);
  const beside = (left: Line, row: number) => ({
    spans: [...filled(left, width).spans, styled(" │ ", { dim: true }), ...right[row].spans],
  });
  return right.map((_, row) => beside(table[row] ?? BLANK, row));
}

/** As many of the hints as fit, and the mark. */
export function hintLine(hints: readonly string[], width: number, mark = ""): Line {
  const room = width - widthOf(mark) - 2;
  let text = "";
  for (const hint of hints) {
    const longer = text ? `${text} · ${hint}` : ` ${hint}`;
    if (widthOf(longer) > room) break;
    text = longer;
  }
  return line(styled(padEnd(text, room), { dim: true }), styled(` ${mark}`, { bold: true }));
}

/** For a window in which no table fits. */
export function tooSmallScreen(message: string, { columns, rows }: Size): Line[] {
  const text = wrap(message, Math.max(1, columns - 2)).map((words) => line(` ${words}`));
  return [...new Array<Line>(Math.max(0, Math.floor((rows - text.length) / 2))).fill(BLANK), ...text];
}
