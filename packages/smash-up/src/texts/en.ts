import type { GameTexts } from "@fracas/kernel";
import type { SmashUpEvent } from "../events.ts";
export const en: GameTexts<SmashUpEvent> = {
  title: "Smash Up",
  summary: "",
  rules: [],
  options: {},
  cards: {},
  question: ({ prompt }) => prompt,
  option: (_, { id }) => id,
  event: ({ type }) => type,
  result: () => "result",
  outsider: (who) => who,
};
