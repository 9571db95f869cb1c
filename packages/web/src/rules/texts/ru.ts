import type { Texts } from "./en.ts";

export const ru: Texts = {
  title: (game) => `${game}: правила`,
  contents: "Содержание",
  play: "Подготовить стол",
  print: "Напечатать правила",
};
