// A campaign: the active player names a house, everybody shows their cards of it, the highest ranks lay one down. Until Nobunaga's zone is empty.
import { clockwise, everySeat, maskOf, type SeatId, seatId } from "@fracas/kernel";
import type { Ranked, TieBreak, Who } from "./events.ts";
import { addAll, countAll, type House, houseId, housesIn, listed, noCards } from "./houses.ts";
import { turnUpExtraCard } from "./preparation.ts";
import { standings } from "./score.ts";
import type { Next, NobunagaScript, NobunagaTable, State } from "./state.ts";

/** Nobunaga among the seats of a ranking. */
const NOBUNAGA = -1;
type Rank = SeatId | typeof NOBUNAGA;

export function startCampaign(table: NobunagaTable): Next {
  const { state } = table;
  const { nobunaga } = state;
  addAll(nobunaga.campaign, nobunaga.used);
  nobunaga.used = noCards();
  table.tell?.({ type: "campaignStarted", number: state.campaignNumber, houses: listed(nobunaga.campaign).map(houseId) });
  return [["attack"]];
}

export function* attack(table: NobunagaTable): NobunagaScript {
  const { state } = table;
  const { nobunaga } = state;
  const attacker = state.active as SeatId;
  const house = yield* table.choose(attacker, "attack", () => housesIn(nobunaga.campaign));
  table.tell?.({ type: "attacked", seat: attacker, house: houseId(house) });
  showHouse(table, house);

  const ranking = rank(state, house);
  const awarded = ranking.slice(0, awards(state, ranking));
  table.tell?.({
    type: "ranked",
    house: houseId(house),
    ranking: ranking.map((_who, at) => describe(state, house, ranking, at, at < awarded.length)),
  });
  for (const who of awarded) layDown(state, who, house);
  nobunaga.used[house] += nobunaga.campaign[house];
  nobunaga.campaign[house] = 0;

  passActiveCard(table, awarded);
  return countAll(nobunaga.campaign) > 0 ? [["attack"]] : [["endCampaign"]];
}

/** Everybody shows all their cards of the house, which settles what was kept if either card of the pair is of it. */
function showHouse(table: NobunagaTable, house: House): void {
  const { state } = table;
  for (let seat = seatId(0); seat < state.players; seat = seatId(seat + 1)) {
    if (!(state.unsettled & maskOf(seat)) || (state.kept[seat] !== house && state.under[seat] !== house)) continue;
    state.unsettled &= ~maskOf(seat);
    table.learn(everySeat(state.players), maskOf(seat));
  }
}

function shown(state: State, who: Rank, house: House): number {
  return who === NOBUNAGA ? state.nobunaga.campaign[house] : state.hands[who][house];
}

/** Those who show a card, most cards first; then the active player, Nobunaga, and the others clockwise from the active player. */
function rank(state: State, house: House): Rank[] {
  const active = state.active as SeatId;
  const ranking: Rank[] = [];
  const enter = (who: Rank): void => {
    const count = shown(state, who, house);
    if (count === 0) return;
    let at = ranking.length;
    while (at > 0 && shown(state, ranking[at - 1], house) < count) at--;
    ranking.splice(at, 0, who);
  };
  enter(active);
  enter(NOBUNAGA);
  for (let n = 1; n < state.players; n++) enter(clockwise(active, n, state.players));
  return ranking;
}

/** How many of the ranking are awarded a card: two in the first campaign and among two players, else three. */
function awards(state: State, ranking: readonly Rank[]): number {
  const places = state.campaignNumber === 2 && state.players > 2 ? 3 : 2;
  const nobunagasRank = ranking.indexOf(NOBUNAGA);
  const blocked = state.blocks && nobunagasRank < places;
  return Math.min(ranking.length, blocked ? nobunagasRank + 1 : places);
}

function layDown(state: State, who: Rank, house: House): void {
  if (who === NOBUNAGA) {
    state.nobunaga.campaign[house]--;
    state.nobunaga.won[house]++;
  } else {
    state.hands[who][house]--;
    state.won[who][house]++;
  }
}

/** To the nearest player clockwise who got nothing in this attack; if all others did, to the left neighbour. */
function passActiveCard(table: NobunagaTable, awarded: readonly Rank[]): void {
  const { state } = table;
  const from = state.active as SeatId;
  let steps = 1;
  while (steps < state.players && awarded.includes(clockwise(from, steps, state.players))) steps++;
  const to = clockwise(from, steps < state.players ? steps : 1, state.players);
  state.active = to;
  table.tell?.({ type: "activePassed", from, to, why: steps < state.players ? "unawarded" : "neighbour" });
}

export function endCampaign(table: NobunagaTable): Next {
  const { state } = table;
  table.tell?.({ type: "campaignEnded", number: state.campaignNumber });
  if (state.campaignNumber === 2) {
    table.tell?.({ type: "finished", standings: standings(state) });
    return [];
  }
  state.campaignNumber = 2;
  turnUpExtraCard(table);
  return [["dealRound"]];
}

function describe(state: State, house: House, ranking: readonly Rank[], at: number, awarded: boolean): Ranked {
  const who = ranking[at];
  const count = shown(state, who, house);
  const tied = at + 1 < ranking.length && shown(state, ranking[at + 1], house) === count;
  return { who: named(who), count, awarded, tieBreak: tied ? tieBreak(state, who) : null };
}

function tieBreak(state: State, who: Rank): TieBreak {
  if (who === NOBUNAGA) return "nobunaga";
  return who === state.active ? "active" : "nearest";
}

function named(who: Rank): Who {
  return who === NOBUNAGA ? "nobunaga" : who;
}
