// Comparing what people write with what the game calls it.

/** Letters and digits only, in lower case: "Asai + Asakura" and "asai asakura" are the same. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** `, did you mean "…"?` if one of the words is near, else nothing. */
export function didYouMean(given: string, words: readonly string[]): string {
  const [nearest] = words
    .map((word) => ({ word, distance: editDistance(plain(given), plain(word)) }))
    .filter(({ word, distance }) => distance <= Math.max(2, word.length / 4))
    .sort((one, other) => one.distance - other.distance);
  return nearest ? ` (did you mean "${nearest.word}"?)` : "";
}

function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++)
      row[j] = Math.min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
    previous = row;
  }
  return previous[other.length];
}
