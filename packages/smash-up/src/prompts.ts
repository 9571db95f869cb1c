// The questions of the game and their options. Inside, an option is a number; outside, it is what it points at.
import type { About, OptionFace, Prompt, SeatId } from "@fracas/kernel";
import { DEFS, FACTIONS } from "./sets/index.ts";
import { type CardId, DISCARD, type State } from "./state.ts";

/** Everything that can be asked. Most are verbs: what is about to be done, by the card named in `about.by`. */
export const PROMPTS = [
  // The rules' own.
  "chooseFaction",
  "keepHand",
  "play",
  "useGrant",
  "playWhere",
  "playOn",
  "playExtra",
  "order",
  "orderCards",
  "useAbility",
  "useSpecial",
  "scoreBase",
  "discardDown",
  // The cards'.
  "destroy",
  "destroyAction",
  "return",
  "putUnderDeck",
  "move",
  "moveTo",
  "moveFrom",
  "strengthen",
  "chooseOwn",
  "chooseBase",
  "choosePlayer",
  "nameFaction",
  "discard",
  "discardTheirs",
  "takeBack",
  "shuffleIn",
  "search",
  "searchSame",
  "searchHowMany",
  "searchBase",
  "takeRevealed",
  "topNext",
  "playRevealed",
  "playRevealedOrTake",
  "discardOrKeep",
  "replaceBase",
  "baseNext",
  "shield",
] as const;
export type PromptId = (typeof PROMPTS)[number];

// Playing or choosing a card is the card itself, using its ability lies above that, and everything else above both.
const ABILITY = 500;
export const abilityOption = (card: CardId): number => ABILITY + card;
export const isAbility = (option: number): boolean => option >= ABILITY && option < DECLINE;
export const abilityIn = (option: number): CardId => (option - ABILITY) as CardId;

export const DECLINE = 1000;
const WORDS = ["decline", "use", "take", "play", "discard", "keep", "replace", "pass", "end"] as const;
export type Word = (typeof WORDS)[number];
export const word = (which: Word): number => DECLINE + WORDS.indexOf(which);

const FACE = 2000;
const SEAT = 3000;
const FACTION = 4000;
const NUMBER = 5000;
export const numberOption = (number: number): number => NUMBER + number;
export const numberIn = (option: number): number => option - NUMBER;
/** A definition rather than a card: for places that even whoever searches them doesn't know card by card. */
export const faceOption = (face: number): number => FACE + face;
export const faceIn = (option: number): number => option - FACE;
export const seatOption = (seat: SeatId): number => SEAT + seat;
export const seatIn = (option: number): SeatId => (option - SEAT) as SeatId;
export const factionOption = (faction: number): number => FACTION + faction;
export const factionIn = (option: number): number => option - FACTION;

export function option(state: State, { prompt }: Prompt, option: number): OptionFace {
  if (prompt === "order") {
    const { card, face, seat, slot, happening } = state.groups[state.groups.length - 1].triggers[option];
    const base = slot >= 0 && state.bases[slot] >= 0 ? { base: DEFS[state.face[state.bases[slot]]].id } : {};
    const about = happening.card >= 0 && happening.card !== card ? { about: DEFS[happening.face].id } : {};
    return { id: `${DEFS[face].id}.${option}`, at: { card, face: DEFS[face].id, seat, ...base, ...about, number: option } };
  }
  if (prompt === "useGrant") return { id: `grant.${option}`, at: grantAt(state, option) };
  if (option >= NUMBER) return { id: String(numberIn(option)), at: { number: numberIn(option) } };
  if (option >= FACTION) return { id: FACTIONS[factionIn(option)].id, at: { faction: FACTIONS[factionIn(option)].id } };
  if (option >= SEAT) return { id: `seat.${seatIn(option)}`, at: { seat: seatIn(option) } };
  if (option >= FACE) return { id: DEFS[faceIn(option)].id, at: { face: DEFS[faceIn(option)].id } };
  if (option >= DECLINE) return { id: WORDS[option - DECLINE], at: {} };
  if (option >= ABILITY) {
    const { id, at } = cardOption(state, abilityIn(option));
    return { id: `use.${id}`, at: { ...at, ability: 1 } };
  }
  return cardOption(state, option as CardId);
}

function cardOption(state: State, card: CardId): OptionFace {
  const face = DEFS[state.face[card]].id;
  const slot = state.slot[card];
  const at: Record<string, number | string> = { card, face };
  if (slot >= 0) at.slot = slot;
  if (slot >= 0 && state.bases[slot] >= 0) at.base = DEFS[state.face[state.bases[slot]]].id;
  if (state.controller[card] >= 0) at.seat = state.controller[card];
  if (state.bearer[card] >= 0) at.on = DEFS[state.face[state.bearer[card]]].id;
  if (state.zone[card] === DISCARD && slot < 0 && DEFS[state.face[card]].kind !== "base") at.from = "discard";
  return { id: `${face}.${card}`, at };
}

function grantAt(state: State, index: number): About {
  const { kind, most, base, lonely, by } = state.grants[index];
  return {
    kind,
    ...(most < ANY_POWER && { most }),
    ...(base >= 0 && { base: DEFS[state.face[base]].id }),
    ...(lonely && { lonely: 1 }),
    ...(by >= 0 && { by: DEFS[by].id }),
  };
}

/** No card is stronger than this: a grant without a limit. */
export const ANY_POWER = 99;
