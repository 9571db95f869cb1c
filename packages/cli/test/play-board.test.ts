import { LANGS } from "@fracas/kernel";
import type { NobunagaView } from "@fracas/nobunaga";
import { expect, test } from "vitest";
import { boardOf } from "../src/play/boards/board.ts";
import { type Size, tableScreen } from "../src/play/layout.ts";
import { lineWidth, wordsOf } from "../src/play/line.ts";
import { menuOf } from "../src/play/menu.ts";
import { type PlayRequest, Session } from "../src/play/session.ts";
import { game, request } from "./play-fakes.ts";

/** Plays a match with the first option each time and stops wherever the person is asked, and at the end. */
function* positions(wanted: PlayRequest): Generator<Session> {
  const session = new Session(wanted);
  for (;;) {
    session.botsGoOn();
    yield session;
    const question = session.question();
    if (!question) return;
    session.answer(question.choices[0].option);
  }
}

function boardLines(session: Session, width: number) {
  return boardOf(game)(session.view(), session.cast, session.request.lang, width);
}

test("no line of the board is wider than the window, in any language and at any moment", () => {
  for (const lang of LANGS)
    for (const players of [2, 3, 4, 5])
      for (const session of positions(request({ lang, players })))
        for (let width = 60; width <= 200; width++) {
          const tooWide = boardLines(session, width).filter((line) => lineWidth(line) > width);
          if (tooWide.length > 0) expect.fail(`wider than ${width}: ${tooWide.map(wordsOf).join(" / ")}`);
        }
});

test("names of any length and script keep the columns straight", () => {
  const names = ["Екатерина Великая Алексеевна", "信長 織田 信長 織田 信長", "e\u0301".repeat(40)];
  for (const session of positions({ ...request(), names }))
    for (const width of [60, 80, 100]) {
      const players = boardLines(session, width).slice(-3);
      expect(players.map(lineWidth)).toEqual([width, width, width]);
    }
});

test("house names are whole from 80 columns on and three letters long in 60", () => {
  const [session] = positions(request({ lang: "ru" }));
  expect(wordsOf(boardLines(session, 80)[0])).toMatch(/Уэсуги +Мори +Такэда +Адзаи +Асикага +Хонган$/);
  expect(wordsOf(boardLines(session, 60)[0])).toMatch(/Уэс {2}Мор {2}Так {2}Адз {2}Аси {2}Хон$/);
});

test("counts stand under their house, right-aligned", () => {
  for (const session of positions(request({ players: 4 }))) {
    const lines = boardLines(session, 80).map(wordsOf);
    const cards = Object.values((session.view().state as NobunagaView).seats[0].hand ?? {});
    const hand = lines.find((words) => words.includes("Your hand"));
    const shown = cards.map((_, house) => hand?.slice(26 + 9 * house, 35 + 9 * house).trim());
    expect(shown).toEqual(cards.map((count) => (count > 0 ? String(count) : "·")));
    expect(shown.length).toBe(6);
  }
});

test("a player's row shows the cards won, never the hand", () => {
  for (const session of positions(request({ players: 3 }))) {
    const { round, seats } = session.match.eyes("open").view().state as NobunagaView;
    if (round === 0) continue;
    const rows = boardLines(session, 100).slice(-3).map(wordsOf);
    for (const [seat, row] of rows.entries())
      expect(row.split(/\s+/).slice(-6)).toEqual(Object.values(seats[seat].won).map((count) => (count > 0 ? String(count) : "·")));
  }
});

test("the screen fills the window exactly and shows the whole question and every option, from 60×20 up", () => {
  let mostOptions = 0;
  for (const lang of LANGS)
    for (const players of [2, 5])
      for (const seed of ["a", "b", "c", "d", "e", "f"])
        for (const session of positions(request({ lang, players, seed }))) {
          mostOptions = Math.max(mostOptions, menuOf(session, false).items.length);
          for (const size of SIZES) expectWholeScreen(session, size);
        }
  expect(mostOptions).toBe(6);
});

const SIZES: readonly Size[] = [
  { columns: 60, rows: 20 },
  { columns: 80, rows: 24 },
  { columns: 100, rows: 30 },
  { columns: 131, rows: 40 },
  { columns: 132, rows: 20 },
  { columns: 240, rows: 70 },
];

function expectWholeScreen(session: Session, size: Size): void {
  const menu = menuOf(session, false);
  const words = { title: "Nobunaga", mark: "", status: "", logTitle: "Log", hints: ["? help"] };
  const board = (width: number) => boardLines(session, width);
  const { lines } = tableScreen({ ...words, board, menu, cursor: -1, reserve: 5, log: session.log(), freshFrom: 0 }, size);
  expect(lines.length).toBe(size.rows);
  expect(Math.max(...lines.map(lineWidth))).toBeLessThanOrEqual(size.columns);
  const screen = lines.map(wordsOf).join("\n");
  for (const item of menu.items) expect(screen).toContain(`${item.label}  ${item.words}`);
  expect(screen.replaceAll(/\s+/g, " ")).toContain(size.columns < 132 ? menu.title.replaceAll(/\s+/g, " ") : menu.title.slice(0, 40));
}
