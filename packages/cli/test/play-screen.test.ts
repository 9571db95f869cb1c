import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { filled, fit, line, lineWidth, styled } from "../src/play/line.ts";
import { coloursOf, paintLine, paintScreen, paintSpan } from "../src/play/screen.ts";
import { cut, padEnd, padStart, widthOf, wrap } from "../src/play/width.ts";

test("a text's width counts columns: Cyrillic one, combining marks none, wide characters two", () => {
  expect(widthOf("Такэда")).toBe(6);
  expect(widthOf("e\u0301te\u0301")).toBe(3);
  expect(widthOf("й")).toBe(1);
  expect(widthOf("и\u0306")).toBe(1);
  expect(widthOf("信長")).toBe(4);
});

test("names can't smuggle in escape sequences or invisible characters", () => {
  expect(widthOf("a\x1b[2Jb\u200bc")).toBe(6);
  expect(cut("a\x1b[2Jb\u200bc", 80)).toBe("a[2Jbc");
});

test("cutting ends in an ellipsis and never splits a character", () => {
  expect(cut("Takeda", 6)).toBe("Takeda");
  expect(cut("Takeda", 5)).toBe("Take…");
  expect(cut("e\u0301e\u0301e\u0301", 2)).toBe("e\u0301…");
  expect(widthOf(cut("信長信長", 4))).toBeLessThanOrEqual(4);
});

test("padding gives exactly the width asked for", () => {
  for (const text of ["", "Хонган", "信長", "a very long name indeed"])
    for (const width of [0, 1, 5, 12]) {
      expect(widthOf(padEnd(text, width))).toBe(width);
      expect(widthOf(padStart(text, width))).toBe(width);
    }
});

test("wrapped lines fit and lose no word", () => {
  const text = "Прав ли Нобунага : Uesugi, Mouri et Takeda ; un-mot-beaucoup-trop-long-pour-une-ligne ! Fin.";
  for (let width = 8; width < 60; width++) {
    const lines = wrap(text, width);
    for (const one of lines) expect(widthOf(one)).toBeLessThanOrEqual(width);
    expect(lines.join("").replaceAll(/\s/g, "")).toBe(text.replaceAll(/\s/g, ""));
  }
});

test("no line begins with the punctuation that French and Russian set off with a space", () => {
  for (let width = 10; width < 40; width++)
    for (const one of wrap("Que faire ? Rien ; tout : « là » ! Вы — Anna — да", width)) expect(one).not.toMatch(/^[?;:!»—]/);
});

test("a coloured line is cut by what is seen, not by its codes", () => {
  const coloured = line(styled("Uesugi", { colour: "blue", bold: true }), " ", styled("Такэда", { colour: "red" }));
  for (let width = 1; width < 20; width++) {
    const seen = stripVTControlCharacters(paintLine(coloured, width, 256));
    expect(seen).toBe(width >= 13 ? "Uesugi Такэда" : `${"Uesugi Такэда".slice(0, width - 1)}…`);
  }
  expect(fit(coloured, 0)).toEqual([]);
});

test("every style is ended before the next text begins", () => {
  expect(paintSpan(styled("x", { colour: "red", bold: true }), 256)).toBe("\x1b[1;38;5;203mx\x1b[0m");
});

test("without colours there are no colour codes, and sixteen colours don't use the 256", () => {
  const coloured = line(styled("x", { colour: "orange", inverse: true }));
  expect(paintLine(coloured, 9, 0)).toBe("\x1b[7mx\x1b[0m");
  expect(paintLine(coloured, 9, 16)).toBe("\x1b[7;33mx\x1b[0m");
});

test("NO_COLOR wins over what the terminal can do", () => {
  const rich = { getColorDepth: () => 24 };
  expect(coloursOf(rich, {})).toBe(256);
  expect(coloursOf(rich, { NO_COLOR: "1" })).toBe(0);
  expect(coloursOf(rich, { NO_COLOR: "" })).toBe(256);
  expect(coloursOf({ getColorDepth: () => 4 }, {})).toBe(16);
  expect(coloursOf({}, {})).toBe(0);
});

test("a screen is one synchronized update of exactly as many rows as the window has", () => {
  const painted = paintScreen([line("one"), line("x".repeat(10)), line("y".repeat(30))], 10, 5, 0);
  expect(painted.startsWith("\x1b[?2026h\x1b[H")).toBe(true);
  expect(painted.endsWith("\x1b[?2026l")).toBe(true);
  const rows = painted.slice("\x1b[?2026h\x1b[H".length, -"\x1b[?2026l".length).split("\r\n");
  // Behind a full row nothing is cleared: that would take its last character away.
  expect(rows).toEqual(["one\x1b[K", "x".repeat(10), `${"y".repeat(9)}…`, "\x1b[K", "\x1b[K"]);
});

test("a filled line has exactly the width", () => {
  for (const width of [3, 5, 12]) expect(lineWidth(filled(line("Asai ", styled("4 +3", { colour: "green" })), width))).toBe(width);
});
