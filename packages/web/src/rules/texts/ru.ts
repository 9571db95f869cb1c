import type { Texts } from "./en.ts";

export const ru: Texts = {
  title: (game) => `${game}: правила`,
  contents: "Содержание",
  play: "Подготовить стол",
  cards: "Все карты",
  print: "Напечатать правила",
};
