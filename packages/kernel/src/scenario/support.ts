// What a game supplies so that scenarios can set up and check its positions in words.
import type { Frame, Game, OptionFace } from "../game.ts";
import type { SeatId } from "../seat.ts";

/** A named part of the position. `seat` is the seat it is asked of, for fields that each seat has. */
interface FieldOf<S, K extends string, T> {
  readonly kind: K;
  /** Each seat has one: "Anna's hand". */
  readonly perSeat?: boolean;
  read(state: S, seat: SeatId, names: readonly string[]): T;
  /** Absent: the field can be checked but not set. */
  write?(state: S, value: T, seat: SeatId, names: readonly string[]): void;
}

export type Field<S> =
  /** Cards by their place in `cards`; `ordered` ones are compared in order. */
  | (FieldOf<S, "cards", readonly number[]> & { readonly ordered?: boolean })
  /** Several groups of cards. */
  | FieldOf<S, "groups", readonly (readonly number[])[]>
  | FieldOf<S, "seat", SeatId | null>
  | FieldOf<S, "number", number>
  | FieldOf<S, "text", string>
  /** Several things in the game's own words, separated by commas; in any order unless `ordered`. */
  | (FieldOf<S, "items", readonly string[]> & { readonly ordered?: boolean });

/** A method type, so that a game's own support is one of any game. */
type Phase<S> = { begin(state: S): readonly Frame[] }["begin"];

export interface ScenarioSupport<S = unknown> {
  /** What can be written for a card: its id or its name. */
  readonly cards: readonly { readonly id: string; readonly name: string }[];
  readonly fields: Readonly<Record<string, Field<S>>>;
  /** The kinds of events and what each of their fields holds; "other" fields can't be checked by value. */
  readonly events: Readonly<Record<string, Readonly<Record<string, "seat" | "card" | "number" | "word" | "other">>>>;
  /** The ids of options that aren't cards. */
  readonly otherOptions: readonly string[];
  /** What else may be written for an option than its id, its words and its card: "Anna's Collector at Tar Pits". */
  optionNames?(option: OptionFace, names: readonly string[]): readonly string[];
  /** What remains of such a name when everything but the card is taken away. */
  bareName?(text: string, names: readonly string[]): string;
  /** What an event's field means if it isn't a plain value: the id of a card. */
  fieldValue?(value: unknown): unknown;
  /** The moments at which a scenario can begin, with the steps from there on. Throws if the position lacks what they need. */
  readonly phases: Readonly<Record<string, Phase<S>>>;
  /** Fills in what wasn't given, or says what is wrong with the position. */
  complete(state: S): string | undefined;
}

export interface ScenarioGame<S = unknown> {
  readonly game: Game<S>;
  readonly support: ScenarioSupport<S>;
}
