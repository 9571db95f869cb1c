// The kit is only worth something if it catches games that break its properties.
import { type Frame, type Game, type GameTexts, maskOf, parseRecord, Refused, type Script, type SeatId, type Table } from "@fracas/kernel";
import { ConformanceFailure, checkRecord, conformance, sweep } from "@fracas/kernel/conformance";
import { describe, expect, test } from "vitest";
import { type BiddingEvent, bidding, type State } from "./bidding.ts";
import { type SkirmishEvent, type State as SkirmishState, skirmish } from "./skirmish.ts";

describe("a sound game passes", () => {
  for (const { name, check } of conformance(bidding as Game, 60)) test(name, check);
});

type Broken = Partial<Game<State, BiddingEvent>>;
type BiddingTable = Table<State, BiddingEvent>;
type Bid = (table: BiddingTable) => Script<readonly Frame[] | undefined>;
const bid = bidding.steps.bid as unknown as Bid;
let counter = 0;

/** After the round's bids, does something it shouldn't. */
function afterBids(act: (table: BiddingTable) => void): Broken {
  return {
    steps: {
      ...bidding.steps,
      *bid(table: BiddingTable) {
        const next = yield* bid(table);
        act(table);
        return next;
      },
    },
  };
}

/** Whoever leaves the top card sees the next one too, and the kernel isn't told. */
function* lookTwice(table: BiddingTable, seat: SeatId): Script<readonly Frame[] | undefined> {
  const { deck, knownTo } = table.state;
  if ((yield* table.ask(seat, "bury", () => [0, 1])) === 0) knownTo[deck[deck.length - 2]] |= maskOf(seat);
  return undefined;
}

/** Looks only if the top card is a high one: the others can tell what it is by whether somebody is asked. */
function* lookAtHighCards(table: BiddingTable, seat: SeatId): Script<readonly Frame[] | undefined> {
  if (table.state.deck[table.state.deck.length - 1] < 7) return undefined;
  yield* table.ask(seat, "bury", () => [0, 1]);
  return undefined;
}

const silent: GameTexts<BiddingEvent> = { ...bidding.texts.fr, event: (event) => (event.type === "won" ? "" : "x") };

const BROKEN: readonly [property: string, fault: string, broken: Broken][] = [
  ["deterministic", "chance from elsewhere", afterBids(({ state }) => void state.points.fill(counter++))],
  [
    "resumable",
    "a secret variable",
    (() => {
      const seen = new WeakSet<object>();
      return afterBids(({ state, players }) => {
        if (!seen.has(state.deck)) state.points[players - 1]++;
        seen.add(state.deck);
      });
    })(),
  ],
  ["forkable", "a copy that shares a hand", { copy: (state) => ({ ...bidding.copy(state), hands: state.hands }) }],
  ["secret", "a view that shows the top card", { view: (state) => ({ top: state.deck.at(-1) }) }],
  ["secret", "a question that depends on a hidden card", { steps: { ...bidding.steps, look: lookAtHighCards } }],
  ["legal", "two options with one id", { option: () => ({ id: "same", at: {} }) }],
  ["alive", "a match longer than the game says", { longestMatch: 5 }],
  ["conserving", "a lost card", afterBids(({ state }) => void state.bids.pop())],
  ["spoken", "a missing sentence", { texts: { ...bidding.texts, fr: silent } }],
  ["undoable", "a look that isn't told", { steps: { ...bidding.steps, look: lookTwice } }],
];

describe("a broken game is caught, with a short match that shows it", () => {
  for (const [property, fault, broken] of BROKEN) {
    test(`not ${property}: ${fault}`, () => {
      const game = { ...bidding, ...broken } as Game;
      const failure = failureOf(game, property);
      expect(failure.property).toMatch(new RegExp(`^${property}`));
      expect(failure.message).toContain("npx fracas check --record");
      expect(failure.record.answers.length).toBeLessThan(10);
      const read = parseRecord(JSON.stringify(failure.record), [game]);
      if (read instanceof Refused) throw read;
      expect(() => checkRecord(game, read.record)).toThrow(ConformanceFailure);
    });
  }
});

function failureOf(game: Game, property: string): ConformanceFailure {
  const found = conformance(game, 30).find(({ name }) => name.startsWith(property));
  try {
    found?.check();
  } catch (error) {
    if (error instanceof ConformanceFailure) return error;
    throw error;
  }
  throw new Error(`the kit didn't notice that the game isn't ${property}`);
}

const checkOf = (game: Game, property: string, matches = 60) =>
  conformance(game, matches).find(({ name }) => name.startsWith(property))?.check;

test("a property that was never put to the test is a failure", () => {
  expect(checkOf({ ...bidding, redeal: () => {} } as Game, "secret")).toThrow("nothing was tested");
});

test("a redeal that forgets the hands is a failure: a view of all hands would pass", () => {
  const shuffleDeck: Broken = {
    view: (state) => state.hands.map((hand) => hand.slice()),
    redeal: (state, _, dice) => dice.shuffle(state.deck),
  };
  expect(checkOf({ ...bidding, ...shuffleDeck } as Game, "secret")).toThrow("nothing was tested");
});

test("cards whose numbers tell what they are, whatever a redeal says, are a failure", () => {
  const setUp = ({ state, random }: Table<SkirmishState, SkirmishEvent>): readonly Frame[] => {
    for (const [seat, deck] of state.decks.entries()) {
      random.shuffle(deck);
      state.hands[seat] = deck.splice(-3);
      for (const card of state.hands[seat]) state.knownTo[card] = 1 << seat;
    }
    return [["takeTurn"]];
  };
  expect(checkOf({ ...skirmish, steps: { ...skirmish.steps, setUp } } as Game, "secret")).toThrow("the same in every deal");
});

test("a sweep checks every kind of match fully", () => {
  const kinds = new Set<string>();
  const redeal: typeof bidding.redeal = (state, viewer, dice) => {
    kinds.add(`${state.hands.length} players`);
    bidding.redeal(state, viewer, dice);
  };
  for (const _ of sweep({ ...bidding, redeal } as Game, { matches: 120, seed: "s", sample: 20 }));
  expect([...kinds].sort()).toEqual(["2 players", "3 players", "4 players"]);
});
