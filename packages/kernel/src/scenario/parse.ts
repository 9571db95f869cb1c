// Reads scenario files into scenarios; knows the shape of a file, nothing of games. The format is described in docs/scenarios.md.
import { didYouMean, plain } from "./words.ts";

export class ScenarioError extends Error {
  readonly file: string;
  readonly line: number;
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = "ScenarioError";
    this.file = file;
    this.line = line;
  }
}

export interface Line {
  readonly number: number;
  readonly text: string;
}

export interface Entry extends Line {
  readonly key: string;
  readonly value: string;
}

export interface Scenario {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly game: Entry;
  readonly players: Entry;
  readonly options: readonly Entry[];
  readonly seed: string;
  /** Absent: the match begins at its very start. */
  readonly given: readonly Entry[] | undefined;
  readonly play: readonly Line[];
}

const HEADERS = ["game", "players", "seed"];

export function parseScenarios(file: string, text: string): Scenario[] {
  const lines = text.split(/\r?\n/).map((line, index) => ({ number: index + 1, text: line.replace(/(^|\s)#.*$/, "").trim() }));
  const starts = lines.filter(({ text }) => /^scenario\b/i.test(text));
  const stray = lines.find(({ text, number }) => text !== "" && number < (starts[0]?.number ?? Number.POSITIVE_INFINITY));
  if (stray) throw new ScenarioError(file, stray.number, `a file begins with "Scenario: what it shows", not with "${stray.text}"`);
  if (starts.length === 0) throw new ScenarioError(file, 1, 'there is no scenario here; one begins with a line "Scenario: what it shows"');
  return starts.map((start, index) => {
    const end = starts[index + 1]?.number ?? lines.length + 1;
    const body = lines.filter(({ number, text }) => number > start.number && number < end && text !== "");
    return parseOne(file, start, body);
  });
}

function parseOne(file: string, start: Line, body: readonly Line[]): Scenario {
  const title = start.text.replace(/^scenario\s*:?\s*/i, "");
  if (title === "") throw new ScenarioError(file, start.number, 'give the scenario a title: "Scenario: what it shows"');
  const playAt = body.findIndex(({ text }) => /^play:?$/i.test(text));
  const givenAt = body.findIndex(({ text }) => /^given:?$/i.test(text));
  if (playAt < 0)
    throw new ScenarioError(file, start.number, 'the scenario has no "Play" section: what the players do and what must be true then');
  if (givenAt > playAt) throw new ScenarioError(file, body[givenAt].number, '"Given" comes before "Play"');

  const head = body.slice(0, givenAt >= 0 ? givenAt : playAt).map((line) => entry(file, line));
  const wrong = head.find(({ key }) => !HEADERS.includes(key) && !/^option /.test(key));
  if (wrong)
    throw new ScenarioError(
      file,
      wrong.number,
      `"${wrong.key}" can't stand before Given and Play${didYouMean(wrong.key, [...HEADERS, "option NAME"])}; there: game, players, option NAME, seed`,
    );
  const given = givenAt >= 0 ? body.slice(givenAt + 1, playAt).map((line) => entry(file, line)) : undefined;
  for (const part of [head, given ?? []]) {
    const again = part.find(({ key }, index) => part.findIndex((other) => plain(other.key) === plain(key)) !== index);
    if (again) throw new ScenarioError(file, again.number, `"${again.key}" stands here for the second time`);
  }
  const header = (key: string): Entry => {
    const found = head.find((entry) => entry.key === key);
    if (!found) throw new ScenarioError(file, start.number, `the scenario needs a line "${key}: …"`);
    return found;
  };
  const play = body.slice(playAt + 1);
  if (play.length === 0) throw new ScenarioError(file, start.number, 'nothing is played or checked: write at least one line after "Play"');
  return {
    file,
    line: start.number,
    title,
    game: header("game"),
    players: header("players"),
    options: head.filter(({ key }) => key.startsWith("option ")),
    seed: head.find(({ key }) => key === "seed")?.value ?? "scenario",
    given,
    play,
  };
}

function entry(file: string, line: Line): Entry {
  const colon = line.text.indexOf(":");
  if (colon < 0) throw new ScenarioError(file, line.number, `"${line.text}" needs a colon: "name: value"`);
  return { ...line, key: line.text.slice(0, colon).trim(), value: line.text.slice(colon + 1).trim() };
}
