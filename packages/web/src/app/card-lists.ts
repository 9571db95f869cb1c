// Games whose cards can be looked through on a page of their own.

/** The address of that page. */
export function cardListOf(game: string): string | null {
  return game === "smash-up" ? "/cards/smash-up" : null;
}
