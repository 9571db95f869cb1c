// Nobunaga's positions in the words of scenarios.
import { maskOf, type SeatId, seatId, seatsOf } from "@fracas/kernel";
import type { Field, ScenarioSupport } from "@fracas/kernel/scenario";
import type { NobunagaEvent } from "./events.ts";
import { CARDS_PER_HOUSE, type Cards, countAll, HOUSES, type House, listed, noCards, pointsOf } from "./houses.ts";
import { takingOrder } from "./preparation.ts";
import { laterPicks } from "./round.ts";
import { standings } from "./score.ts";
import { census, handSize, type Next, ON_TABLE, type Pair, PER_ROUND, type State } from "./state.ts";
import { en } from "./texts/en.ts";

function cards(of: (state: State) => Cards, to: (state: State, cards: Cards) => void): Field<State> {
  return { kind: "cards", read: (state) => listed(of(state)), write: (state, value) => to(state, counted(value)) };
}

function seatCards(of: (state: State) => Cards[]): Field<State> {
  return {
    kind: "cards",
    perSeat: true,
    read: (state, seat) => listed(of(state)[seat]),
    write: (state, value, seat) => {
      of(state)[seat] = counted(value);
    },
  };
}

/** The kept card, or the one put under the pile. */
function oneCard(of: (state: State) => House[]): Field<State> {
  return {
    kind: "cards",
    perSeat: true,
    read: (state, seat) =>
      of(state)
        .slice(seat, seat + 1)
        .filter((house) => house >= 0),
    write: (state, value, seat) => {
      need(value.length === 1, "give exactly one card");
      of(state)[seat] = value[0];
    },
  };
}

type EventFields = {
  readonly [T in NobunagaEvent["type"]]: Record<
    Exclude<keyof Extract<NobunagaEvent, { type: T }>, "type">,
    "seat" | "card" | "number" | "word" | "other"
  >;
};

const EVENTS: EventFields = {
  started: { first: "seat" },
  extraCard: { house: "card" },
  pairsLaid: { pairs: "other" },
  pairTaken: { seat: "seat", houses: "other" },
  kept: { seat: "seat", house: "card" },
  roundDealt: { round: "number", first: "seat", houses: "other" },
  houseTaken: { seat: "seat", house: "card" },
  activeLaid: { seat: "seat" },
  activeTaken: { seat: "seat" },
  activeKept: { seat: "seat" },
  given: { seat: "seat", house: "card" },
  leftOver: { houses: "other" },
  campaignStarted: { number: "number", houses: "other" },
  attacked: { seat: "seat", house: "card" },
  ranked: { house: "card", ranking: "other" },
  activePassed: { from: "seat", to: "seat", why: "word" },
  campaignEnded: { number: "number" },
  finished: { standings: "other" },
};

export const nobunagaScenarios: ScenarioSupport<State> = {
  cards: HOUSES.map(({ id }) => ({ id, name: en.cards[id].name })),
  fields: {
    /** The top card first; at the end those put under it in Preparation. */
    pile: {
      kind: "cards",
      ordered: true,
      read: (state) => [...state.pile.toReversed(), ...state.under.filter((house) => house >= 0)],
      write: (state, value) => {
        state.pile = value.toReversed();
      },
    },
    pairs: {
      kind: "groups",
      read: (state) => state.pairs.filter((pair) => pair !== null),
      write: (state, value) => {
        state.pairs = value.map(toPair);
      },
    },
    pair: {
      kind: "cards",
      perSeat: true,
      read: (state, seat) => state.taken[seat] ?? [],
      write: (state, value, seat) => {
        state.taken[seat] = toPair(value);
      },
    },
    kept: oneCard((state) => state.kept),
    "put under": oneCard((state) => state.under),
    centre: cards(
      (state) => state.centre,
      (state, centre) => {
        state.centre = centre;
      },
    ),
    hand: seatCards((state) => state.hands),
    won: seatCards((state) => state.won),
    "Nobunaga's campaign zone": cards(
      (state) => state.nobunaga.campaign,
      ({ nobunaga }, campaign) => {
        nobunaga.campaign = campaign;
      },
    ),
    "Nobunaga's used cards": cards(
      (state) => state.nobunaga.used,
      ({ nobunaga }, used) => {
        nobunaga.used = used;
      },
    ),
    "Nobunaga's won": cards(
      (state) => state.nobunaga.won,
      ({ nobunaga }, won) => {
        nobunaga.won = won;
      },
    ),
    active: {
      kind: "seat",
      read: (state) => (state.active === ON_TABLE ? null : (state.active as SeatId)),
      write: (state, value) => {
        state.active = value ?? ON_TABLE;
      },
    },
    "round first": {
      kind: "seat",
      read: (state) => state.roundFirst,
      write: (state, value) => {
        state.roundFirst = value ?? seatId(0);
      },
    },
    round: {
      kind: "number",
      read: (state) => state.round,
      write: (state, value) => {
        state.round = value;
      },
    },
    campaign: {
      kind: "number",
      read: (state) => state.campaignNumber,
      write: (state, value) => {
        if (value !== 1 && value !== 2) throw new Error("there are campaigns 1 and 2");
        state.campaignNumber = value;
      },
    },
    "hand size": { kind: "number", perSeat: true, read: handSize },
    points: { kind: "number", perSeat: true, read: (state, seat) => pointsOf(state.won[seat]) },
    "Nobunaga's points": { kind: "number", read: (state) => pointsOf(state.nobunaga.won) },
    /** All who take part, best first: "Nobunaga 17, Boris 17, Anna 14". */
    standings: {
      kind: "text",
      read: (state, _, names) =>
        standings(state)
          .map(({ who, points }) => `${who === "nobunaga" ? "Nobunaga" : names[who]} ${points}`)
          .join(", "),
    },
    winner: {
      kind: "seat",
      read: (state) => {
        const [{ who }] = standings(state);
        return who === "nobunaga" ? null : who;
      },
    },
    "cards in the game": { kind: "number", read: (state) => census(state).length },
  },
  events: EVENTS,
  otherOptions: ["active"],
  phases: {
    preparation: (state) => [["layPairs"], ...takePairs(state), ["keepOne"], ["dealRound"]],
    "taking pairs": (state) => {
      need(state.pairs.length === state.players, `give ${state.players} pairs: one for each player`);
      return [...takePairs(state), ["keepOne"], ["dealRound"]];
    },
    keeping: (state) => {
      need(!state.taken.includes(null), "give every player's pair");
      activePlayer(state);
      return [["keepOne"], ["dealRound"]];
    },
    round: (state) => {
      activePlayer(state);
      return [["dealRound"]];
    },
    picking: (state) => {
      const first = activePlayer(state);
      const wanted = PER_ROUND[state.players];
      need(countAll(state.centre) === wanted, `the centre has to hold ${wanted} cards`);
      state.roundFirst = first;
      return [["firstPick", first], ...laterPicks(first, state.players), ["leftovers"]];
    },
    leftovers: (state) => {
      const wanted = (state.players === 2 ? 2 : 1) + (state.active === ON_TABLE ? 0 : 1);
      need(countAll(state.centre) === wanted, `the centre has to hold what was left over: ${wanted} ${wanted === 1 ? "card" : "cards"}`);
      return [["leftovers"]];
    },
    campaign: (state) => {
      activePlayer(state);
      need(countAll(state.nobunaga.campaign) > 0, "give Nobunaga's campaign zone");
      return [["startCampaign"]];
    },
    attack: (state) => {
      activePlayer(state);
      need(countAll(state.nobunaga.campaign) > 0, "give Nobunaga's campaign zone");
      return [["attack"]];
    },
    "end of the campaign": (state) => {
      activePlayer(state);
      return [["endCampaign"]];
    },
    "end of the game": (state) => {
      activePlayer(state);
      return [];
    },
  },
  complete,
};

function need(met: boolean, what: string): void {
  if (!met) throw new Error(what);
}

function activePlayer({ active }: State): SeatId {
  if (active === ON_TABLE) throw new Error("give the active player: active: NAME");
  return active as SeatId;
}

function takePairs(state: State): Next {
  return takingOrder(activePlayer(state), state.players).map((seat) => ["takePair", seat] as const);
}

/** Cards that weren't placed lie in the pile below those that were, the houses taking turns. */
function complete(state: State): string | undefined {
  for (const seat of seatsOf((1 << state.players) - 1)) {
    if (state.kept[seat] < 0 !== state.under[seat] < 0)
      return "a card kept and a card put under the pile belong together: give both or neither";
    if (state.kept[seat] < 0) continue;
    if (state.hands[seat][state.kept[seat]] === 0) return "the card kept in Preparation has to be in the hand too";
    if (state.kept[seat] !== state.under[seat]) state.unsettled |= maskOf(seat);
  }
  if ([...state.won, state.nobunaga.won].some((won) => Math.max(...won) > 2)) return "nobody can have won more than two cards of a house";
  const each = state.players === 2 ? CARDS_PER_HOUSE - 2 : CARDS_PER_HOUSE;
  const placed = counted(census(state));
  for (const [house, { id }] of HOUSES.entries()) {
    if (placed[house] > each) return `there are ${placed[house]} ${en.cards[id].name} cards in this position; the game has ${each}`;
  }
  for (let n = 0; n < each; n++) for (let house = 0; house < HOUSES.length; house++) if (placed[house]++ < each) state.pile.unshift(house);
  return undefined;
}

function counted(houses: readonly House[]): Cards {
  const cards = noCards();
  for (const house of houses) cards[house]++;
  return cards;
}

function toPair(houses: readonly House[]): Pair {
  need(houses.length === 2, "a pair is two cards");
  return [houses[0], houses[1]];
}
