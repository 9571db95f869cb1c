import { expect, test } from "vitest";
import { KeyDecoder, onLatinKeyboard } from "../src/play/keys.ts";

function keysOf(...chunks: (string | number[])[]): string[] {
  const decoder = new KeyDecoder();
  return chunks.flatMap((chunk) => decoder.feed(Buffer.from(chunk as string)));
}

test("characters are keys by themselves, also several in one chunk", () => {
  expect(keysOf("1qй?")).toEqual(["1", "q", "й", "?"]);
});

test("control characters have names, unknown ones are no keys", () => {
  expect(keysOf("\r\n\x03\x1a\x7f\x01\x00")).toEqual(["enter", "enter", "ctrl-c", "ctrl-z", "backspace"]);
});

test("arrows and paging keys, in the dialects of xterm, rxvt and the Linux console", () => {
  expect(keysOf("\x1b[A\x1b[B\x1bOC\x1bOD\x1b[5~\x1b[6~\x1b[H\x1b[1~\x1b[4~\x1b[[A")).toEqual([
    ...["up", "down", "right", "left", "pageup", "pagedown", "home", "home", "end", "f1"],
  ]);
});

test("an arrow with a modifier is still an arrow", () => {
  expect(keysOf("\x1b[1;5A")).toEqual(["up"]);
});

test("a sequence split anywhere over chunks is one key", () => {
  for (const sequence of ["\x1b[A", "\x1bOA", "\x1b[1;2A"])
    for (let at = 1; at < sequence.length; at++) expect(keysOf(sequence.slice(0, at), sequence.slice(at))).toEqual(["up"]);
});

test("a character split over chunks is one key", () => {
  const bytes = [...Buffer.from("ж1")];
  expect(keysOf(bytes.slice(0, 1), bytes.slice(1))).toEqual(["ж", "1"]);
});

test("unknown sequences are swallowed whole and the key behind them is kept", () => {
  expect(keysOf("\x1b[200~1\x1b[?64;1;2c2\x1b[[B3")).toEqual(["1", "2", "3"]);
});

test("a lone Escape is a key only when nothing follows", () => {
  const decoder = new KeyDecoder();
  expect(decoder.feed(Buffer.from("\x1b"))).toEqual([]);
  expect(decoder.unfinished).toBe(true);
  expect(decoder.flush()).toEqual(["escape"]);
  expect(decoder.unfinished).toBe(false);
  expect(decoder.feed(Buffer.from("A"))).toEqual(["A"]);
});

test("Escape and a letter in one chunk are two keys", () => {
  expect(keysOf("\x1bq")).toEqual(["escape", "q"]);
});

test("a broken sequence that never ends is forgotten", () => {
  const decoder = new KeyDecoder();
  decoder.feed(Buffer.from("\x1b[1;"));
  expect(decoder.flush()).toEqual([]);
  expect(decoder.feed(Buffer.from("q"))).toEqual(["q"]);
});

test("Russian and French layouts reach the same commands and digits", () => {
  expect(["й", "Ы", "г", "о", "л"].map(onLatinKeyboard)).toEqual(["q", "s", "u", "j", "k"]);
  expect(["&", "é", '"', "ç"].map(onLatinKeyboard)).toEqual(["1", "2", "3", "9"]);
  expect(["up", "Q", "7"].map(onLatinKeyboard)).toEqual(["up", "q", "7"]);
});
