// What a property is, and what several of them need.
import type { Game } from "../game.ts";
import type { Trial } from "./trial.ts";

export interface Property {
  readonly name: string;
  check(game: Game, trial: Trial): void;
  /** After all trials: complains if they never put the property to the test. */
  finish?(): void;
}

/** Where two long texts part, with a little around it. */
export function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const part = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `…${part(one)}… against …${part(other)}…`;
}

/** Cards as text, whatever order they came in. */
export function inOrder(cards: number[]): string {
  return cards.sort((one, other) => one - other).join();
}
