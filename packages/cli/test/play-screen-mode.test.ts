import { parseRecord, replay } from "@fracas/kernel";
import { expect, test } from "vitest";
import { Session } from "../src/play/session.ts";
import { widthOf } from "../src/play/width.ts";
import { FakeTerminal, game, greedy, readRecord, request } from "./play-fakes.ts";

const OPTION = /^ {3}1 {2}/m;

/** Chooses the first option until the end, without waiting for the bots. */
async function playThrough(terminal: FakeTerminal): Promise<void> {
  for (;;) {
    await terminal.shows(/^ {3}1 {2}|Waiting for|Play again/m);
    if (terminal.text.includes("Play again")) return;
    const before = terminal.text;
    terminal.press(terminal.text.includes("Waiting for") ? "x" : "1");
    await terminal.changes(before);
  }
}

test("a whole match by keys: every screen fits the window, and at the end the terminal is as before", async () => {
  const signals = process.listenerCount("SIGTERM") + process.listenerCount("exit") + process.listenerCount("SIGCONT");
  const terminal = new FakeTerminal(80, 24);
  const wanted = request({ players: 5 });
  const code = terminal.play(wanted);
  terminal.onScreen = (screen) => {
    expect(screen.length).toBe(24);
    for (const row of screen) expect(widthOf(row)).toBeLessThanOrEqual(80);
  };
  await playThrough(terminal);
  terminal.press("s");
  await terminal.shows("Saved as");
  terminal.press("q");
  expect(await code).toBe(0);
  expect(terminal.restored).toBe(true);
  expect(process.listenerCount("SIGTERM") + process.listenerCount("exit") + process.listenerCount("SIGCONT")).toBe(signals);
  const parsed = parseRecord(JSON.stringify(readRecord(wanted.saveTo)), [game]);
  if (!("record" in parsed)) throw parsed;
  expect(parsed.record.end).toBeDefined();
  expect(replay(game, parsed.record)).toHaveProperty("over", true);
});

test("arrows and Enter choose like digits do; Enter alone chooses nothing", async () => {
  const terminal = new FakeTerminal();
  const wanted = request();
  const code = terminal.play(wanted);
  await terminal.shows(OPTION);
  terminal.press("\r", "\x1b[B", "\x1b[B", "\r", "s");
  await terminal.shows("Saved.");
  terminal.press("\x03");
  await code;
  const other = request();
  const digits = new FakeTerminal();
  const otherCode = digits.play(other);
  await digits.shows(OPTION);
  digits.press("2", "s");
  await digits.shows("Saved.");
  digits.press("\x03");
  await otherCode;
  expect(readRecord(wanted.saveTo)).toEqual(readRecord(other.saveTo));
  expect(readRecord(wanted.saveTo).answers.filter(([seat]) => seat === wanted.you).length).toBe(1);
});

test("bots answer by themselves after a moment", async () => {
  const terminal = new FakeTerminal();
  const code = terminal.play(request({ seed: seedWithWaiting() }));
  await terminal.shows(OPTION);
  terminal.press("1");
  await terminal.shows("Waiting for");
  await terminal.shows(OPTION);
  terminal.press("\x03");
  expect(await code).toBe(130);
});

/** A match in which bots come between the person's first answer and the next question. */
function seedWithWaiting(): string {
  for (let n = 0; ; n++) {
    const session = new Session(request({ seed: `waiting ${n}` }));
    session.botsGoOn();
    session.answer(session.question()?.choices[0].option ?? -1);
    if (!session.asked) return `waiting ${n}`;
  }
}

test("Ctrl-C leaves at once and says that nothing was saved", async () => {
  const terminal = new FakeTerminal();
  const code = terminal.play(request());
  await terminal.shows(OPTION);
  terminal.press("\x03");
  expect(await code).toBe(130);
  expect(terminal.restored).toBe(true);
  expect(terminal.written).toMatch(/Nothing was saved\.\n$/);
});

test("a fault leaves the terminal as it was", async () => {
  const bot = { ...greedy(), choose: () => -1 };
  const terminal = new FakeTerminal();
  const code = terminal.play(request({ bot, seed: "fault" }));
  code.catch(() => undefined);
  await terminal.shows(/^ {3}1 {2}|Waiting for/m);
  terminal.press("1", "x");
  await expect(code).rejects.toThrow("isn't offered");
  expect(terminal.restored).toBe(true);
});

test("a terminal that goes away ends the game", async () => {
  const terminal = new FakeTerminal();
  const code = terminal.play(request());
  await terminal.shows(OPTION);
  terminal.input.end();
  expect(await code).toBe(129);
});

test("quitting asks first, says what each key does, and can be called off", async () => {
  const terminal = new FakeTerminal();
  const wanted = request();
  const code = terminal.play(wanted);
  await terminal.shows(OPTION);
  terminal.press("q");
  await terminal.shows(/s {2}Save and quit *\n +q {2}Quit without saving *\n +Esc {2}Keep playing/);
  terminal.press("\x1b");
  await terminal.shows(OPTION);
  terminal.press("q");
  await terminal.shows("Leave the match?");
  terminal.press("s");
  expect(await code).toBe(0);
  expect(readRecord(wanted.saveTo).seats).toEqual(wanted.names);
  expect(terminal.written).toContain(`fracas play --resume ${wanted.saveTo}`);
});

test("an answer that bots reacted to is refused with its reason, and r goes back and marks the match", async () => {
  const terminal = new FakeTerminal();
  const code = terminal.play(request({ seed: seedWithWaiting() }));
  await terminal.shows("Take one of the pairs");
  const before = terminal.text;
  terminal.press("1", "x");
  await terminal.shows("Which card do you keep?");
  terminal.press("u");
  await terminal.shows("Somebody else has answered since");
  terminal.press("r");
  await terminal.shows("You are back at your previous decision.");
  terminal.press("\x1b[B");
  await terminal.shows("taken back once");
  expect(terminal.screen.slice(0, 12)).toEqual(before.split("\n").slice(0, 12));
  terminal.press("\x03");
  await code;
});

test("a window that is too small says so politely, and the table comes back with the room", async () => {
  const terminal = new FakeTerminal(60, 20);
  const code = terminal.play(request());
  await terminal.shows(OPTION);
  terminal.resize(59, 20);
  await terminal.shows("This window has 59×20 characters, the table needs 60×20.");
  expect(terminal.text).not.toMatch(OPTION);
  terminal.resize(7, 3);
  await terminal.shows("This");
  terminal.resize(140, 50);
  await terminal.shows(OPTION);
  expect(terminal.screen.length).toBe(50);
  terminal.press("\x03");
  await code;
});

test("help and the log are pages to scroll, and lead back to the table", async () => {
  const terminal = new FakeTerminal(80, 24);
  const code = terminal.play(request());
  await terminal.shows(OPTION);
  terminal.press("?");
  await terminal.shows("this help");
  terminal.press("\x1b[F");
  await terminal.shows("After the second campaign");
  terminal.press("q");
  await terminal.shows(OPTION);
  terminal.press("l");
  await terminal.shows("is the first active player.");
  terminal.press("l");
  await terminal.shows(OPTION);
  terminal.press("\x03");
  await code;
});

test("playing again is a new match with a new seed and a file of its own", async () => {
  const terminal = new FakeTerminal();
  const wanted = request({ players: 2 });
  const code = terminal.play(wanted);
  await playThrough(terminal);
  terminal.press("s");
  await terminal.shows("Saved as");
  terminal.press("n");
  await terminal.shows(/Preparation/);
  terminal.press("s");
  await terminal.shows("Saved.");
  terminal.press("\x03");
  await code;
  const next = readRecord(wanted.saveTo.replace("match.json", "match-2.json"));
  expect(next.seed).not.toBe(readRecord(wanted.saveTo).seed);
  expect(next.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(next.end).toBeUndefined();
});
