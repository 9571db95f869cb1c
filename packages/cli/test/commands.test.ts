import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { commitment, Match, recordOf } from "@fracas/kernel";
import { nobunaga } from "@fracas/nobunaga";
import { beforeAll, describe, expect, test } from "vitest";
import { fracas, temporaryFolder } from "./run.ts";

const folder = temporaryFolder();
const file = (name: string) => join(folder, name);
const names = ["Anna", "Boris", "Chen"];

function recorded(answers: number) {
  const match = Match.start(nobunaga, { players: 3, options: { nobunagaExtraCard: false, nobunagaBlocks: false }, seed: "cli" });
  while (!match.over && match.answerCount < answers) match.answer(match.next, match.options(match.next)[0]);
  return recordOf(match, names);
}

beforeAll(() => {
  writeFileSync(file("whole.json"), JSON.stringify(recorded(1000)));
  writeFileSync(file("half.json"), JSON.stringify(recorded(20)));
});

describe("help", () => {
  test.each(["en", "fr", "ru"])("every command explains itself and its options in %s", async (lang) => {
    const overview = await fracas("--lang", lang);
    expect(overview.code).toBe(0);
    for (const command of ["serve", "play", "simulate", "replay", "scenario", "check"]) {
      expect(overview.out).toContain(`fracas ${command}`);
      const { code, out } = await fracas(command, "--help", "--lang", lang);
      expect(code).toBe(0);
      expect(out).toContain("--lang en|fr|ru");
      expect(out).not.toMatch(/undefined|TEXT/);
    }
  });
});

describe("bad input gets one clear line and exit code 2", () => {
  test.each<[string, string[], string]>([
    ["an unknown command", ["paly"], 'There is no command "paly"; there is: serve, play, simulate, replay, scenario, check.'],
    ["a port that isn't one", ["serve", "--port", "70000"], '--port can\'t be "70000"; it takes a whole number, 0-65535.'],
    [
      "a level of talk that isn't one",
      ["serve", "--log", "loud"],
      'FRACAS_LOG is "loud"; it must be one of silent, error, warn, info, debug',
    ],
    ["a word where there is none", ["serve", "nobunaga"], '"nobunaga" isn\'t understood here; there is: --port --host --data.'],
    ["an unknown game", ["simulate", "nobunagga"], 'There is no game "nobunagga"; there is: smash-up, nobunaga.'],
    ["no game", ["simulate"], "Name one game: fracas simulate nobunaga."],
    ["an unknown flag", ["simulate", "nobunaga", "--gamse", "3"], '"--gamse" isn\'t understood here; there is: --help --lang --games'],
    ["a flag without its value", ["simulate", "nobunaga", "--games"], "--games needs a value."],
    [
      "a value that isn't a number",
      ["simulate", "nobunaga", "--games", "many"],
      '--games can\'t be "many"; it takes a whole number, 1-1000000000.',
    ],
    ["too many players", ["simulate", "nobunaga", "--players", "6"], "6 players can't play this; it takes 2 to 5."],
    [
      "an unknown option",
      ["simulate", "nobunaga", "--option", "extra=true"],
      'There is no option "extra"; there is: nobunagaExtraCard, nobunagaBlocks.',
    ],
    [
      "a wrong option value",
      ["simulate", "nobunaga", "--option", "nobunagaBlocks=maybe"],
      'Option nobunagaBlocks can\'t be "maybe"; it can be: false, true.',
    ],
    ["an option without value", ["simulate", "nobunaga", "--option", "nobunagaBlocks"], '--option takes NAME=VALUE, not "nobunagaBlocks".'],
    ["an unknown bot", ["simulate", "nobunaga", "--bot", "clever"], 'There is no bot "clever" for this game; there is: random, greedy.'],
    ["a flag given twice", ["simulate", "nobunaga", "--seed", "1", "--seed", "2"], "--seed can only be given once."],
    ["two languages", ["simulate", "nobunaga", "--lang", "en", "--lang=fr"], "--lang can only be given once."],
    ["a game and a record", ["check", "nobunaga", "--record", file("whole.json")], "Name a game or a record, not both."],
    ["an unknown language", ["--lang", "de"], 'There is no language "de"; there is: en, fr, ru.'],
    ["a missing record", ["replay", file("none.json")], "can't be read: there is no such file."],
    ["a folder as record", ["replay", folder], "can't be read: it is a folder."],
    [
      "an unknown seat",
      ["replay", file("whole.json"), "--seat", "Dina"],
      'There is no seat "Dina"; there is: 1 (Anna), 2 (Boris), 3 (Chen).',
    ],
    ["a replay too far", ["replay", file("half.json"), "--to", "21"], "--to 21 is too far; the record has 20 answers."],
    ["no scenarios", ["scenario", folder], "There are no .scenario files in"],
    ["resuming with players", ["play", "nobunaga", "--resume", file("half.json")], "A resumed match brings its game"],
  ])("%s", async (_, argv, message) => {
    const before = readdirSync(folder);
    const { code, out, err } = await fracas(...argv);
    expect(code).toBe(2);
    expect(out).toBe("");
    expect(err).toMatch(/^fracas: [^\n]+\n$/);
    expect(err).toContain(message);
    expect(readdirSync(folder)).toEqual(before);
  });

  test.each<[string, object | string, string]>([
    ["a broken record", "{", "it is not JSON"],
    ["a foreign record", { pgn: "1. e4" }, 'it has no "fracas" field'],
    ["another rules version", { ...recorded(3), rules: 99 }, "rules version 99 of nobunaga; this program has version 1"],
    ["an impossible answer", { ...recorded(3), answers: [[0, 77]] }, "Answer 1 of the record is impossible"],
  ])("%s", async (_, content, message) => {
    writeFileSync(file("bad.json"), typeof content === "string" ? content : JSON.stringify(content));
    for (const argv of [
      ["replay", file("bad.json")],
      ["play", "--resume", file("bad.json")],
    ]) {
      const { code, err } = await fracas(...argv);
      expect(code).toBe(2);
      expect(err).toMatch(/^fracas: [^\n]+\n$/);
      expect(err).toContain(message);
    }
  });

  test("a file larger than any record is not read to its end", async () => {
    writeFileSync(file("huge.json"), Buffer.alloc(17 * 2 ** 20, " "));
    const { code, err } = await fracas("replay", file("huge.json"));
    expect(code).toBe(2);
    expect(err).toContain("is larger than a record or scenario can be (16 MB).");
  });

  test("in the language that was asked for", async () => {
    expect((await fracas("simulate", "go", "--lang", "fr")).err).toBe(
      "fracas: Il n'y a pas de jeu « go » ; il y a : smash-up, nobunaga.\n",
    );
    expect((await fracas("simulate", "go", "--lang=ru")).err).toBe("fracas: Игры «go» нет; есть: smash-up, nobunaga.\n");
  });
});

const bin = join(import.meta.dirname, "../bin/fracas.mjs");

test("whatever somebody calls themselves, their saved match can be read back", () => {
  const name = `\u001b[2JAnna (the ${"very ".repeat(20)}great)\n`;
  const saved = file("named.json");
  const input = "save\nquit\n";
  expect(spawnSync(process.execPath, [bin, "play", "nobunaga", "--name", name, "--save", saved], { input }).status).toBe(0);
  const shown = spawnSync(process.execPath, [bin, "replay", "-"], { input: readFileSync(saved) });
  expect(shown.status).toBe(0);
  expect(String(shown.stdout)).toMatch(/^Nobunaga — \[2JAnna the very [a-z ]+, Akira \(greedy\)/);
});

test("a reader who has heard enough isn't shown a stack trace", async () => {
  const child = spawn(process.execPath, [bin, "--help"], { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  let err = "";
  child.stderr.on("data", (chunk) => {
    err += chunk;
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect({ code, err }).toEqual({ code: 0, err: "" });
});

describe("simulate", () => {
  const simulate = async (...more: string[]) => {
    const { code, out } = await fracas("simulate", "nobunaga", "--games", "450", "--seed", "7", "--json", ...more);
    expect(code).toBe(0);
    return JSON.parse(out);
  };

  test("the same seed gives the same table, whatever the number of threads", async () => {
    const [one, again, threads] = [await simulate(), await simulate(), await simulate("--jobs", "2")];
    expect(one).toMatchObject({ game: "nobunaga", players: 4, games: 450 });
    for (const key of ["seconds", "gamesPerSecond", "decisionsPerSecond", "decisionsPerGame"]) expect(one[key]).toBeGreaterThan(0);
    expect(again.results).toEqual(one.results);
    expect(threads.results).toEqual(one.results);
    expect(threads.decisionsPerGame).toBe(one.decisionsPerGame);
  });

  test("another seed gives another table", async () => {
    const other = JSON.parse((await fracas("simulate", "nobunaga", "--games", "450", "--seed", "8", "--json")).out);
    expect(other.results).not.toEqual((await simulate()).results);
  });

  test("shares add up, and each lies in its interval", async () => {
    const { results } = await simulate();
    expect(results.reduce((sum: number, { share }: { share: number }) => sum + share, 0)).toBeCloseTo(1);
    for (const { share, low, high } of results) {
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
    }
  });

  test.each(["en", "fr", "ru"])("prints a table in %s", async (lang) => {
    const { out } = await fracas("simulate", "nobunaga", "--games", "20", "--lang", lang);
    expect(out.trim().split("\n")).toHaveLength(3 + 5);
  });
});

describe("replay", () => {
  test("shows what a seat saw and no more", async () => {
    const open = await fracas("replay", file("whole.json"));
    const boris = await fracas("replay", file("whole.json"), "--seat", "boris");
    expect(open.out).toMatch(/Anna keeps (?!one card)/);
    expect(boris.out).toContain("Anna keeps one card of the pair.");
    expect(boris.out).toMatch(/You keep (?!one card)/);
  });

  test("shows the seed of a finished match and what it was committed to, and of no other", async () => {
    expect((await fracas("replay", file("whole.json"))).out).toContain(
      `The cards came from the seed "cli", to which the match was committed as ${commitment("cli")}.`,
    );
    expect((await fracas("replay", file("half.json"))).out).not.toContain("seed");
  });

  test("stops where it is told and says what was asked there", async () => {
    const { out } = await fracas("replay", file("whole.json"), "--to", "0");
    expect(out.trim().split("\n").at(-1)).toMatch(/^(Anna|Boris|Chen) — Take one of the pairs$/);
  });

  test("a true record passes the check, an unfinished one as far as it goes", async () => {
    expect(await fracas("replay", file("whole.json"), "--check")).toMatchObject({ code: 0 });
    const half = await fracas("replay", file("half.json"), "--check");
    expect(half.code).toBe(0);
    expect(half.out).toContain("all legal");
  });

  test("a record that claims another result fails the check", async () => {
    const record = recorded(1000);
    const lying = { ...record, end: { ...record.end, result: { ...record.end?.result, winners: [0, 1, 2] } } };
    writeFileSync(file("lying.json"), JSON.stringify(lying));
    const { code, out } = await fracas("replay", file("lying.json"), "--check");
    expect(code).toBe(1);
    expect(out).toContain("goes another way");
  });

  test("gives programs the events, the view and the commitment to the seed", async () => {
    const shown = JSON.parse((await fracas("replay", file("half.json"), "--seat", "1", "--json")).out);
    expect(shown).toMatchObject({ game: "nobunaga", seats: names, answers: 20, view: { viewer: 0 } });
    expect(shown.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(shown)).not.toContain('"seed"');
  });
});

describe("check", () => {
  test("finds nothing wrong with Nobunaga, in random matches or in one record", async () => {
    expect((await fracas("check", "nobunaga", "--matches", "40", "--sample", "20")).out).toContain("40 matches");
    expect(await fracas("check", "--record", file("whole.json"))).toMatchObject({ code: 0 });
  });
});

describe("scenario", () => {
  const head = "Scenario: a test\ngame: nobunaga\nplayers: Anna, Boris, Chen\n";
  const given = `${head}Given\n  phase: attack\n  active: Anna\n  Anna's hand: Takeda\n  Nobunaga's campaign zone: Takeda, Mouri, Uesugi\nPlay\n`;

  test.each([
    ["a good one", `${given}  Anna chooses Takeda\n  Anna's won: Takeda\n`],
    [
      "two in a file, with remarks",
      `# first\n${given}  Anna is offered Mouri # yes\n${given}  Anna is asked attack: Takeda, Mouri, Uesugi\n`,
    ],
    ["one from the very start", `${head}seed: x\nPlay\n  cards in the game: 60\n`],
  ])("passes %s", async (_, text) => {
    writeFileSync(file("good.scenario"), text);
    expect(await fracas("scenario", file("good.scenario"))).toMatchObject({ code: 0 });
  });

  test.each([
    [
      "a typo in a line",
      `${given}  Anna chosses Takeda\n`,
      ':10: I don\'t understand "Anna chosses Takeda". A line in Play is one of: NAME chooses OPTION |',
    ],
    [
      "a typo in a name",
      `${given}  Ana chooses Takeda\n`,
      ':10: there is no player "Ana" (did you mean "Anna"?); there is: Anna, Boris, Chen, nobody',
    ],
    [
      "a typo in an option",
      `${given}  Anna chooses Takedo\n`,
      ':10: Anna isn\'t offered "Takedo" (did you mean "takeda"?); offered: Attack Uesugi, Attack Mouri, Attack Takeda',
    ],
    [
      "a typo in a card",
      `${given.replace("hand: Takeda", "hand: Takada")}  nobody is asked\n`,
      ':7: there is no card "Takada" (did you mean "Takeda"?)',
    ],
    ["a typo in a field", `${given}  Anna's hnad: Takeda\n`, ':10: the position has no "Anna\'s hnad" (did you mean "Anna\'s hand"?)'],
    [
      "a typo in a phase",
      `${given.replace("attack", "atack")}  nobody is asked\n`,
      ':5: there is no phase "atack" (did you mean "attack"?)',
    ],
    [
      "a typo in an event",
      `${given}  Anna chooses Takeda\n  happens atacked: seat Anna\n`,
      ':11: there is no event "atacked" (did you mean "attacked"?); there is: started,',
    ],
    ["a wrong expectation", `${given}  Anna chooses Takeda\n  active: Chen\n`, ":11: active should be Chen, but is Boris"],
    ["options too few", `${given}  Anna is asked attack: Takeda, Mouri\n`, ":10: Anna is also offered: Attack Uesugi"],
    ["an option that isn't there", `${given}  Anna is asked attack: Takeda, Hongan Temple\n`, ':10: Anna isn\'t offered "Hongan Temple"'],
    ["the wrong player asked", `${given}  Boris is asked attack\n`, ":10: Boris isn't asked anything; asked is Anna: attack"],
    [
      "a typo in what isn't offered",
      `${given}  Anna is not offered Takedo\n`,
      ':10: there is no option "Takedo" in this game (did you mean "takeda"?)',
    ],
    ["a typo in what can't be chosen", `${given}  Boris can't choose Takedo\n`, ':10: there is no option "Takedo" in this game'],
    ["a typo in what doesn't happen", `${given}  Anna chooses Takeda\n  does not happen atacked\n`, ':11: there is no event "atacked"'],
    [
      "a typo in a field of what doesn't happen",
      `${given}  Anna chooses Takeda\n  does not happen attacked: seet Anna\n`,
      ':11: the event attacked has no field "seet" (did you mean "seat"?); it has: seat, house',
    ],
    [
      "a typo in a value of what doesn't happen",
      `${given}  Anna chooses Takeda\n  does not happen attacked: seat Ana\n`,
      ':11: there is no player "Ana"',
    ],
    [
      "a line given twice",
      `${given.replace("active: Anna", "active: Anna\n  active: Boris")}  nobody is asked\n`,
      ':7: "active" stands here for the second time',
    ],
    [
      "an absurd number of cards",
      `${given.replace("hand: Takeda", "hand: 5000000000 Takeda")}  nobody is asked\n`,
      ":7: 5000000000 cards are too many",
    ],
    ["an option listed twice", `${given}  Anna is asked attack: Takeda, Takeda\n`, ':10: "Takeda" stands twice in the list'],
    [
      "a phase that needs more",
      `${given.replace("active: Anna", "round: 3")}  nobody is asked\n`,
      ":5: give the active player: active: NAME",
    ],
    ["a third campaign", `${given.replace("active: Anna", "campaign: 3")}  nobody is asked\n`, ":6: there are campaigns 1 and 2"],
    [
      "too many cards",
      `${given.replace("hand: Takeda", "hand: 11 Takeda")}  nobody is asked\n`,
      ":5: there are 12 Takeda cards in this position; the game has 10",
    ],
    [
      "a value that follows from others",
      `${given.replace("active: Anna", "active: Anna\n  Anna's points: 3")}  nobody is asked\n`,
      ':7: "Anna\'s points" follows from the rest',
    ],
    [
      "an unknown option of the game",
      `${given.replace("Given", "option nobunagaBlock: on\nGiven")}  nobody is asked\n`,
      ':4: there is no option "nobunagaBlock" (did you mean "nobunagaBlocks"?)',
    ],
    [
      "an unknown game",
      `${given.replace("game: nobunaga", "game: nobunago")}  nobody is asked\n`,
      ':2: there is no game "nobunago" (did you mean "nobunaga"?)',
    ],
    ["no Play", head, ':1: the scenario has no "Play" section'],
    ["an empty file", "", ":1: there is no scenario here"],
    ["a stray line", `game: nobunaga\n${given}`, ":1: a file begins with"],
    ["a line without colon", `${head}Given\n  active Anna\nPlay\n  nobody is asked\n`, ':5: "active Anna" needs a colon'],
  ])("names file, line and remedy for %s", async (_, text, message) => {
    writeFileSync(file("bad.scenario"), text);
    const { code, out } = await fracas("scenario", file("bad.scenario"));
    expect(code).toBe(1);
    expect(out).toContain(`bad.scenario${message}`);
  });

  test("the project's own all pass", async () => {
    const { code, out } = await fracas("scenario", join(import.meta.dirname, "../../../scenarios"), "--json");
    expect(JSON.parse(out)).toMatchObject({ failed: 0 });
    expect(code).toBe(0);
  });

  test("the example in the documentation runs", async () => {
    const docs = readFileSync(join(import.meta.dirname, "../../../docs/scenarios.md"), "utf8");
    const [, example = ""] = docs.match(/```\n(Scenario:[\s\S]+?)```/) ?? [];
    writeFileSync(file("docs.scenario"), example);
    expect(await fracas("scenario", file("docs.scenario"))).toMatchObject({ code: 0 });
  });
});
