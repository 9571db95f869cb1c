// Plays a scenario: sets up its position, makes its choices, checks what must be true.
import type { Game, GameEvent, MatchOptions, OptionFace } from "../game.ts";
import { Match } from "../match.ts";
import { Refused } from "../refused.ts";
import type { SeatId, Viewer } from "../seat.ts";
import { checkSetup, optionValue } from "../setup.ts";
import { type Entry, type Line, type Scenario, ScenarioError } from "./parse.ts";
import type { ScenarioGame, ScenarioSupport } from "./support.ts";
import { differs, findField, type Names, readCard, readNumber, readSeat, setField, ValueError } from "./values.ts";
import { didYouMean, plain } from "./words.ts";

export interface RunMode {
  /** Saves and restores the match before every answer: nothing may change by it. */
  readonly restoring?: boolean;
}

/** Runs a scenario; throws a ScenarioError at the first line that isn't so. */
export function runScenario(scenario: Scenario, games: readonly ScenarioGame[], mode: RunMode = {}): void {
  const at = <T>(line: Line, act: () => T): T => {
    try {
      return act();
    } catch (error) {
      throw new ScenarioError(scenario.file, line.number, error instanceof Error ? error.message : String(error));
    }
  };
  const { game, support } = at(scenario.game, () => findGame(scenario.game.value, games));
  const players = at(scenario.players, () => playerNames(scenario.players.value));
  const options = Object.fromEntries(scenario.options.map((entry) => at(entry, () => readOption(entry, game))));
  const setup = checkSetup(game, { players: players.length, options, seed: scenario.seed });
  if (setup instanceof Refused) throw new ScenarioError(scenario.file, (scenario.options[0] ?? scenario.players).number, setup.message);

  const names = { support, players };
  let match: Match;
  if (scenario.given) {
    const { state } = game.start(setup.players, setup.options);
    for (const entry of scenario.given)
      if (plain(entry.key) !== "phase") at(entry, () => setField(findField(entry.key, names), entry.value, state, names));
    const phase = scenario.given.find(({ key }) => plain(key) === "phase") ?? { ...scenario.game, value: "" };
    const begin = at(phase, () => findPhase(phase.value, support));
    at(phase, () => {
      const wrong = support.complete(state);
      if (wrong) throw new ValueError(wrong);
    });
    match = at(phase, () => Match.startAt(game, setup, state, begin(state)));
  } else match = at(scenario.game, () => Match.start(game, setup));

  const run = new Run(game, match, names, mode);
  for (const line of scenario.play) at(line, () => run.line(line.text));
}

class Run {
  readonly game: Game;
  match: Match;
  readonly names: Names;
  readonly mode: RunMode;
  /** Event lines look at what happened since the last choice. */
  since = 0;

  constructor(game: Game, match: Match, names: Names, mode: RunMode) {
    this.game = game;
    this.match = match;
    this.names = names;
    this.mode = mode;
  }

  line(text: string): void {
    for (const { form, act } of FORMS) {
      const found = text.match(form);
      if (!found) continue;
      act(
        this,
        found.slice(1).map((part) => part?.trim() ?? ""),
      );
      return;
    }
    const colon = text.indexOf(":");
    if (colon < 0)
      throw new ValueError(
        `I don't understand "${text}". A line in Play is one of: ${FORMS.map(({ help }) => help).join(" | ")} | NAME: VALUE`,
      );
    const [key, value] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
    const now = differs(findField(key, this.names), value, this.match.state, this.names);
    if (now !== undefined) throw new ValueError(`${key} should be ${value}, but is ${now}`);
  }

  seat(name: string): SeatId {
    const seat = readSeat(name, this.names);
    if (seat === null) throw new ValueError("a player has to be named here");
    return seat;
  }

  /** The options of a seat with all that may be written for them. */
  offered(seat: SeatId): { option: number; face: OptionFace; words: string }[] {
    const { prompt } = this.match;
    if (!prompt) return [];
    return this.match.options(seat).map((option) => {
      const face = this.game.option(this.match.state, prompt, option);
      return { option, face, words: this.game.texts.en.option(prompt, face, { name: (seat) => this.names.players[seat] }) };
    });
  }

  /** The option that these words name; not one of those in `taken`, which stand in the same list before it. */
  isOffered(seat: SeatId, text: string, taken: readonly number[] = []): number | undefined {
    const wanted = optionName(text);
    const card = this.names.support.cards.find((card) => plain(card.name) === plain(text));
    const { support, players } = this.names;
    const names = (face: OptionFace) => support.optionNames?.(face, players) ?? [];
    return this.offered(seat).find(
      ({ option, face, words }) =>
        !taken.includes(option) &&
        (optionName(face.id) === wanted ||
          plain(words) === plain(text) ||
          face.id === card?.id ||
          names(face).some((name) => plain(name) === plain(text))),
    )?.option;
  }

  /** That something isn't offered is only worth saying of something that exists. */
  mustExist(text: string): void {
    const { cards, otherOptions } = this.names.support;
    const onButtons = this.match.waiting.flatMap((seat) => this.offered(seat).map(({ words }) => words));
    const known = [...cards.flatMap(({ id, name }) => [id, name]), ...otherOptions, ...onButtons, ...this.names.players];
    const bare = this.names.support.bareName?.(text, this.names.players) ?? text;
    const parts = [text, bare].some((part) => known.some((name) => plain(name) === plain(part))) ? [] : text.split("+");
    const unknown = parts.find((part) => !known.some((name) => plain(name) === plain(part)));
    if (unknown !== undefined) throw new ValueError(`there is no option "${text}" in this game${didYouMean(unknown.trim(), known)}`);
  }

  mustBeAsked(seat: SeatId): void {
    if (this.match.waiting.includes(seat)) return;
    throw new ValueError(`${this.names.players[seat]} isn't asked anything; ${this.nowAsked()}`);
  }

  nowAsked(): string {
    const { waiting, prompt } = this.match;
    if (!prompt) return "the match is over";
    return `asked is ${waiting.map((seat) => this.names.players[seat]).join(", ")}: ${prompt.prompt} (${waiting.map((seat) => this.listOptions(seat)).join(" / ")})`;
  }

  listOptions(seat: SeatId): string {
    return this.offered(seat)
      .map(({ words }) => words)
      .join(", ");
  }

  choose(seat: SeatId, text: string): void {
    this.mustBeAsked(seat);
    const option = this.isOffered(seat, text);
    if (option === undefined) {
      const words = this.offered(seat).flatMap(({ face, words }) => [face.id, words]);
      throw new ValueError(
        `${this.names.players[seat]} isn't offered "${text}"${didYouMean(text, words)}; offered: ${this.listOptions(seat)}`,
      );
    }
    if (this.mode.restoring) this.match = Match.restore(this.game, JSON.parse(JSON.stringify(this.match.save())));
    this.since = this.match.firstEvent + this.match.events.length;
    const refused = this.match.answer(seat, option);
    if (refused) throw new ValueError(refused.message);
  }

  /** What a viewer saw since the last choice, optionally of one kind and with these fields. */
  seen(viewer: Viewer, type?: string, fields = ""): GameEvent[] {
    if (type !== undefined) this.mustBeEvent(type);
    const wanted = fields === "" ? [] : fields.split(",").map((part) => part.trim());
    for (const part of wanted) this.mustBeField(type ?? "", part);
    return this.match
      .eyes(viewer)
      .events(this.since)
      .filter((event) => type === undefined || plain(event.type) === plain(type))
      .filter((event) => wanted.every((part) => this.hasField({ ...event }, part)));
  }

  mustBeEvent(type: string): void {
    const events = Object.keys(this.names.support.events);
    if (!events.some((known) => plain(known) === plain(type)))
      throw new ValueError(`there is no event "${type}"${didYouMean(type, events)}; there is: ${events.join(", ")}`);
  }

  /** A misspelt field or value would make "does not happen" true. */
  mustBeField(type: string, part: string): void {
    const [name = "", fields = {}] = Object.entries(this.names.support.events).find(([known]) => plain(known) === plain(type)) ?? [];
    const [, key = part, text = ""] = part.match(/^(\S+) (.+)$/) ?? [];
    const wanted = key === "no" ? text : key;
    const known = Object.keys(fields);
    if (!Object.hasOwn(fields, wanted))
      throw new ValueError(`the event ${name} has no field "${wanted}"${didYouMean(wanted, known)}; it has: ${known.join(", ") || "none"}`);
    if (key === "no") return;
    if (fields[wanted] === "card") readCard(text, this.names);
    else if (fields[wanted] === "seat") this.seat(text);
    else if (fields[wanted] === "number") readNumber(text);
    else if (fields[wanted] === "other")
      throw new ValueError(`the field ${wanted} of ${name} can't be checked; use happens "…" with the words of the log`);
  }

  mustSee(viewer: Viewer, type: string, fields: string): void {
    if (this.seen(viewer, type, fields).length > 0) return;
    const same = this.seen(viewer, type);
    const instead = (same.length > 0 ? same : this.seen(viewer)).map((event) => `${event.type} "${this.sentence(event)}"`).join(", ");
    throw new ValueError(`no event ${type}${fields ? ` with ${fields}` : ""}; since the last choice: ${instead || "nothing"}`);
  }

  sentence(event: GameEvent): string {
    return this.game.texts.en.event(event, { name: (seat) => this.names.players[seat] });
  }

  /** "seat Boris", "house Takeda", "no house". */
  hasField(event: Record<string, unknown>, part: string): boolean {
    const [, key = "", text = ""] = part.match(/^(\S+) (.+)$/) ?? [];
    if (key === "no") return event[text] === undefined;
    if (!(key in event)) return false;
    const value = this.names.support.fieldValue?.(event[key]) ?? event[key];
    const card = this.names.support.cards.find((card) => plain(card.name) === plain(text));
    const seat = this.names.players.findIndex((name) => plain(name) === plain(text));
    return value === card?.id || (seat >= 0 && value === seat) || plain(String(value)) === plain(text);
  }
}

/** A pair is the same in either order. */
function optionName(text: string): string {
  return text.split("+").map(plain).sort().join("+");
}

interface Form {
  readonly form: RegExp;
  readonly help: string;
  readonly act: (run: Run, parts: string[]) => void;
}

const FORMS: readonly Form[] = [
  { form: /^(.+?) chooses (.+)$/, help: "NAME chooses OPTION", act: (run, [name, option]) => run.choose(run.seat(name), option) },
  {
    form: /^(.+?) can(?:'t|not) choose (.+)$/,
    help: "NAME can't choose OPTION",
    act(run, [name, option]) {
      const seat = run.seat(name);
      run.mustExist(option);
      if (run.match.waiting.includes(seat) && run.isOffered(seat, option) !== undefined)
        throw new ValueError(`${name} is offered "${option}"`);
    },
  },
  {
    form: /^nobody is asked$/i,
    help: "nobody is asked",
    act(run) {
      if (!run.match.over) throw new ValueError(run.nowAsked());
    },
  },
  {
    form: /^(.+?) is not asked$/,
    help: "NAME is not asked",
    act(run, [name]) {
      if (run.match.waiting.includes(run.seat(name))) throw new ValueError(run.nowAsked());
    },
  },
  {
    form: /^(.+?) is asked ([^:]+?)(?::(.+))?$/,
    help: "NAME is asked QUESTION: OPTION, OPTION",
    act(run, [name, prompt, list]) {
      const seat = run.seat(name);
      run.mustBeAsked(seat);
      if (plain(run.match.prompt?.prompt ?? "") !== plain(prompt))
        throw new ValueError(`${name} is asked something else: ${run.nowAsked()}`);
      if (list === "") return;
      const wanted: { text: string; option: number | undefined }[] = [];
      for (const text of list.split(",").map((part) => part.trim()))
        wanted.push({
          text,
          option: run.isOffered(
            seat,
            text,
            wanted.map(({ option }) => option ?? -1),
          ),
        });
      const missing = wanted.find(({ option }) => option === undefined);
      if (missing && run.isOffered(seat, missing.text) !== undefined)
        throw new ValueError(`"${missing.text}" stands twice in the list, but there is only one`);
      if (missing) throw new ValueError(`${name} isn't offered "${missing.text}"; offered: ${run.listOptions(seat)}`);
      const more = run.offered(seat).filter(({ option }) => !wanted.some((one) => one.option === option));
      if (more.length > 0) throw new ValueError(`${name} is also offered: ${more.map(({ words }) => words).join(", ")}`);
    },
  },
  {
    form: /^(.+?) is offered (.+)$/,
    help: "NAME is offered OPTION",
    act(run, [name, option]) {
      const seat = run.seat(name);
      run.mustBeAsked(seat);
      if (run.isOffered(seat, option) === undefined)
        throw new ValueError(`${name} isn't offered "${option}"; offered: ${run.listOptions(seat)}`);
    },
  },
  {
    form: /^(.+?) is not offered (.+)$/,
    help: "NAME is not offered OPTION",
    act(run, [name, option]) {
      const seat = run.seat(name);
      run.mustBeAsked(seat);
      run.mustExist(option);
      if (run.isOffered(seat, option) !== undefined)
        throw new ValueError(`${name} is offered "${option}"; offered: ${run.listOptions(seat)}`);
    },
  },
  {
    form: /^(.+?) takes back$/,
    help: "NAME takes back",
    act(run, [name]) {
      const refused = run.match.undo(run.seat(name));
      if (refused) throw new ValueError(refused.message);
    },
  },
  {
    form: /^(.+?) can(?:'t|not) take back$/,
    help: "NAME can't take back",
    act(run, [name]) {
      const refused = run.match.fork().undo(run.seat(name));
      if (!refused) throw new ValueError(`${name} may take the last answer back`);
    },
  },
  {
    form: /^happens "(.+)"$/,
    help: 'happens "SENTENCE"',
    act(run, [sentence]) {
      const told = run.seen("open").map((event) => run.sentence(event));
      if (!told.some((one) => plain(one).includes(plain(sentence))))
        throw new ValueError(`nothing of the kind was told since the last choice: ${told.join(" ") || "nothing"}`);
    },
  },
  {
    form: /^happens (\S+) before (\S+)$/,
    help: "happens EVENT before EVENT",
    act(run, [first, second]) {
      run.mustSee("open", first, "");
      run.mustSee("open", second, "");
      const order = run.seen("open").map(({ type }) => plain(type));
      if (order.indexOf(plain(first)) > order.indexOf(plain(second))) throw new ValueError(`${second} happened before ${first}`);
    },
  },
  {
    form: /^happens (\S+?)(?::(.*))?$/,
    help: "happens EVENT: FIELD VALUE, …",
    act: (run, [type, fields]) => run.mustSee("open", type, fields),
  },
  {
    form: /^does not happen (\S+?)(?::(.*))?$/,
    help: "does not happen EVENT: FIELD VALUE, …",
    act(run, [type, fields]) {
      const [event] = run.seen("open", type, fields);
      if (event) throw new ValueError(`it happened: ${run.sentence(event)}`);
    },
  },
  {
    form: /^(.+?) sees (\S+?)(?::(.*))?$/,
    help: "NAME sees EVENT: FIELD VALUE, no FIELD, …",
    act: (run, [name, type, fields]) => run.mustSee(/^a spectator$/i.test(name) ? "spectator" : run.seat(name), type, fields),
  },
];

function findGame(id: string, games: readonly ScenarioGame[]): ScenarioGame {
  const found = games.find(({ game }) => plain(game.id) === plain(id));
  const ids = games.map(({ game }) => game.id);
  if (!found) throw new ValueError(`there is no game "${id}"${didYouMean(id, ids)}; there is: ${ids.join(", ")}`);
  return found;
}

function playerNames(list: string): string[] {
  const names = list.split(",").map((name) => name.trim());
  const twice = names.find((name, index) => name === "" || names.findIndex((other) => plain(other) === plain(name)) !== index);
  if (twice !== undefined) throw new ValueError(twice === "" ? "a player's name is missing" : `two players are called "${twice}"`);
  return names;
}

function readOption({ key, value }: Entry, game: Game): [string, MatchOptions[string]] {
  const given = key.replace(/^option /, "");
  const name = Object.keys(game.options).find((name) => plain(name) === plain(given));
  if (!name)
    throw new ValueError(
      `there is no option "${given}"${didYouMean(given, Object.keys(game.options))}; there is: ${Object.keys(game.options).join(", ")}`,
    );
  return [name, optionValue(value)];
}

function findPhase(name: string, support: ScenarioSupport): (state: unknown) => ReturnType<ScenarioSupport["phases"][string]> {
  const found = Object.entries(support.phases).find(([phase]) => plain(phase) === plain(name));
  const known = Object.keys(support.phases);
  if (!found)
    throw new ValueError(
      name === ""
        ? `Given needs a line "phase: …": ${known.join(", ")}`
        : `there is no phase "${name}"${didYouMean(name, known)}; there is: ${known.join(", ")}`,
    );
  return found[1];
}
