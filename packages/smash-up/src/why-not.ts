// Why a card can't be played, or an option can't be chosen: the rule that forbids it.
import type { Prompt, SeatId } from "@fracas/kernel";
import { causeOf, isProtected } from "./rules/affecting.ts";
import { canPlayAction, minionSlots } from "./rules/plays.ts";
import { isForbidden, mayPlayActions, playOf } from "./rules/prohibitions.ts";
import { isAbilityReady } from "./rules/turn.ts";
import { DEFS } from "./sets/index.ts";
import { type CardId, PLAY, type State } from "./state.ts";

/** Why a card in hand can't be played in the Play Cards phase. */
export type Unplayable =
  | "noMinionPlay"
  | "noActionPlay"
  | "tooStrong"
  | "wrongBase"
  | "forbidden"
  | "noTarget"
  | "specialOnly"
  | "actionsBarred";

/** Why a card in hand can't be played in the Play Cards phase; nothing if it can. */
export function whyUnplayable(state: State, seat: SeatId, card: CardId): Unplayable | undefined {
  const def = DEFS[state.face[card]];
  if (isAbilityReady(state, card, "hand")) return undefined;
  if (def.kind === "action") {
    if (def.specialOnly) return "specialOnly";
    if (!mayPlayActions(state, seat)) return "actionsBarred";
    if (!state.grants.some(({ kind }) => kind === "action")) return "noActionPlay";
    return canPlayAction(state, seat, card) ? undefined : "noTarget";
  }
  const grants = state.grants.filter(({ kind }) => kind === "minion");
  if (grants.length === 0) return "noMinionPlay";
  if (minionSlots(state, seat, card, grants).length > 0) return undefined;
  if (!grants.some(({ most }) => def.printed <= most)) return "tooStrong";
  const nowhere = state.bases.every((base) => base < 0 || isForbidden(state, playOf(state, seat, card, state.slot[base])));
  return nowhere ? "forbidden" : "wrongBase";
}

/** Why somebody can't choose what they named. Tells nothing about cards that they don't know. */
export function whyNot(state: State, seat: SeatId, { prompt, about }: Prompt, id: string) {
  const [, ability, number] = id.match(/^(use\.)?[a-z0-9-]+\.(\d+)$/) ?? [];
  const card = Number(number) as CardId;
  if (number === undefined || card >= state.face.length) return undefined;
  if (prompt === "play") {
    if (ability) return "notReady";
    return state.hands[seat].includes(card) ? whyUnplayable(state, seat, card) : "notYours";
  }
  if (state.zone[card] !== PLAY) return undefined;
  const source = Number(about.source ?? -1) as CardId;
  if (source < 0) return "notTarget";
  if (prompt === "playWhere") return isForbidden(state, playOf(state, seat, source, state.slot[card])) ? "forbidden" : "wrongBase";
  const how = HOWS[prompt];
  return how && isProtected(state, card, causeOf(state, source), how) ? "protectedCard" : "notTarget";
}

const HOWS: Readonly<Record<string, Parameters<typeof isProtected>[3]>> = {
  playOn: "attach",
  destroy: "destroy",
  destroyAction: "destroy",
  return: "return",
  putUnderDeck: "place",
  move: "move",
  strengthen: "power",
};
