// Greedy Smash Up: takes the option that makes the bases look best for it right away. It knows what cards do only by the kind of question.
import type { Dice, Eyes, OptionFace, Question, SeatId, View } from "@fracas/kernel";
import { type BaseView, CARDS, type SmashUpView } from "@fracas/smash-up";
import type { Bot } from "./bot.ts";

/** What another player's VP are worth, against one's own. */
const AGAINST_RIVALS = 0.6;
/** A minion in play is worth something even where it doesn't change a place yet. */
const PRESENCE = 0.12;
/** A card in hand. */
const CARD = 0.5;

/** Some cards together allow extra plays without end. One in so many times it has had enough. */
const TIRES = 20;

/** Powers at a base by seat. */
type Powers = readonly number[];

interface Situation {
  readonly state: SmashUpView;
  readonly me: SeatId;
  readonly question: Question;
}

export const greedySmashUp: Bot = {
  id: "greedy",
  choose(eyes: Eyes, dice: Dice): number {
    const options = eyes.options();
    if (options.length === 1) return options[0];
    const { state, viewer, question } = eyes.view() as View<SmashUpView>;
    if (!question) throw new Error("a bot was asked to choose without a question");
    const situation = { state, me: viewer as SeatId, question };
    const stop = question.options.findIndex(({ id }) => id === "end" || id === "decline");
    if (stop >= 0 && isExtra(situation) && dice.below(TIRES) === 0) return options[stop];
    const scores = question.options.map((option) => score(situation, option));
    const best = Math.max(...scores);
    const among = options.filter((_, index) => scores[index] === best);
    return among[dice.below(among.length)];
  },
};

/** An extra play is to be made. */
function isExtra({ state, question }: Situation): boolean {
  return question.prompt === "playExtra" || (question.prompt === "play" && state.plays.some(({ by }) => by !== undefined));
}

function score(situation: Situation, option: OptionFace): number {
  const rate = RATES[situation.question.prompt];
  return rate ? rate(situation, option) : 0;
}

type Rate = (situation: Situation, option: OptionFace) => number;

/** By prompt. What isn't here is chosen at random. */
const RATES: Readonly<Record<string, Rate>> = {
  play: ({ state, me }, { id, at }) => {
    if (id === "end") return 0;
    const { kind, power } = CARDS[String(at.face)];
    if (at.ability) return 1;
    return kind === "minion" ? 3 + bestBase(state, me, power ?? 0) : 2 + (DRAWS_FIRST.has(String(at.face)) ? 2 : 0);
  },
  playExtra: (situation, option) => (option.id === "decline" ? 0.1 : RATES.play(situation, option)),
  playWhere: (situation, { at }) => placed(situation, at.slot, CARDS[String(situation.question.about.card)]?.power ?? 0),
  playOn: (situation, option) => onMinion(situation, option),
  useSpecial: (situation, option) => {
    if (option.id === "pass") return 0;
    const { kind, power } = CARDS[String(option.at.face)];
    const slot = situation.question.about.slot;
    if (kind === "minion" || option.at.ability) return placed(situation, slot, power ?? 0) - CARD;
    return CARDS[String(option.at.face)].specialOnly ? placed(situation, slot, 3) - CARD : -1;
  },
  useAbility: (_, { id }) => (id === "use" ? 1 : 0),
  scoreBase: ({ state, me }, { at }) => standing(baseAt(state, Number(at.slot)), me),
  destroy: removal,
  return: removal,
  putUnderDeck: removal,
  destroyAction: (situation, { id, at }) => (id === "decline" ? 0 : at.seat === situation.me ? -1 : 1),
  discardTheirs: (_, { at }) => (at.face ? (CARDS[String(at.face)].power ?? 0) : 0),
  strengthen: (situation, { at }) => (at.seat === situation.me ? placed(situation, at.slot, Number(situation.question.about.amount)) : -1),
  chooseOwn: (situation, { id, at }) => {
    if (id === "decline") return 0;
    const power = powerOf(situation, Number(at.card));
    return WANTS_STRONG.has(String(situation.question.about.by)) ? power : -power;
  },
  move: (situation, { id, at }) => {
    if (id === "decline") return 0;
    const power = powerOf(situation, Number(at.card));
    const base = baseAt(situation.state, Number(at.slot));
    const [before, after] = [
      worthOf(base, situation.me, base.powers),
      worthOf(base, situation.me, changed(base.powers, Number(at.seat), -power)),
    ];
    return after - before + (at.seat === situation.me ? -PRESENCE * power : PRESENCE * power);
  },
  moveTo: (situation, { at }) => placed(situation, at.slot, 2),
  discard: cheapest,
  discardDown: cheapest,
  takeBack: (_, option) => -cheapest(_, option),
  takeRevealed: (_, option) => -cheapest(_, option),
  shuffleIn: () => 1,
  playRevealed: (_, { id }) => (id === "keep" || id === "decline" ? 0 : 1),
  playRevealedOrTake: (_, { id }) => ["keep", "play", "take"].indexOf(id),
  discardOrKeep: (_, { id }) => (id === "keep" ? 1 : 0),
  choosePlayer: ({ state, me }, { at }) => (at.seat === me ? -1 : state.seats[Number(at.seat)].vp),
  keepHand: (_, { id }) => (id === "replace" ? 1 : 0),
};

/** Worth playing before anything else. */
const DRAWS_FIRST = new Set(["mystic-studies", "tech-center", "summon", "time-loop", "abduction", "grave-robbing", "scry"]);
/** Cards for which the strongest of one's own minions is best chosen. */
const WANTS_STRONG = new Set(["natural-selection", "rampage"]);

type Base = BaseView & { readonly powers: Powers };

function baseAt(state: SmashUpView, slot: number): Base {
  const base = state.bases.find((one) => one.slot === slot) ?? state.bases[0];
  return { ...base, powers: state.seats.map((_, seat) => base.standings.find((one) => one.seat === seat)?.power ?? 0) };
}

function changed(powers: Powers, seat: number, by: number): Powers {
  return powers.with(seat, Math.max(0, powers[seat] + by));
}

/** What a base promises: the VP it would give now, the more the nearer it is to scoring. */
function worthOf(base: Base, me: SeatId, powers: Powers): number {
  const total = powers.reduce((sum, power) => sum + power, 0);
  const near = Math.min(1, total / Math.max(1, base.breakpoint));
  const prizes = CARDS[base.face].vp;
  let value = PRESENCE * powers[me];
  for (const [seat, power] of powers.entries()) {
    if (power === 0) continue;
    const prize = prizes[powers.filter((other) => other > power).length] ?? 0;
    value += near * near * prize * (seat === me ? 1 : -AGAINST_RIVALS / (powers.length - 1));
  }
  return value;
}

function standing(base: Base, me: SeatId): number {
  return base.standings.reduce((sum, { seat, vp, extra }) => sum + (vp + extra) * (seat === me ? 1 : -AGAINST_RIVALS), 0);
}

/** What more power of one's own at a base is worth. */
function placed({ state, me }: Situation, slot: number | string | undefined, power: number): number {
  const base = baseAt(state, Number(slot));
  return worthOf(base, me, changed(base.powers, me, power)) - worthOf(base, me, base.powers);
}

function bestBase(state: SmashUpView, me: SeatId, power: number): number {
  return Math.max(...state.bases.map(({ slot }) => placed({ state, me, question: NO_QUESTION }, slot, power)));
}

const NO_QUESTION: Question = { prompt: "", about: {}, options: [] };

/** Taking a minion away: another player's, where it hurts most; one's own only if it has to be. */
function removal(situation: Situation, { id, at }: OptionFace): number {
  if (id === "decline") return 0;
  const base = baseAt(situation.state, Number(at.slot));
  const power = powerOf(situation, Number(at.card));
  const gain = worthOf(base, situation.me, changed(base.powers, Number(at.seat), -power)) - worthOf(base, situation.me, base.powers);
  return at.seat === situation.me ? gain - CARD : gain + PRESENCE * power;
}

/** An action that is played on a minion: a bad one on others', a good one on one's own; on a base, where one is strongest. */
function onMinion(situation: Situation, { at }: OptionFace): number {
  const harmful = HARMFUL.has(String(situation.question.about.card));
  if (CARDS[String(at.face)].kind === "base") return baseAt(situation.state, Number(at.slot)).powers[situation.me];
  const power = powerOf(situation, Number(at.card));
  return (at.seat === situation.me) === harmful ? -power : power;
}

const HARMFUL = new Set(["assassination", "poison"]);

function powerOf({ state }: Situation, card: number): number {
  for (const { cards } of state.bases) for (const one of cards) if (one.id === card) return one.power ?? 0;
  return 0;
}

/** What is missed least. */
function cheapest(_: Situation, { at, id }: OptionFace): number {
  if (id === "decline") return 0;
  const { kind, power } = CARDS[String(at.face)];
  return -(kind === "minion" ? (power ?? 0) : 2.5);
}
