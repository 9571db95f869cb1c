// What each viewer may know: the allow-list, and its counterpart, dealing anew what the viewer can't know.
import { type Dice, maskOf, type SeatId, seatId, type Viewer } from "@fracas/kernel";
import { type Cards, HOUSES, type HouseId, pointsOf } from "./houses.ts";
import { handSize, ON_TABLE, type Pair, type State, THRESHOLD } from "./state.ts";

/** How many cards of each house. */
export type Counts = Readonly<Record<HouseId, number>>;
export type PairView = readonly [HouseId, HouseId];

export interface SeatView {
  readonly handSize: number;
  /** The whole hand, if the viewer may see it. */
  readonly hand: Counts | null;
  /** What everybody has seen this seat take and keep. */
  readonly seen: Counts;
  /** The pair of which one card was kept, while the viewer can't know which. */
  readonly eitherOf: PairView | null;
  /** Preparation: the pair taken, before one is kept. */
  readonly pair: PairView | null;
  readonly won: Counts;
  readonly points: number;
}

export interface NobunagaView {
  readonly campaign: 1 | 2;
  readonly round: number;
  /** Who holds the Active card; null while it lies on the table. */
  readonly active: SeatId | null;
  readonly roundFirst: SeatId;
  readonly pile: number;
  readonly pairs: readonly PairView[];
  readonly centre: Counts;
  readonly nobunaga: { readonly campaign: Counts; readonly used: Counts; readonly won: Counts; readonly points: number };
  /** Nobunaga marches when his campaign zone holds this many cards. */
  readonly threshold: number;
  readonly seats: readonly SeatView[];
}

export function view(state: State, viewer: Viewer): NobunagaView {
  const { nobunaga } = state;
  return {
    campaign: state.campaignNumber,
    round: state.round,
    active: state.active === ON_TABLE ? null : (state.active as SeatId),
    roundFirst: state.roundFirst,
    pile: state.pile.length + state.under.filter((house) => house >= 0).length,
    pairs: state.pairs.map(pairView).filter((pair) => pair !== null),
    centre: counts(state.centre),
    nobunaga: {
      campaign: counts(nobunaga.campaign),
      used: counts(nobunaga.used),
      won: counts(nobunaga.won),
      points: pointsOf(nobunaga.won),
    },
    threshold: THRESHOLD[state.players],
    seats: state.hands.map((_, seat) => seatView(state, seatId(seat), viewer)),
  };
}

function seatView(state: State, seat: SeatId, viewer: Viewer): SeatView {
  const hand = state.hands[seat];
  const open = viewer === "open" || viewer === seat;
  const unsettled = (state.unsettled & maskOf(seat)) !== 0;
  const seen = unsettled ? hand.with(state.kept[seat], hand[state.kept[seat]] - 1) : hand;
  return {
    handSize: handSize(state, seat),
    hand: open ? counts(hand) : null,
    seen: counts(seen),
    // In the order of the houses: the order of the cards would tell which one was kept.
    eitherOf:
      unsettled && !open ? pairView([Math.min(state.kept[seat], state.under[seat]), Math.max(state.kept[seat], state.under[seat])]) : null,
    pair: pairView(state.taken[seat]),
    won: counts(state.won[seat]),
    points: pointsOf(state.won[seat]),
  };
}

function counts(cards: Cards): Counts {
  return { uesugi: cards[0], mouri: cards[1], takeda: cards[2], asai: cards[3], ashikaga: cards[4], hongan: cards[5] };
}

/** Every pair, by its houses. */
const PAIRS: readonly (readonly PairView[])[] = HOUSES.map(({ id: one }) => HOUSES.map(({ id: other }) => [one, other]));

function pairView(pair: Pair | null): PairView | null {
  return pair && PAIRS[pair[0]][pair[1]];
}

/** Hidden are only the order of the pile and which card of a pair the others kept. */
export function redeal(state: State, viewer: Viewer, dice: Dice): void {
  if (viewer === "open") return;
  dice.shuffle(state.pile);
  for (let seat = 0; seat < state.players; seat++) {
    if (seat === viewer || !((state.unsettled >> seat) & 1) || dice.below(2) === 0) continue;
    const kept = state.kept[seat];
    state.hands[seat][kept]--;
    state.hands[seat][state.under[seat]]++;
    state.kept[seat] = state.under[seat];
    state.under[seat] = kept;
  }
}
