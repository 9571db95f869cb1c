// What this board is given: the generic props, of this game.
import type { OptionFace } from "@fracas/kernel";
import type { HouseId, NobunagaEvent, NobunagaView } from "@fracas/nobunaga";
import type { BoardProps } from "../client.ts";

export type NobunagaBoardProps = BoardProps<NobunagaView, NobunagaEvent>;

/** The option that is a card of this house (or the Active card), if the question is one of these. */
export function optionFor(board: NobunagaBoardProps, card: HouseId | "active", ...prompts: readonly string[]): OptionFace | undefined {
  const { question } = board;
  if (!question || !prompts.includes(question.prompt)) return undefined;
  return question.options.find(({ at }) => at.house === card || at.card === card);
}
