// Nobunaga as the kernel runs it.
import type { Game, OptionFace, Prompt } from "@fracas/kernel";
import { attack, endCampaign, startCampaign } from "./campaign.ts";
import type { NobunagaEvent } from "./events.ts";
import { houseId } from "./houses.ts";
import { keepOne, layPairs, setUp, takePair } from "./preparation.ts";
import { ACTIVE_CARD, closeRound, dealRound, firstPick, giveToNobunaga, leftovers, pick, takerPick } from "./round.ts";
import { result } from "./score.ts";
import { census, copyState, emptyState, type Next, type Pair, type State } from "./state.ts";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { ru } from "./texts/ru.ts";
import { type NobunagaView, redeal, view } from "./view.ts";

export const nobunaga: Game<State, NobunagaEvent, NobunagaView> = {
  id: "nobunaga",
  rulesVersion: 1,
  players: { min: 2, max: 5 },
  options: {
    nobunagaExtraCard: { choices: [false, true], default: false },
    nobunagaBlocks: { choices: [false, true], default: false },
  },
  longestMatch: 100,
  start: (players, options) => ({ state: emptyState(players, options), next: [["setUp"]] }),
  steps: {
    ...{ setUp, layPairs, takePair, keepOne },
    ...{ dealRound, firstPick, pick, leftovers, giveToNobunaga, takerPick, closeRound },
    ...{ startCampaign, attack, endCampaign },
  } satisfies Record<Next[number][0], unknown>,
  copy: copyState,
  option,
  view,
  redeal,
  result,
  census,
  texts: { en, fr, ru },
};

function option(state: State, { prompt }: Prompt, option: number): OptionFace {
  if (prompt === "takePair") {
    const [one, other] = (state.pairs[option] as Pair).map(houseId);
    return { id: `${one}+${other}`, at: { pair: option, one, other } };
  }
  if (option === ACTIVE_CARD) return { id: "active", at: { card: "active" } };
  return { id: houseId(option), at: { house: houseId(option) } };
}
