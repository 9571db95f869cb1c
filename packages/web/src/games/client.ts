// What a game adds to the client: a board and its rules; and, as it likes, how its events are staged, told in chapters and scored.
import type { Cast, Game, GameEvent, Lang, Question, Result, SeatId, View } from "@fracas/kernel";
import type { ComponentChildren, ComponentType } from "preact";

/** A card that goes from one place of the board to another. Boards mark places with `data-place` and cards in them with `data-card`. */
export interface Move {
  readonly card: string;
  readonly from: string;
  readonly to: string;
}

export type Cue = "take" | "deal" | "attack";

/** One moment of what happens, shown for a while before the next: the table after some of the events. */
export interface Frame {
  readonly view: View;
  /** How many of the events that were staged have been told. */
  readonly told: number;
  readonly moves: readonly Move[];
  /** How long it takes to understand, in milliseconds. */
  readonly hold: number;
  readonly cue?: Cue;
}

/** A part of the match, for the log and for finding one's way in a replay. */
export interface Chapter {
  readonly title: string;
}

/** Somebody at the table, as everybody sees them. */
export interface SeatFace {
  readonly seat: SeatId;
  readonly name: string;
  readonly you: boolean;
  /** Bots and people; `away`: a person who isn't connected; `replaced`: a bot plays for them; `recorded`: in a replay. */
  readonly presence: "here" | "away" | "replaced" | "bot" | "recorded";
  /** The table waits for their answer. */
  readonly asked: boolean;
  /** Milliseconds left when `at` was now, and below which it gets tight; null without a clock. */
  readonly clock: { readonly left: number; readonly at: number; readonly low: number; readonly running: boolean } | null;
}

export interface BoardProps<V = unknown, E extends GameEvent = GameEvent> {
  readonly view: View<V>;
  /** Everything told so far, up to this view. */
  readonly told: readonly E[];
  readonly cast: Cast;
  readonly seats: readonly SeatFace[];
  readonly lang: Lang;
  /** The question that can be answered on the board; null while nothing is asked, while looking back, or while an answer is under way. */
  readonly question: Question | null;
  choose(option: string): void;
  /** The option that is pointed at, here or in the question bar. */
  readonly hovered: string | null;
  hover(option: string | null): void;
  /** The question bar, for the board to place where the eye goes next. */
  readonly children: ComponentChildren;
}

export interface CardProps<V = unknown> {
  readonly card: string;
  readonly view: View<V>;
  readonly cast: Cast;
  readonly lang: Lang;
}

export interface ScoreProps<V = unknown, E extends GameEvent = GameEvent> {
  readonly view: View<V>;
  readonly result: Result;
  /** Everything told in the match. */
  readonly told: readonly E[];
  readonly seats: readonly SeatFace[];
  readonly lang: Lang;
}

export interface GameClient {
  readonly game: Game;
  readonly Board: ComponentType<BoardProps>;
  readonly Rules: ComponentType;
  /** A card with all that is to know about it, for whoever wants a closer look. */
  readonly Card: ComponentType<CardProps>;
  /** The final standing, with where the points come from. */
  readonly Score: ComponentType<ScoreProps>;
  /** What happened between two views, moment by moment; the last one shows `after`. */
  stage(before: View, events: readonly GameEvent[], after: View): readonly Frame[];
  /** The chapter that begins with this event. */
  chapter(event: GameEvent, lang: Lang, cast: Cast): Chapter | null;
}
