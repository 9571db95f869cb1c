import { readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LANGS, recordOf } from "@fracas/kernel";
import { expect, test } from "vitest";
import { nextFile, resumeCommand } from "../src/play/save.ts";
import { type PlayRequest, Session } from "../src/play/session.ts";
import { newFile, readRecord, request, typeLines } from "./play-fakes.ts";

const ONES = new Array<string>(100).fill("1");

function atFirstQuestion(wanted: PlayRequest): Session {
  const session = new Session(wanted);
  session.botsGoOn();
  return session;
}

test("answering 1 to everything plays a whole match, with any number of players and in any language", async () => {
  for (const lang of LANGS)
    for (const players of [2, 3, 4, 5]) {
      const wanted = request({ lang, players });
      const session = new Session(wanted);
      for (session.botsGoOn(); !session.match.over; session.botsGoOn()) session.answer(session.question()?.choices[0].option ?? -1);
      const { code, text } = await typeLines(wanted, ONES);
      expect(code).toBe(0);
      expect(text.trimEnd().split("\n").at(-1)).toBe(session.result());
      for (const sentence of session.log()) expect(text).toContain(`${sentence}\n`);
    }
});

test("an option is also chosen by its id", async () => {
  const [byNumber, byId] = [request(), request()];
  const choice = atFirstQuestion(byId).question()?.choices[1];
  await typeLines(byNumber, ["2", "save"]);
  await typeLines(byId, [choice?.id ?? "", "save"]);
  expect(readRecord(byId.saveTo)).toEqual(readRecord(byNumber.saveTo));
  expect(readRecord(byId.saveTo).answers.length).toBeGreaterThan(0);
});

test("a wrong input changes nothing and says what would be right", async () => {
  const wanted = request();
  const choices = atFirstQuestion(wanted).question()?.choices ?? [];
  for (const wrong of ["0", String(choices.length + 1), "-1", "1.5", "", "uesug", "constructor"]) {
    const { text } = await typeLines(wanted, [wrong, "save"]);
    expect(text).toContain(`"${wrong}" is no answer here. Type a number from 1 to ${choices.length}, or one of: ${choices[0].id}`);
    expect(readRecord(wanted.saveTo).answers).toEqual(atFirstQuestion(wanted).match.answers);
  }
});

test("commands are understood in the language of the match and in English", async () => {
  for (const help of ["aide", "help", "AIDE"])
    expect((await typeLines(request({ lang: "fr" }), [help])).text).toContain("Comment jouer à Nobunaga");
});

test("input that ends before the match does is an error that says where we were", async () => {
  const { code, text } = await typeLines(request(), ["1"]);
  expect(code).toBe(1);
  expect(text.trimEnd().split("\n").at(-1)).toMatch(
    /^The input ended before the match did, after \d+ answers, at the question ".+"\. Nothing was saved\.$/,
  );
});

test("quitting is no error", async () => {
  const { code, text } = await typeLines(request(), ["1", "quit", "1"]);
  expect(code).toBe(0);
  expect(text.trimEnd().split("\n").at(-1)).toBe("You left the match. Nothing was saved.");
});

test("an answer is undone as long as nobody has reacted and nothing was seen", async () => {
  const { seed, inputs, before } = undoable();
  const wanted = request({ seed });
  const { text } = await typeLines(wanted, [...inputs, "undo", "save"]);
  expect(text).toContain("Your answer is taken back.");
  expect(readRecord(wanted.saveTo)).toEqual(before);
});

/** A match and inputs whose last one can be taken back, since the next question comes to the same seat at once; and the record before it. */
function undoable() {
  for (let n = 0; n < 50; n++) {
    const found = undoableIn(`undo/${n}`);
    if (found) return found;
  }
  throw new Error("in none of these matches an answer can be undone");
}

function undoableIn(seed: string) {
  const session = new Session(request({ seed }));
  const inputs: string[] = [];
  for (session.botsGoOn(); !session.match.over; session.botsGoOn()) {
    const choices = session.question()?.choices ?? [];
    const at = Math.max(
      0,
      choices.findIndex(({ id }) => id === "active"),
    );
    const before = recordOf(session.match, session.request.names);
    session.answer(choices[at].option);
    inputs.push(String(at + 1));
    if (session.asked && session.match.fork().undo(session.request.you) === undefined) return { seed, inputs, before };
  }
  return undefined;
}

test("an answer that others reacted to can't be undone, but gone back to; the match then goes on as if it had never been given", async () => {
  const back = request();
  const straight = request();
  const { text } = await typeLines(back, ["1", "undo", "back", "2", "save"]);
  await typeLines(straight, ["2", "save"]);
  expect(text).toContain("Somebody else has answered since; your answer can't be taken back any more.");
  expect(text).toContain("taken back once");
  const { wentBack, ...record } = readRecord(back.saveTo);
  expect(wentBack).toBe(1);
  expect(record).toEqual(readRecord(straight.saveTo));
});

test("before the first answer there is nothing to go back to", async () => {
  const { text } = await typeLines(request(), ["undo", "back"]);
  expect(text.split("There is no answer of yours to take back.").length).toBe(3);
});

test("a match saved, resumed and played on is the match played without a break", async () => {
  for (const players of [2, 3, 5]) {
    const whole = request({ players });
    await typeLines(whole, ["1", "2", "1", "2", "1", "2", "1", "save"]);
    const first = request({ players });
    await typeLines(first, ["1", "2", "1", "2", "save", "quit"]);
    const { answers } = readRecord(first.saveTo);
    const second = request({ players, answers });
    await typeLines(second, ["1", "2", "1", "save"]);
    expect(readRecord(second.saveTo)).toEqual(readRecord(whole.saveTo));
    expect(readRecord(whole.saveTo).answers.length).toBeGreaterThan(answers.length);
  }
});

test("what is saved is what the kernel calls the record, and nothing else lies beside it", async () => {
  const wanted = request();
  await typeLines(wanted, ["save"]);
  expect(readRecord(wanted.saveTo)).toEqual(recordOf(atFirstQuestion(wanted).match, wanted.names));
  expect(readdirSync(dirname(wanted.saveTo))).toEqual(["match.json"]);
});

test("a save that fails says so, leaves nothing behind, and the match goes on", async () => {
  const file = newFile();
  writeFileSync(file, "in the way");
  const { code, text } = await typeLines(request({ saveTo: join(file, "match.json") }), ["save", ...ONES]);
  expect(text).toContain("Couldn't save as");
  expect(code).toBe(0);
  expect(readdirSync(dirname(file))).toEqual(["match.json"]);
});

test("the table can be looked at, without any escape sequence", async () => {
  const { text } = await typeLines(request({ lang: "ru" }), ["стол"]);
  expect(text).toContain("Ваша рука");
  expect(text).not.toContain("\x1b");
});

test("a record that doesn't belong to the match stops at once", () => {
  expect(() => new Session({ ...request(), answers: [[request().you, 77]] })).toThrow();
});

test("bots asked together with the person have answered before the person does", () => {
  const session = new Session(request());
  while (session.match.prompt?.prompt !== "keepOne")
    if (session.asked) session.answer(session.question()?.choices[0].option ?? -1);
    else session.botAnswers(session.match.next);
  expect(session.match.waiting).toEqual([session.request.you]);
});

test("file names are quoted for the shell only where needed, and count up for the next match", () => {
  expect(resumeCommand("saves/a-b_1.json")).toBe("npx fracas play --resume saves/a-b_1.json");
  expect(resumeCommand("it's mine.json")).toBe("npx fracas play --resume 'it'\\''s mine.json'");
  expect(["m.json", "m-2.json", "dir.x/m"].map(nextFile)).toEqual(["m-2.json", "m-3.json", "dir.x/m-2"]);
});
