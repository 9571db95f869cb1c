// What a game has to supply. Everything here is pure: definitions and functions of plain data, no identity, no clock, no I/O.
import type { Dice } from "./random.ts";
import type { SeatId, Viewer } from "./seat.ts";
import type { Script, Table } from "./table.ts";

export type Lang = "en" | "fr" | "ru";
export const LANGS: readonly Lang[] = ["en", "fr", "ru"];

/** A named step and its arguments, three at most, as kept on the stack in the position. */
export type Frame = readonly [step: string, first?: number | string, second?: number | string, third?: number | string];

/** A step acts and returns the steps that follow it, in order; or it is a script, a generator function, that asks and then does so. */
export type Step<S, E> = {
  run(table: Table<S, E>, ...args: never[]): readonly Frame[] | undefined | Script<readonly Frame[] | undefined>;
}["run"];

type OptionValue = boolean | number | string;
export type MatchOptions = Readonly<Record<string, OptionValue>>;
export interface OptionSpec {
  readonly choices: readonly OptionValue[];
  readonly default: OptionValue;
}

/** Something that happened, told to those who may know it. */
export interface GameEvent {
  readonly type: string;
}

/** Public facts that a question's words need: which card asks, for which house… */
export type About = Readonly<Record<string, number | string>>;

/** What is asked, without the options: everybody at the table may know it. */
export interface Prompt {
  readonly prompt: string;
  readonly about: About;
}

/** An option as the outside sees it: a stable id, and what it points at. */
export interface OptionFace {
  readonly id: string;
  readonly at: Readonly<Record<string, number | string>>;
}

/** The end of a match. No winner: the players lost together to whoever leads the standings. */
export interface Result {
  readonly winners: readonly SeatId[];
  readonly standings: readonly { readonly who: SeatId | string; readonly points: number }[];
}

export interface Game<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly id: string;
  /** Goes up whenever the same answers might lead somewhere else, so that no old record is replayed under new rules. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** No match takes more decisions than this. */
  readonly longestMatch: number;

  /** The position before anything happened, without a random number drawn; `next` are the first steps. */
  start(players: number, options: MatchOptions): { state: S; next: readonly Frame[] };
  readonly steps: Readonly<Record<string, Step<S, E>>>;
  /** A copy that shares nothing that can change. */
  copy(state: S): S;

  option(state: S, prompt: Prompt, option: number): OptionFace;
  /** Which rule keeps a seat from an option with this id, as a key of `texts.forbidden`; nothing if it can't be told. Must not tell secrets. */
  whyNot?(state: S, seat: SeatId, prompt: Prompt, id: string): string | undefined;
  /** All that this viewer may know of the position: an allow-list, JSON. */
  view(state: S, viewer: Viewer): V;
  /** Deals anew everything this viewer can't know, in place, into a position it can't tell from the true one. */
  redeal(state: S, viewer: Viewer, dice: Dice): void;
  result(state: S): Result;

  /** One entry for each card in each place it is in, in any order: the same multiset at every question, once there are cards at all. */
  census(state: S): number[];

  readonly texts: Readonly<Record<Lang, GameTexts<E>>>;
}

/** Names for the seats, and which of them the sentences are addressed to. */
export interface Cast {
  name(seat: SeatId): string;
  readonly you?: SeatId;
}

export interface GameTexts<E extends GameEvent = GameEvent> {
  readonly title: string;
  readonly summary: string;
  /** A short how-to-play and reference. */
  readonly rules: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  /** With a name for each choice, where it isn't just on or off. */
  readonly options: Readonly<
    Record<string, { readonly name: string; readonly help: string; readonly choices?: Readonly<Record<string, string>> }>
  >;
  /** The rules that `whyNot` names, as a part of a sentence. */
  readonly forbidden?: Readonly<Record<string, string>>;
  /** Every card by its id: its name and what it says. */
  readonly cards: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  question(prompt: Prompt, cast: Cast): string;
  /** What choosing it does, as a button says it. */
  option(prompt: Prompt, option: OptionFace, cast: Cast): string;
  event(event: E, cast: Cast): string;
  result(result: Result, cast: Cast): string;
  /** The name of somebody in the standings who isn't a seat. */
  outsider(who: string): string;
}
