import type { GameTexts } from "@fracas/kernel";
import type { SmashUpEvent } from "../events.ts";
export const fr: GameTexts<SmashUpEvent> = {
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
