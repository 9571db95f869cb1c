// Smash Up as the kernel runs it.
import type { Game } from "@fracas/kernel";
import type { SmashUpEvent } from "./events.ts";
import { option } from "./prompts.ts";
import { redeal } from "./redeal.ts";
import * as scoring from "./rules/scoring.ts";
import * as setup from "./rules/setup.ts";
import * as triggers from "./rules/triggers.ts";
import * as turn from "./rules/turn.ts";
import { census, copyState, emptyState, type State } from "./state.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { ru } from "./texts/ru.ts";
import { type SmashUpView, view } from "./view.ts";
import { whyNot } from "./why-not.ts";

const { chooseFactions, pickFaction, layOut, keepHands } = setup;
const { startTurn, beginPlay, playCards, drawTwo, discardDown, endTurn, finishTurn } = turn;
const { scoreBases, pickBase, openWindow, closeWindow, window, useInPlay, takeRoundTurn, awardVp, clearBase, replaceBase } = scoring;
const { react, resolve } = triggers;

export const smashUp: Game<State, SmashUpEvent, SmashUpView> = {
  id: "smash-up",
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  options: {
    factions: { choices: ["free", "draft", "random"], default: "free" },
    duplicates: { choices: [false, true], default: false },
  },
  longestMatch: 20_000,
  start: (players, options) => ({ state: emptyState(players, options), next: [["chooseFactions"]] }),
  steps: {
    ...{ chooseFactions, pickFaction, layOut, keepHands },
    ...{ startTurn, beginPlay, playCards, drawTwo, discardDown, endTurn, finishTurn },
    ...{ scoreBases, pickBase, openWindow, closeWindow, window, useInPlay, takeRoundTurn, awardVp, clearBase, replaceBase },
    ...{ react, resolve },
  },
  copy: copyState,
  option,
  whyNot,
  view,
  redeal,
  result: turn.result,
  census,
  texts: { en, fr, ru },
};
