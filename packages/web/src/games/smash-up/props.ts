// What this board is given: the generic props, of this game; and which option a thing on the board is.
import type { OptionFace, Question, SeatId } from "@fracas/kernel";
import type { SmashUpEvent, SmashUpView } from "@fracas/smash-up";
import type { BoardProps } from "../client.ts";

export type SmashUpBoardProps = BoardProps<SmashUpView, SmashUpEvent>;

/** The option that is this card; the first one, where a card can be used in more than one way. */
export function optionOfCard(question: Question | null, card: number): OptionFace | undefined {
  return question?.options.find(({ at }) => at.card === card);
}

/** The option that is this player, rather than one of their cards. */
export function optionOfSeat(question: Question | null, seat: SeatId): OptionFace | undefined {
  return question?.options.find(({ at }) => at.seat === seat && at.card === undefined);
}

/** The cards that lie open on the board: those in play, and the near player's hand. */
function cardsOnBoard(state: SmashUpView, near: SeatId): Set<number> {
  const hand = state.seats[near].hand.map(({ id }) => id);
  return new Set([...hand, ...state.bases.flatMap((base) => [base.id, ...base.cards.map(({ id }) => id)])]);
}

/** Options that are cards, but not on the board: in a discard pile, a deck, somebody's hand; or just what is printed on one. */
export function optionsElsewhere(question: Question | null, state: SmashUpView, near: SeatId): OptionFace[] {
  if (!question) return [];
  const open = cardsOnBoard(state, near);
  return question.options.filter(({ at }) => typeof at.face === "string" && !(typeof at.card === "number" && open.has(at.card)));
}
