// Setup and Preparation: everybody takes a pair and secretly keeps one card of it.
import { clockwise, everySeat, maskOf, type SeatId, seatId, seatsOf } from "@fracas/kernel";
import { CARDS_PER_HOUSE, HOUSES, type House, houseId } from "./houses.ts";
import type { Next, NobunagaScript, NobunagaTable, Pair, State } from "./state.ts";

export function setUp(table: NobunagaTable): Next {
  const { state, random, players } = table;
  const each = players === 2 ? CARDS_PER_HOUSE - 2 : CARDS_PER_HOUSE;
  for (let house = 0; house < HOUSES.length; house++) for (let n = 0; n < each; n++) state.pile.push(house);
  random.shuffle(state.pile);
  const first = seatId(random.below(players));
  state.active = first;
  table.tell?.({ type: "started", first });
  turnUpExtraCard(table);
  return [["layPairs"], ...takingOrder(first, players).map((seat) => ["takePair", seat] as const), ["keepOne"], ["dealRound"]];
}

/** Optional rule: a card from the pile for Nobunaga's next campaign but one. */
export function turnUpExtraCard(table: NobunagaTable): void {
  const { state } = table;
  if (!state.extraCard) return;
  const house = draw(state);
  state.nobunaga.used[house]++;
  table.learn(everySeat(state.players), 0);
  table.tell?.({ type: "extraCard", house: houseId(house) });
}

export function layPairs(table: NobunagaTable): Next {
  const { state } = table;
  state.pairs = Array.from({ length: state.players }, () => [draw(state), draw(state)] as const);
  table.learn(everySeat(state.players), 0);
  table.tell?.({ type: "pairsLaid", pairs: state.pairs.flatMap((pair) => (pair ? [[houseId(pair[0]), houseId(pair[1])] as const] : [])) });
  return [];
}

/** Counter-clockwise, beginning on the right of the active player, who comes last. */
export function takingOrder(active: SeatId, players: number): SeatId[] {
  return Array.from({ length: players }, (_, n) => clockwise(active, -1 - n, players));
}

export function* takePair(table: NobunagaTable, seat: SeatId): NobunagaScript {
  const { state } = table;
  const chosen = yield* table.choose(seat, "takePair", () => pairsOnOffer(state));
  const pair = state.pairs[chosen] as Pair;
  state.pairs[chosen] = null;
  state.taken[seat] = pair;
  table.tell?.({ type: "pairTaken", seat, houses: [houseId(pair[0]), houseId(pair[1])] });
  return undefined;
}

/** Equal pairs count as one choice. */
function pairsOnOffer({ pairs }: State): number[] {
  const offered: number[] = [];
  pairs.forEach((pair, index) => {
    if (pair && !offered.some((other) => sameCards(pairs[other], pair))) offered.push(index);
  });
  return offered;
}

function sameCards(one: Pair | null, other: Pair): boolean {
  return one !== null && ((one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0]));
}

/** All at once and in secret. The pairs were open, so only which card was kept is hidden. */
export function* keepOne(table: NobunagaTable): NobunagaScript {
  const { state } = table;
  const everybody = everySeat(state.players);
  const kept = yield* table.chooseAll(everybody, "keepOne", (seat) => distinct(state.taken[seat] as Pair));
  for (const seat of seatsOf(everybody)) {
    const [one, other] = state.taken[seat] as Pair;
    state.taken[seat] = null;
    const house = kept[seat];
    state.kept[seat] = house;
    state.under[seat] = house === one ? other : one;
    state.hands[seat][house]++;
    if (one !== other) state.unsettled |= maskOf(seat);
    table.tell?.({ type: "kept", seat, house: houseId(house) }, one === other ? undefined : maskOf(seat), { type: "kept", seat });
  }
  return undefined;
}

function distinct([one, other]: Pair): House[] {
  return one === other ? [one] : [one, other];
}

/** The pile never runs out: 6 to 10 cards are left at the end. */
export function draw(state: State): House {
  const house = state.pile.pop();
  if (house === undefined) throw new Error("the pile is empty");
  return house;
}
