// Greedy Nobunaga, its weights tuned by simulation: looks one answer ahead and takes what makes its cards, as far as everybody could know, win most points against Nobunaga's.
import { clockwise, type Dice, type Eyes, type Prompt, type SeatId, type View } from "@fracas/kernel";
import { type Counts, HOUSES, type HouseId, type NobunagaView } from "@fracas/nobunaga";
import type { Bot } from "./bot.ts";

type Cards = Record<HouseId, number>;

/** The position as this seat believes it to be; the options change copies of it. */
interface Belief {
  readonly me: SeatId;
  readonly active: SeatId;
  readonly places: number;
  readonly hands: Cards[];
  readonly won: readonly Counts[];
  readonly army: Cards;
  readonly nobunagaWon: Counts;
}

/** A house that isn't in Nobunaga's zones yet may still come there. */
const MAY_BE_ATTACKED = 0.4;
/** What a point for Nobunaga costs (if he leads, everybody loses), and one for a rival. */
const AGAINST_NOBUNAGA = 1.5;
const AGAINST_RIVALS = 0.1;
/** A card that wins nothing now still counts the next time. */
const IN_RESERVE = 0.1;
/** The right to choose first, and to win ties. */
const ACTIVE_CARD = 0.6;

export const greedyNobunaga: Bot = {
  id: "greedy",
  choose(eyes: Eyes, dice: Dice): number {
    const options = eyes.options();
    const view = eyes.view() as View<NobunagaView>;
    const question = view.question;
    if (!question) throw new Error("a bot was asked to choose without a question");
    const scores = question.options.map(({ at }) => score(view, question, at));
    const best = Math.max(...scores);
    const among = options.filter((_, index) => scores[index] === best);
    return among[dice.below(among.length)];
  },
};

function score(view: View<NobunagaView>, { prompt }: Prompt, at: Readonly<Record<string, number | string>>): number {
  const belief = believe(view);
  const house = at.house as HouseId;
  const hand = belief.hands[belief.me];
  switch (prompt) {
    case "takePair":
      return Math.max(...[at.one, at.other].map((id) => valueWith(belief, id as HouseId)));
    case "giveToNobunaga":
      belief.army[house]++;
      return value(belief);
    case "takerPick":
      hand[house]++;
      for (const { id } of HOUSES) belief.army[id] += view.state.centre[id] - (id === house ? 1 : 0);
      return value(belief);
    case "attack":
      return award(belief, house, 1);
    default:
      return at.card === "active" ? ACTIVE_CARD + medianPick(view) : pickValue(view, house);
  }
}

/** Taking a card of the centre, or keeping one: any of the others may be the one that is left for Nobunaga. */
function pickValue(view: View<NobunagaView>, house: HouseId): number {
  const belief = believe(view);
  belief.hands[belief.me][house]++;
  let sum = 0;
  let others = 0;
  for (const { id } of HOUSES) {
    const left = view.state.centre[id] - (id === house ? 1 : 0);
    if (left <= 0) continue;
    belief.army[id]++;
    sum += left * value(belief);
    belief.army[id]--;
    others += left;
  }
  return others > 0 ? sum / others : value(belief);
}

/** What choosing last will probably leave. */
function medianPick(view: View<NobunagaView>): number {
  const values = HOUSES.flatMap(({ id }) =>
    new Array<number>(view.state.centre[id]).fill(view.state.centre[id] > 0 ? pickValue(view, id) : 0),
  );
  values.sort((one, other) => one - other);
  return values[Math.floor((values.length - 1) / 2)];
}

function valueWith(belief: Belief, house: HouseId): number {
  belief.hands[belief.me][house]++;
  const worth = value(belief);
  belief.hands[belief.me][house]--;
  return worth;
}

function value(belief: Belief): number {
  let sum = 0;
  for (const { id } of HOUSES) sum += award(belief, id, belief.army[id] > 0 ? 1 : MAY_BE_ATTACKED);
  return sum;
}

/** What an attack on this house would bring, if it comes. */
function award(belief: Belief, house: HouseId, chance: number): number {
  const army = Math.max(1, belief.army[house]);
  const players = belief.hands.length;
  const ranked: { who: SeatId | "nobunaga"; count: number }[] = [{ who: "nobunaga", count: army + 0.1 }];
  for (let n = 0; n < players; n++) {
    const who = clockwise(belief.active, n, players);
    if (belief.hands[who][house] > 0) ranked.push({ who, count: belief.hands[who][house] + (n === 0 ? 0.2 : -n / 100) });
  }
  ranked.sort((one, other) => other.count - one.count);
  let sum = 0;
  ranked.slice(0, belief.places).forEach(({ who }) => {
    if (who === belief.me) sum += nextCard(belief.won[who], house);
    else if (who === "nobunaga") sum -= AGAINST_NOBUNAGA * nextCard(belief.nobunagaWon, house);
    else sum -= AGAINST_RIVALS * nextCard(belief.won[who], house);
  });
  return chance * (sum + IN_RESERVE * Math.min(belief.hands[belief.me][house], 3));
}

function nextCard(won: Counts, house: HouseId): number {
  const { base, second } = HOUSES.find(({ id }) => id === house) ?? HOUSES[0];
  return won[house] > 0 ? second : base + second / 3;
}

function believe({ state, viewer, players }: View<NobunagaView>): Belief {
  const { nobunaga, seats } = state;
  const army = { ...nobunaga.campaign };
  for (const { id } of HOUSES) army[id] += nobunaga.used[id];
  return {
    me: viewer as SeatId,
    active: state.active ?? state.roundFirst,
    places: state.campaign === 2 && players > 2 ? 3 : 2,
    hands: seats.map(({ hand, seen }) => ({ ...(hand ?? seen) })),
    won: seats.map(({ won }) => won),
    army,
    nobunagaWon: nobunaga.won,
  };
}
