export { CARDS, type CardFacts, FACTION_FACTS, type FactionFacts } from "./catalogue.ts";
export type { BaseRef, CardRef, GrantRef, SmashUpEvent } from "./events.ts";
export { smashUp } from "./game.ts";
export { PROMPTS, type PromptId } from "./prompts.ts";
export type { Part } from "./rules/power.ts";
export { smashUpScenarios } from "./scenario.ts";
export type { Award, Phase } from "./state.ts";
export type { BaseView, CardView, HandCardView, PlayedView, PlayView, SeatView, SmashUpView } from "./view.ts";
export type { Unplayable } from "./why-not.ts";
