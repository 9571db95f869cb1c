// `fracas replay`: a recorded match as its players saw it, or checked against what it claims.
import { isDeepStrictEqual } from "node:util";
import {
  type Cast,
  commitment,
  digestOf,
  type Game,
  type Match,
  type MatchRecord,
  Refused,
  replay as rerun,
  type SeatId,
  seatId,
  type Viewer,
} from "@fracas/kernel";
import { type Call, command, EXIT } from "../command.ts";
import { readRecord } from "../files.ts";
import { print, UsageError } from "../io.ts";

const OPTIONS = { to: { kind: "number", min: 0 }, seat: { kind: "text" }, check: { kind: "flag" }, json: { kind: "flag" } } as const;

export const replay = command({
  name: "replay",
  words: "FILE",
  examples: ["replay match.json", "replay match.json --to 20 --seat Anna", "replay match.json --check"],
  options: OPTIONS,
  async run(call) {
    const { words, values, texts } = call;
    if (words.length !== 1) throw new UsageError(texts.oneFile);
    const { game, record } = readRecord(words[0], texts);
    const viewer = values.seat === undefined ? "open" : findSeat(values.seat, record);
    const to = values.to ?? record.answers.length;
    if (to > record.answers.length) throw new UsageError(texts.tooFar(to, record.answers.length));
    const match = rerun(game, record, to);
    if (match instanceof Refused) throw match;
    return values.check ? checkEnd(call, game, record, match) : show(call, game, record, match, viewer);
  },
});

function show(
  { io, lang, values, texts: own }: Call<typeof OPTIONS>,
  game: Game,
  record: MatchRecord,
  match: Match,
  viewer: Viewer,
): number {
  const eyes = match.eyes(viewer);
  if (values.json) {
    const { seats, options } = record;
    print(
      io,
      JSON.stringify({
        game: game.id,
        seats,
        options,
        answers: match.answerCount,
        commitment: commitment(record.seed),
        events: eyes.events(),
        view: eyes.view(),
      }),
    );
    return EXIT.fine;
  }
  const texts = game.texts[lang];
  const cast: Cast = { name: (seat) => record.seats[seat], ...(typeof viewer === "number" ? { you: viewer } : {}) };
  print(io, `${texts.title} — ${record.seats.join(", ")}`);
  for (const event of eyes.events()) print(io, texts.event(event, cast));
  const { prompt, waiting, result } = match;
  if (result) {
    print(io, texts.result(result, cast));
    print(io, own.seedShown(record.seed, commitment(record.seed)));
  }
  if (prompt) print(io, `${waiting.map((seat) => record.seats[seat]).join(", ")} — ${texts.question(prompt, cast)}`);
  return EXIT.fine;
}

function checkEnd({ io, texts, values, words }: Call<typeof OPTIONS>, game: Game, record: MatchRecord, match: Match): number {
  const claim = match.answerCount === record.answers.length ? record.end : undefined;
  const same = !claim || (claim.digest === digestOf(match) && isDeepStrictEqual(claim.result, match.result));
  const agreed = claim ? texts.checkSame : match.over ? texts.checkNoEnd : texts.checkLegal;
  if (values.json)
    print(
      io,
      JSON.stringify({ file: words[0], game: game.id, answers: match.answerCount, over: match.over, compared: claim !== undefined, same }),
    );
  else if (!same) print(io, texts.checkDiffers(words[0]));
  else print(io, agreed(words[0], match.answerCount));
  return same ? EXIT.fine : EXIT.failed;
}

/** By name, or by number from 1. */
function findSeat(given: string, { seats }: MatchRecord): SeatId {
  const byName = seats.findIndex((name) => name.toLowerCase() === given.toLowerCase());
  const seat = byName >= 0 ? byName : /^\d+$/.test(given) ? Number(given) - 1 : -1;
  if (seat < 0 || seat >= seats.length)
    throw new Refused("unknown-seat", { given, seats: seats.map((name, index) => `${index + 1} (${name})`).join(", ") });
  return seatId(seat);
}
