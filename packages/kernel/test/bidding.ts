// The worked example of docs/kernel.md: a small game of bids, with everything hidden that games hide.
// Each player holds three cards. In each of three rounds all bid a card at once; the highest wins a point, may look at the
// top card of the deck, and may put it to the bottom.
import {
  type Dice,
  everySeat,
  type Frame,
  type Game,
  type GameTexts,
  maskOf,
  type Script,
  type SeatId,
  type SeatMask,
  seatId,
  seatsOf,
  type Table,
  type Viewer,
} from "@fracas/kernel";

export interface State {
  round: number;
  /** The top card is the last one. */
  deck: number[];
  hands: number[][];
  bids: number[];
  points: number[];
  /** By card: who knows where it is. */
  knownTo: SeatMask[];
}

export type BiddingEvent =
  | { readonly type: "bid"; readonly seat: SeatId; readonly card: number }
  | { readonly type: "won"; readonly seat: SeatId }
  | { readonly type: "looked"; readonly seat: SeatId; readonly card?: number }
  | { readonly type: "buried"; readonly seat: SeatId };

type T = Table<State, BiddingEvent>;
type Ask = Script<readonly Frame[] | undefined>;

const CARDS = 14;
const LEAVE = 0;
const BURY = 1;

function deal({ state, random, players }: T): readonly Frame[] {
  random.shuffle(state.deck);
  for (const seat of seatsOf(everySeat(players))) {
    state.hands[seat] = state.deck.splice(-3);
    for (const card of state.hands[seat]) state.knownTo[card] = maskOf(seat);
  }
  return [["bid"], ["bid"], ["bid"]];
}

function* bid(table: T): Ask {
  const { state, players } = table;
  const all = everySeat(players);
  const chosen = yield* table.chooseAll(all, "bid", (seat) => state.hands[seat]);
  for (const seat of seatsOf(all)) {
    const card = chosen[seat];
    state.hands[seat].splice(state.hands[seat].indexOf(card), 1);
    state.bids.push(card);
    table.learn(all, state.knownTo[card]);
    state.knownTo[card] = all;
    table.tell?.({ type: "bid", seat, card });
  }
  const winner = seatId(chosen.indexOf(Math.max(...chosen)));
  state.points[winner]++;
  state.round++;
  table.tell?.({ type: "won", seat: winner });
  return [["look", winner]];
}

function* look(table: T, seat: SeatId): Ask {
  const { state } = table;
  const card = state.deck[state.deck.length - 1];
  table.learn(maskOf(seat), state.knownTo[card]);
  state.knownTo[card] |= maskOf(seat);
  table.tell?.({ type: "looked", seat, card }, maskOf(seat), { type: "looked", seat });
  if ((yield* table.ask(seat, "bury", () => [LEAVE, BURY])) === BURY) {
    state.deck.unshift(...state.deck.splice(-1));
    table.tell?.({ type: "buried", seat });
  }
  return undefined;
}

function redeal(state: State, viewer: Viewer, dice: Dice): void {
  const unknown = (card: number) => viewer !== "open" && (viewer === "spectator" || !(state.knownTo[card] & maskOf(viewer)));
  const places = [state.deck, ...state.hands].flatMap((zone) =>
    zone.flatMap((card, at) => (unknown(card) ? [{ zone, at, mask: state.knownTo[card] }] : [])),
  );
  const cards = places.map(({ zone, at }) => zone[at]);
  dice.shuffle(cards);
  for (const [n, { zone, at, mask }] of places.entries()) {
    zone[at] = cards[n];
    state.knownTo[cards[n]] = mask;
  }
}

const texts: GameTexts<BiddingEvent> = {
  title: "Bidding",
  summary: "Three cards, three bids.",
  rules: [],
  options: {},
  cards: {},
  outsider: (who) => who,
  question: ({ prompt }) => (prompt === "bid" ? "Bid a card" : "Put the card to the bottom?"),
  option: ({ prompt }, { id }) => (prompt === "bid" ? `Bid ${id}` : id),
  event: (event, { name }) => `${name(event.seat)}: ${event.type}${"card" in event ? ` ${event.card}` : ""}`,
  result: ({ winners }, { name }) => `${winners.map(name).join(", ")} won`,
};

export const bidding: Game<State, BiddingEvent> = {
  id: "bidding",
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  options: {},
  longestMatch: 15,
  start: (players) => ({
    state: {
      round: 0,
      deck: Array.from({ length: CARDS }, (_, card) => card),
      hands: Array.from({ length: players }, () => []),
      bids: [],
      points: new Array(players).fill(0),
      knownTo: new Array(CARDS).fill(0),
    },
    next: [["deal"]],
  }),
  steps: { deal, bid, look },
  copy: (state) => ({
    round: state.round,
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    bids: state.bids.slice(),
    points: state.points.slice(),
    knownTo: state.knownTo.slice(),
  }),
  option: (_, { prompt }, option) =>
    prompt === "bid" ? { id: String(option), at: { card: option } } : { id: option === BURY ? "bury" : "leave", at: {} },
  view: (state, viewer) => {
    const seen = (card: number) => (viewer === "open" || (viewer !== "spectator" && state.knownTo[card] & maskOf(viewer)) ? card : null);
    return {
      round: state.round,
      points: state.points.slice(),
      bids: state.bids.slice(),
      deck: state.deck.map(seen),
      hands: state.hands.map((hand) => hand.map(seen)),
    };
  },
  redeal,
  result: ({ points }) => {
    const best = Math.max(...points);
    const standings = points.map((won, seat) => ({ who: seatId(seat), points: won }));
    return { winners: standings.filter(({ points }) => points === best).map(({ who }) => who), standings };
  },
  census: ({ deck, hands, bids }) => [...deck, ...hands.flat(), ...bids],
  texts: { en: texts, fr: texts, ru: texts },
};
