// The board after an event, so that what happened between two views can be shown one thing at a time.
import type { SeatId } from "@fracas/kernel";
import type { HouseId, NobunagaEvent, NobunagaView, PairView, Ranked, SeatView } from "@fracas/nobunaga";
import { add, HOUSE_IDS, NONE, pointsOf, remove } from "./houses.ts";

export function apply(view: NobunagaView, event: NobunagaEvent): NobunagaView {
  const { nobunaga } = view;
  switch (event.type) {
    case "started":
      return { ...view, active: event.first };
    case "extraCard":
      return { ...view, pile: view.pile - 1, nobunaga: { ...nobunaga, used: add(nobunaga.used, event.house) } };
    case "pairsLaid":
      return { ...view, pile: view.pile - 2 * event.pairs.length, pairs: event.pairs };
    case "pairTaken":
      return withSeat({ ...view, pairs: withoutPair(view.pairs, event.houses) }, event.seat, (seat) => ({ ...seat, pair: event.houses }));
    case "kept":
      return withSeat({ ...view, pile: view.pile + 1 }, event.seat, (seat) => keep(seat, event.house));
    case "roundDealt": {
      const centre = event.houses.reduce(add, view.centre);
      return { ...view, round: event.round, roundFirst: event.first, pile: view.pile - event.houses.length, centre };
    }
    case "houseTaken":
      return withSeat({ ...view, centre: remove(view.centre, event.house) }, event.seat, (seat) => ({
        ...seat,
        handSize: seat.handSize + 1,
        hand: seat.hand && add(seat.hand, event.house),
        seen: add(seat.seen, event.house),
      }));
    case "activeLaid":
      return { ...view, active: null };
    case "activeTaken":
    case "activeKept":
      return { ...view, active: event.seat };
    case "given":
      return {
        ...view,
        centre: remove(view.centre, event.house),
        nobunaga: { ...nobunaga, campaign: add(nobunaga.campaign, event.house) },
      };
    case "leftOver":
      return {
        ...view,
        centre: event.houses.reduce(remove, view.centre),
        nobunaga: { ...nobunaga, campaign: event.houses.reduce(add, nobunaga.campaign) },
      };
    case "campaignStarted":
      return { ...view, nobunaga: { ...nobunaga, campaign: event.houses.reduce(add, NONE), used: NONE } };
    case "ranked":
      return event.ranking.reduce((after, ranked) => award(after, event.house, ranked), settle(used(view, event), event));
    case "activePassed":
      return { ...view, active: event.to };
    case "campaignEnded":
      return { ...view, campaign: 2 };
    case "attacked":
    case "finished":
      return view;
  }
}

function withSeat(view: NobunagaView, seat: SeatId, change: (seat: SeatView) => SeatView): NobunagaView {
  return { ...view, seats: view.seats.map((other, at) => (at === seat ? change(other) : other)) };
}

function withoutPair(pairs: readonly PairView[], [one, other]: PairView): PairView[] {
  const at = pairs.findIndex((pair) => pair[0] === one && pair[1] === other);
  return pairs.filter((_, index) => index !== at);
}

/** A card that only its owner knows is one of the pair to all others. */
function keep(seat: SeatView, house: HouseId | undefined): SeatView {
  const { pair } = seat;
  const open = pair !== null && pair[0] === pair[1];
  return {
    ...seat,
    pair: null,
    handSize: seat.handSize + 1,
    hand: seat.hand && house ? add(seat.hand, house) : seat.hand,
    seen: open ? add(seat.seen, pair[0]) : seat.seen,
    eitherOf: house || !pair ? null : inOrder(pair),
  };
}

function inOrder([one, other]: PairView): PairView {
  return HOUSE_IDS.indexOf(one) <= HOUSE_IDS.indexOf(other) ? [one, other] : [other, one];
}

type RankedEvent = Extract<NobunagaEvent, { type: "ranked" }>;

/** Nobunaga's cards of the house are used up, except one if he is awarded. */
function used(view: NobunagaView, { house }: RankedEvent): NobunagaView {
  const { nobunaga } = view;
  return {
    ...view,
    nobunaga: {
      ...nobunaga,
      campaign: { ...nobunaga.campaign, [house]: 0 },
      used: { ...nobunaga.used, [house]: nobunaga.used[house] + nobunaga.campaign[house] },
    },
  };
}

/** Showing all cards of a house tells which card of a pair was kept if one of the two is of it. */
function settle(view: NobunagaView, { house, ranking }: RankedEvent): NobunagaView {
  const seats = view.seats.map((seat, at): SeatView => {
    const either = seat.eitherOf;
    if (!either?.includes(house)) return seat;
    const shown = ranking.find(({ who }) => who === at)?.count ?? 0;
    const kept = shown > seat.seen[house] ? house : either[0] === house ? either[1] : either[0];
    return { ...seat, eitherOf: null, seen: add(seat.seen, kept) };
  });
  return { ...view, seats };
}

function award(view: NobunagaView, house: HouseId, { who, awarded }: Ranked): NobunagaView {
  if (!awarded) return view;
  const { nobunaga } = view;
  if (who === "nobunaga") {
    const won = add(nobunaga.won, house);
    return { ...view, nobunaga: { ...nobunaga, used: remove(nobunaga.used, house), won, points: pointsOf(won) } };
  }
  return withSeat(view, who, (seat) => {
    const won = add(seat.won, house);
    return {
      ...seat,
      handSize: seat.handSize - 1,
      hand: seat.hand && remove(seat.hand, house),
      seen: seat.seen[house] > 0 ? remove(seat.seen, house) : seat.seen,
      won,
      points: pointsOf(won),
    };
  });
}
