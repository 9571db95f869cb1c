// A round: cards are laid out, everybody takes one, and what is left over goes to Nobunaga.
import { clockwise, everySeat, type SeatId } from "@fracas/kernel";
import { addAll, countAll, HOUSES, type House, houseId, housesIn, listed, noCards } from "./houses.ts";
import { draw } from "./preparation.ts";
import { type Next, type NobunagaScript, type NobunagaTable, ON_TABLE, PER_ROUND, type State, THRESHOLD } from "./state.ts";

/** The option of taking the Active card instead of a house, which is an option by its number. */
export const ACTIVE_CARD = HOUSES.length;

export function dealRound(table: NobunagaTable): Next {
  const { state } = table;
  const first = state.active as SeatId;
  state.roundFirst = first;
  state.round++;
  for (let n = PER_ROUND[state.players]; n > 0; n--) state.centre[draw(state)]++;
  table.learn(everySeat(state.players), 0);
  table.tell?.({ type: "roundDealt", round: state.round, first, houses: listed(state.centre).map(houseId) });
  return [["firstPick", first], ...laterPicks(first, state.players), ["leftovers"]];
}

/** Clockwise; two players go round twice. */
export function laterPicks(first: SeatId, players: number): Next {
  const picks = players === 2 ? 4 : players;
  const order: (readonly ["pick", SeatId])[] = [];
  for (let n = 1; n < picks; n++) order.push(["pick", clockwise(first, n, players)]);
  return order;
}

export function* firstPick(table: NobunagaTable, seat: SeatId): NobunagaScript {
  const { state } = table;
  const house = yield* table.choose(seat, "pick", () => housesIn(state.centre));
  takeHouse(table, seat, house);
  state.active = ON_TABLE;
  table.tell?.({ type: "activeLaid", seat });
  return undefined;
}

export function* pick(table: NobunagaTable, seat: SeatId): NobunagaScript {
  const { state } = table;
  const choice = yield* table.choose(seat, "pick", () => picks(state));
  if (choice === ACTIVE_CARD) {
    state.active = seat;
    table.tell?.({ type: "activeTaken", seat });
  } else takeHouse(table, seat, choice);
  return undefined;
}

function picks(state: State): readonly number[] {
  const houses = housesIn(state.centre);
  return state.active === ON_TABLE ? [...houses, ACTIVE_CARD] : houses;
}

function takeHouse(table: NobunagaTable, seat: SeatId, house: House): void {
  table.state.centre[house]--;
  table.state.hands[seat][house]++;
  table.tell?.({ type: "houseTaken", seat, house: houseId(house) });
}

/** Whoever took the Active card has no card yet and gets one of the last two; with two players the other first gives one away. */
export function leftovers({ state }: NobunagaTable): Next {
  const taker = state.active;
  if (taker === ON_TABLE) return [["closeRound"]];
  if (state.players > 2) return [["takerPick", taker], ["closeRound"]];
  return [["giveToNobunaga", clockwise(taker, 1, 2)], ["takerPick", taker], ["closeRound"]];
}

export function* giveToNobunaga(table: NobunagaTable, seat: SeatId): NobunagaScript {
  const { state } = table;
  const house = yield* table.choose(seat, "giveToNobunaga", () => housesIn(state.centre));
  state.centre[house]--;
  state.nobunaga.campaign[house]++;
  table.tell?.({ type: "given", seat, house: houseId(house) });
  return undefined;
}

export function* takerPick(table: NobunagaTable, seat: SeatId): NobunagaScript {
  const { state } = table;
  takeHouse(table, seat, yield* table.choose(seat, "takerPick", () => housesIn(state.centre)));
  return undefined;
}

export function closeRound(table: NobunagaTable): Next {
  const { state } = table;
  const { campaign } = state.nobunaga;
  table.tell?.({ type: "leftOver", houses: listed(state.centre).map(houseId) });
  addAll(campaign, state.centre);
  state.centre = noCards();
  if (state.active === ON_TABLE) {
    state.active = state.roundFirst;
    table.tell?.({ type: "activeKept", seat: state.roundFirst });
  }
  return countAll(campaign) >= THRESHOLD[state.players] ? [["startCampaign"]] : [["dealRound"]];
}
