// A record is the whole match: set-up, seed and answers. It is what is stored, shared, replayed and checked.
import type { Game, GameEvent, Result } from "./game.ts";
import { Match, type Mode } from "./match.ts";
import { type Answer, MOST_OPTION, type Setup } from "./position.ts";
import { Refused } from "./refused.ts";
import { seatId } from "./seat.ts";
import { checkSetup, shown } from "./setup.ts";
import { hex, sha256 } from "./sha256.ts";

const FORMAT = 1;
const LARGEST = 100_000;

export interface MatchRecord extends Setup {
  readonly fracas: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  /** Who sat where. */
  readonly seats: readonly string[];
  readonly answers: readonly Answer[];
  /** How often somebody went back further than undo allows; absent if never. */
  readonly wentBack?: number;
  /** When it is over: what came out, and a hash of everything that happened, for whoever re-runs it. */
  readonly end?: { readonly result: Result; readonly digest: string };
}

export function recordOf<S, E extends GameEvent, V>(match: Match<S, E, V>, seats: readonly string[], wentBack = 0): MatchRecord {
  if (!match.recordable) throw new Error("a match that began in the middle or was dealt anew has no record");
  const { game, setup, answers, result } = match;
  const record = {
    fracas: FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    ...setup,
    seats,
    answers,
    ...(wentBack > 0 && { wentBack }),
  } as const;
  return result ? { ...record, end: { result, digest: digestOf(match) } } : record;
}

/** The match that a record tells of, after its first `to` answers. */
export function replay(game: Game, record: MatchRecord, to = record.answers.length, mode: Mode = {}): Match | Refused {
  const match = Match.start(game, { players: record.players, options: record.options, seed: record.seed }, mode);
  for (const [index, [seat, option]] of record.answers.slice(0, to).entries()) {
    const refused = match.answer(seat, option);
    if (refused) return new Refused("wrong-answer", { number: index + 1, why: refused });
  }
  return match;
}

/** Reads a record from text of any origin. */
export function parseRecord(text: string, games: readonly Game[]): { game: Game; record: MatchRecord } | Refused {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch {
    return new Refused("not-json", {});
  }
  if (!isObject(json) || !("fracas" in json)) return new Refused("foreign-file", {});
  if (json.fracas !== FORMAT) return new Refused("other-format", { format: shown(json.fracas), ours: FORMAT });
  const game = games.find((game) => game.id === json.game);
  if (!game) return new Refused("unknown-game", { given: shown(json.game), games: games.map((game) => game.id).join(", ") });
  if (json.rules !== game.rulesVersion)
    return new Refused("other-rules", { game: game.id, recorded: shown(json.rules), ours: String(game.rulesVersion) });
  if (!isObject(json.options)) return new Refused("broken-record", { field: "options" });
  const setup = checkSetup(game, { players: json.players, options: json.options, seed: json.seed });
  if (setup instanceof Refused) return setup;
  const { seats, answers, wentBack, end } = json;
  if (!Array.isArray(seats) || seats.length !== setup.players || !seats.every(isName))
    return new Refused("broken-record", { field: "seats" });
  if (!Array.isArray(answers) || answers.length > LARGEST || !answers.every((answer) => isAnswer(answer, setup.players)))
    return new Refused("broken-record", { field: "answers" });
  if (wentBack !== undefined && !(Number.isInteger(wentBack) && (wentBack as number) > 0))
    return new Refused("broken-record", { field: "wentBack" });
  const record: MatchRecord = {
    fracas: FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    ...setup,
    seats,
    answers: answers.map(([seat, option]) => [seatId(seat), option] as const),
    ...(wentBack !== undefined && { wentBack: wentBack as number }),
  };
  if (end === undefined) return { game, record };
  if (!isObject(end) || typeof end.digest !== "string" || !isObject(end.result)) return new Refused("broken-record", { field: "end" });
  return { game, record: { ...record, end: { result: end.result as unknown as Result, digest: end.digest } } };
}

/** A hash of all that happened in a match and how it ended. Runs the match again if it doesn't hold all its events. */
export function digestOf<S, E extends GameEvent, V>(match: Match<S, E, V>): string {
  const { game, setup, answers } = match;
  let whole: Match<S, E, V> = match;
  if (!match.tellsAll) {
    whole = Match.start(game, setup);
    for (const [seat, option] of answers) whole.answer(seat, option);
  }
  return hex(sha256(JSON.stringify([whole.events.map(({ event }) => event), whole.result ?? null])));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isAnswer(value: unknown, players: number): value is [number, number] {
  if (!Array.isArray(value) || value.length !== 2 || !value.every((part) => Number.isInteger(part) && part >= 0)) return false;
  return value[0] < players && value[1] <= MOST_OPTION;
}

/** Something that can stand in a line of text. */
function isName(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "" && value.length <= 60 && !/\p{C}/u.test(value);
}
