// Words of the rules page around any game's rules.

export const en = {
  title: (game: string) => `${game}: rules`,
  contents: "Contents",
  play: "Set up a table",
  cards: "All cards",
  print: "Print these rules",
};

export type Texts = typeof en;
