// The nine properties that every game must have. Each plays a trial and throws at the first question where it doesn't hold.
import { type Cast, type Game, LANGS } from "../game.ts";
import { Match } from "../match.ts";
import { MOST_OPTION } from "../position.ts";
import { QuickDice } from "../random.ts";
import { digestOf } from "../record.ts";
import { Refused } from "../refused.ts";
import { type SeatId, seatId, type Viewer } from "../seat.ts";
import { firstDifference, inOrder, type Property } from "./property.ts";
import { secret } from "./secret.ts";
import { knowledge, type PlayMode, picked, play, type Trial, viewers } from "./trial.ts";

export function properties(): readonly Property[] {
  return [deterministic, resumable, forkable, secret(), legal, alive, conserving, spoken, undoable()];
}

/** What all viewers know at every question, and a digest of all that happened. */
function trace(game: Game, trial: Trial, mode: PlayMode = {}): string[] {
  const lines: string[] = [];
  const match = play(game, trial, ({ match }) => void lines.push(allViews(match, trial)), mode);
  return [...lines, digestOf(match)];
}

function mustMatch(one: readonly string[], other: readonly string[], difference: string): void {
  const at = one.findIndex((line, index) => line !== other[index]);
  if (at >= 0) throw new Error(`${difference} at answer ${at}: ${firstDifference(one[at], other[at] ?? "nothing")}`);
}

const deterministic: Property = {
  name: "deterministic: the same record gives the same views, events and result",
  check(game, trial) {
    mustMatch(trace(game, trial), trace(game, trial), "two runs of one record differ");
  },
};

const resumable: Property = {
  name: "resumable: saved and restored at every question, a match goes on the same",
  check(game, trial) {
    const between = (match: Match) => Match.restore(game, JSON.parse(JSON.stringify(match.save())));
    mustMatch(trace(game, trial), trace(game, trial, { between }), "a restored match differs");
  },
};

const forkable: Property = {
  name: "forkable: playing on in a fork changes nothing in the original",
  check(game, trial) {
    play(game, trial, ({ match, at }) => {
      const before = everything(match, trial);
      const fork = match.fork();
      if (everything(fork, trial) !== before)
        throw new Error(`a fork differs from its original: ${firstDifference(before, everything(fork, trial))}`);
      for (const pick of trial.picks.slice(at, at + 6)) {
        if (fork.over) break;
        const { seat, option } = picked(fork, pick ^ 1);
        fork.answer(seat, option);
      }
      if (everything(match, trial) !== before)
        throw new Error(`playing on in a fork changed the original: ${firstDifference(before, everything(match, trial))}`);
    });
  },
};

function everything(match: Match, trial: Trial): string {
  return JSON.stringify([match.save(), match.events]) + allViews(match, trial);
}

function allViews(match: Match, trial: Trial): string {
  return JSON.stringify(viewers(trial).map((viewer) => match.eyes(viewer).view()));
}

const NONSENSE = [-1, 1.5, Number.NaN, 1_000_000, Number.POSITIVE_INFINITY];
const NO_SEATS = [-1, 0.5, 32, 33, Number.NaN, Number.POSITIVE_INFINITY].map(seatId);

const legal: Property = {
  name: "legal: every offered option is accepted, everything else is refused and changes nothing",
  check(game, trial) {
    play(game, trial, ({ match }) => {
      const before = JSON.stringify(match.save());
      const mustRefuse = (seat: SeatId, option: number) => {
        if (!(match.answer(seat, option) instanceof Refused)) throw new Error(`seat ${seat} could answer ${option}, which isn't offered`);
      };
      for (const viewer of viewers(trial)) {
        if (typeof viewer !== "number") continue;
        const options = match.options(viewer);
        if (match.waiting.includes(viewer)) mustBeAcceptable(game, match, viewer, options);
        else mustRefuse(viewer, 0);
        for (const option of NONSENSE) if (!options.includes(option)) mustRefuse(viewer, option);
      }
      for (const seat of [seatId(trial.setup.players), ...NO_SEATS])
        for (const option of [0, match.options(match.next)[0]]) mustRefuse(seat, option);
      spoil(match, trial);
      if (JSON.stringify(match.save()) !== before) throw new Error("a refused answer changed the position");
    });
  },
};

function mustBeAcceptable(game: Game, match: Match, seat: SeatId, options: readonly number[]): void {
  const { prompt } = match;
  if (!prompt || options.length === 0) throw new Error(`seat ${seat} is asked and offered nothing`);
  if (!options.every((option) => Number.isInteger(option) && option >= 0 && option <= MOST_OPTION))
    throw new Error(`options have to be whole numbers from 0 to ${MOST_OPTION}: ${options.join(", ")}`);
  const ids = options.map((option) => game.option(match.state, prompt, option).id);
  if (new Set(ids).size < ids.length) throw new Error(`two options have the same id: ${ids.join(", ")}`);
  for (const [index, option] of options.entries()) {
    if (match.optionById(seat, ids[index]) !== option) throw new Error(`id ${ids[index]} doesn't lead back to its option`);
    const refused = match.fork().answer(seat, option);
    if (refused) throw new Error(`an offered option was refused: ${refused.message}`);
  }
}

/** Whatever is done to what a viewer was handed, the match doesn't feel it. */
function spoil(match: Match, trial: Trial): void {
  for (const viewer of viewers(trial)) {
    const eyes = match.eyes(viewer);
    eyes.options().fill(-1);
    empty(eyes.view().state);
    eyes.events().fill({ type: "spoilt" });
  }
}

function empty(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  for (const part of Object.values(value)) empty(part);
  if (Array.isArray(value)) value.length = 0;
}

const alive: Property = {
  name: "alive: no dead ends, and random play ends in time",
  check(game, trial) {
    const match = play(game, trial, undefined, { quick: true });
    if (!match.over && match.answerCount > game.longestMatch) throw new Error(`the match isn't over after ${match.answerCount} answers`);
    if (match.over && !match.result) throw new Error("the match is over without a result");
  },
};

const conserving: Property = {
  name: "conserving: no card is ever lost, doubled or in two places",
  check(game, trial) {
    const cards = (match: Match) => inOrder(game.census(match.state));
    let all: string | undefined;
    play(game, trial, ({ match }) => {
      if (all === undefined && game.census(match.state).length === 0) return;
      all ??= cards(match);
      if (cards(match) !== all) throw new Error(`the cards changed: ${firstDifference(all, cards(match))}`);
    });
  },
};

const spoken: Property = {
  name: "spoken: every question, option, event and result has its sentence in every language",
  check(game, trial) {
    const match = play(game, trial, ({ match }) => {
      for (const viewer of viewers(trial)) {
        const question = match.eyes(viewer).question();
        if (!question) continue;
        for (const lang of LANGS) {
          const cast = castFor(viewer);
          mustBeSentence(game.texts[lang].question(question, cast), `${lang}, question ${question.prompt}`);
          for (const option of question.options)
            mustBeSentence(game.texts[lang].option(question, option, cast), `${lang}, option ${option.id}`);
        }
      }
    });
    for (const lang of LANGS) {
      for (const viewer of [...viewers(trial), "open" as const]) {
        const cast = castFor(viewer);
        for (const event of match.eyes(viewer).events())
          mustBeSentence(game.texts[lang].event(event, cast), `${lang}, event ${JSON.stringify(event)}`);
        if (match.result) mustBeSentence(game.texts[lang].result(match.result, cast), `${lang}, result`);
      }
    }
  },
};

function castFor(viewer: Viewer): Cast {
  const name = (seat: SeatId) => `Player${seat + 1}`;
  return typeof viewer === "number" ? { name, you: viewer } : { name };
}

function mustBeSentence(text: unknown, where: string): void {
  if (typeof text !== "string" || text.trim() === "") throw new Error(`no words for ${where}`);
  if (/undefined|\bnull\b|NaN|\[object|\$\{| {2}/.test(text)) throw new Error(`broken words for ${where}: ${text}`);
}

function undoable(): Property {
  let allowed = false;
  let refused = false;
  return {
    name: "undoable: an answer can be taken back exactly until another seat answered, dice were rolled or a card became known",
    check(game, trial) {
      const passed: string[] = [];
      play(game, trial, ({ match, at }) => {
        passed[at] = allViews(match, trial);
        if (match.over || at >= trial.picks.length) return;
        goBack(Match.restore(game, JSON.parse(JSON.stringify(match.save()))), trial, passed);
        const { seat, option } = picked(match, trial.picks[at]);
        const before = everything(match, trial);
        const after = match.fork();
        const drawn = after.drawn;
        after.answer(seat, option);
        const showsNothing = after.drawn === drawn && !shows(match, after, seat, option, `${trial.setup.seed}/${at}`);
        if (after.undo(seat) instanceof Refused) {
          refused = true;
          if (after.answerCount !== at + 1) throw new Error("a refused undo changed the position");
        } else {
          allowed = true;
          if (!showsNothing) throw new Error(`seat ${seat} could take back ${option}, which had shown it something hidden`);
          if (everything(after, trial) !== before)
            throw new Error(`undo doesn't lead back: ${firstDifference(before, everything(after, trial))}`);
          othersMayNotBeUndone(after, seat);
        }
      });
    },
    finish() {
      if (!allowed || !refused) throw new Error(`undo was never ${allowed ? "refused" : "allowed"}: nothing was tested`);
    },
  };
}

/** Everybody takes back as much as they may, each answer in turn: that leads back through the positions that were passed. */
function goBack(match: Match, trial: Trial, passed: readonly string[]): void {
  for (let last = match.answers.at(-1); last && !match.undo(last[0]); last = match.answers.at(-1)) {
    const now = allViews(match, trial);
    const then = passed[match.answerCount];
    if (now !== then) throw new Error(`taking back to answer ${match.answerCount} leads elsewhere: ${firstDifference(then, now)}`);
  }
}

/** Whether what the seat sees after its answer depends on what it couldn't know before. */
function shows(match: Match, after: Match, seat: SeatId, option: number, seed: string): boolean {
  const dice = new QuickDice(seed);
  for (let n = 0; n < 3; n++) {
    const other = match.fork();
    other.redeal(seat, `${seed}/${dice.below(2 ** 20)}`);
    other.answer(seat, option);
    if (knowledge(other, seat) !== knowledge(after, seat)) return true;
  }
  return false;
}

function othersMayNotBeUndone(match: Match, seat: SeatId): void {
  const last = match.answers.at(-1);
  if (last && last[0] !== seat && !(match.fork().undo(seat) instanceof Refused))
    throw new Error(`seat ${seat} could take back the answer of seat ${last[0]}`);
}
