// What one viewer can see of a match, and nothing else. The only thing a bot or a client ever gets.
import type { GameEvent, MatchOptions, OptionFace, Prompt, Result } from "./game.ts";
import type { Match } from "./match.ts";
import type { SeatId, Viewer } from "./seat.ts";
import type { Told } from "./table.ts";

/** A question to the viewer, with its legal answers. */
export interface Question extends Prompt {
  readonly options: readonly OptionFace[];
}

/** Everything a viewer may know of a position; plain JSON. */
export interface View<V = unknown> {
  readonly game: string;
  readonly players: number;
  readonly options: MatchOptions;
  readonly viewer: Viewer;
  /** How many answers were given: views of one match are in this order. */
  readonly answers: number;
  readonly state: V;
  /** What is asked and of whom: everybody knows that. */
  readonly asked: (Prompt & { readonly seats: readonly SeatId[] }) | null;
  /** The viewer's own question. */
  readonly question: Question | null;
  readonly result: Result | null;
}

export class Eyes<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly #match: Match<S, E, V>;
  readonly viewer: Viewer;

  constructor(match: Match<S, E, V>, viewer: Viewer) {
    if (typeof viewer === "number" && !(Number.isInteger(viewer) && viewer >= 0 && viewer < match.setup.players))
      throw new RangeError(`there is no seat ${viewer}`);
    this.#match = match;
    this.viewer = viewer;
  }

  /** The legal answers, by their inner numbers; none if the viewer isn't asked. */
  options(): number[] {
    return typeof this.viewer === "number" ? this.#match.options(this.viewer).slice() : [];
  }

  question(): Question | null {
    const { game, state, prompt } = this.#match;
    const options = this.options();
    if (!prompt || options.length === 0) return null;
    return { prompt: prompt.prompt, about: prompt.about, options: options.map((option) => game.option(state, prompt, option)) };
  }

  view(): View<V> {
    const match = this.#match;
    const { prompt } = match;
    return {
      game: match.game.id,
      players: match.setup.players,
      options: match.setup.options,
      viewer: this.viewer,
      answers: match.answerCount,
      state: match.game.view(match.state, this.viewer),
      asked: prompt ? { prompt: prompt.prompt, about: prompt.about, seats: match.waiting } : null,
      question: this.question(),
      result: match.result ?? null,
    };
  }

  /** The events the viewer may know, from number `from` on and before number `to`. */
  events(from = 0, to = Number.POSITIVE_INFINITY): E[] {
    const { events, firstEvent } = this.#match;
    return events.slice(Math.max(0, from - firstEvent), Math.max(0, to - firstEvent)).flatMap((told) => {
      const event = visible(told, this.viewer);
      return event ? [{ ...event }] : [];
    });
  }
}

function visible<E>({ event, to, others }: Told<E>, viewer: Viewer): E | undefined {
  if (viewer === "open") return event;
  const knows = to === -1 || (viewer !== "spectator" && ((to >> viewer) & 1) === 1);
  return knows ? event : others;
}
