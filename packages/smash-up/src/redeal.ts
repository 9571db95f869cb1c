// Dealing anew what a viewer can't know: faces change, places never do.
import { type Dice, maskOf, type SeatId, type Viewer } from "@fracas/kernel";
import { type CardId, DECK, everybody, HAND, type State } from "./state.ts";

export function redeal(state: State, viewer: Viewer, dice: Dice): void {
  if (viewer === "open") return;
  for (let seat = 0; seat < state.players; seat++) mixFaces(state, dice, unknownOf(state, viewer, seat as SeatId));
  mixFaces(
    state,
    dice,
    state.baseDeck.filter((base) => !knows(state, viewer, base)),
  );
}

/** Whether a viewer knows what is printed on a card. */
export function knows(state: State, viewer: Viewer, card: CardId): boolean {
  if (viewer === "open") return true;
  const known = state.known[card];
  return viewer === "spectator" ? known === everybody(state) : (known & maskOf(viewer)) !== 0;
}

/** Owner by owner: a deck's cards stay that deck's cards. */
function unknownOf(state: State, viewer: Viewer, owner: SeatId): CardId[] {
  const cards: CardId[] = [];
  for (let card = 0 as CardId; card < state.face.length; card++)
    if (state.owner[card] === owner && (state.zone[card] === DECK || state.zone[card] === HAND) && !knows(state, viewer, card))
      cards.push(card);
  return cards;
}

function mixFaces(state: State, dice: Dice, cards: readonly CardId[]): void {
  const faces = cards.map((card) => state.face[card]);
  dice.shuffle(faces);
  for (const [n, card] of cards.entries()) state.face[card] = faces[n];
}
