import type { Texts } from "./en.ts";

export const fr: Texts = {
  title: (game) => `${game} : les règles`,
  contents: "Sommaire",
  play: "Préparer une table",
  cards: "Toutes les cartes",
  print: "Imprimer ces règles",
};
