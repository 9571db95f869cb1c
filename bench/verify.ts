// Proves that both engines play the same game: the same deal and choices lead through the same questions to the same end.
import { type Dice, Match, QuickDice, type SeatId, type Setup } from "@fracas/kernel";
import { type NobunagaEvent, type NobunagaState, type NobunagaView, nobunaga } from "@fracas/nobunaga";
import type { Ctx } from "boardgame.io";
import { type G, HOUSES } from "./boardgame-io/cards.ts";
import { type LegalMove, legalMoves } from "./boardgame-io/nobunaga.ts";
import { asked, make, seat, stateOf } from "./boardgame-io/play.ts";
import { dealOf, everyKind } from "./deal.ts";

type NobunagaMatch = Match<NobunagaState, NobunagaEvent, NobunagaView>;

/** Plays random matches of every kind in both engines, and throws at the first difference. */
export function verify(matches: number, seed: string): { matches: number; decisions: number } {
  const dice = new QuickDice(seed);
  let decisions = 0;
  for (const setup of everyKind(matches, seed)) decisions += verifyMatch(setup, dice);
  return { matches, decisions };
}

function verifyMatch(setup: Setup, dice: Dice): number {
  const ours = Match.start(nobunaga, setup);
  const theirs = seat(dealOf(setup), { undo: true });
  for (;;) {
    const { G, ctx } = stateOf(theirs);
    const compare = comparer(setup, ours.answerCount);
    comparePositions(compare, ours.state, G);
    compare("the seats asked", ours.waiting.map(String), asked(ctx));
    if (ours.over) {
      compare("the result", ours.result, ctx.gameover);
      return ours.answerCount;
    }
    const options = new Map(ours.waiting.map((seat) => [seat, compareOptions(compare, ours, seat, G, ctx)]));
    const chooser = ours.waiting[dice.below(ours.waiting.length)];
    const choices = [...(options.get(chooser) ?? [])];
    const [option, move] = choices[dice.below(choices.length)];
    const refused = ours.answer(chooser, option);
    if (refused) throw new Error(`Fracas refuses what it offers: ${refused.message}`);
    const before = theirs.store.getState()._stateID;
    make(theirs, ctx, String(chooser), move);
    compare("the number of moves made", before + 1, theirs.store.getState()._stateID);
  }
}

type Compare = (what: string, ours: unknown, theirs: unknown) => void;

function comparer({ players, options, seed }: Setup, answers: number): Compare {
  return (what, ours, theirs) => {
    const [one, other] = [JSON.stringify(ours), JSON.stringify(theirs)];
    if (one === other) return;
    const where = `${players} players, ${JSON.stringify(options)}, seed "${seed}", after decision ${answers}`;
    throw new Error(`Fracas and boardgame.io differ in ${what} (${where}):\n  Fracas:       ${one}\n  boardgame.io: ${other}`);
  };
}

function comparePositions(compare: Compare, ours: NobunagaState, theirs: G): void {
  compare("the pile", ours.pile, theirs.pile);
  compare(
    "the cards under the pile",
    ours.under.filter((house) => house >= 0),
    theirs.buried,
  );
  compare("the centre", ours.centre, theirs.centre);
  compare("the hands", ours.hands, theirs.hands);
  compare("the won cards", ours.won, theirs.won);
  compare("Nobunaga's campaign zone", ours.nobunaga.campaign, theirs.right);
  compare("Nobunaga's used cards", ours.nobunaga.used, theirs.left);
  compare("Nobunaga's won cards", ours.nobunaga.won, theirs.top);
  compare("the holder of the Active card", ours.active, theirs.active);
}

/** What a seat may choose, as our option's number and their move for it. */
function compareOptions(compare: Compare, ours: NobunagaMatch, seat: SeatId, G: G, ctx: Ctx): Map<number, LegalMove> {
  const { prompt } = ours;
  if (!prompt) throw new Error("options without a question");
  const offered = ours.options(seat).map((option) => ({ option, id: sorted(nobunaga.option(ours.state, prompt, option).id) }));
  const moves = legalMoves(G, ctx, String(seat)).map((move) => ({ move, id: named(G, move) }));
  compare(`what seat ${seat} may choose`, offered.map(({ id }) => id).sort(), moves.map(({ id }) => id).sort());
  return new Map(offered.flatMap(({ option, id }) => moves.filter((move) => move.id === id).map(({ move }) => [option, move])));
}

/** Their move by the id that our option has. */
function named(G: G, { move, args }: LegalMove): string {
  if (move === "takeActive") return "active";
  const houses = move === "takePair" ? (G.pairs[args[0]] ?? []) : args;
  return sorted(houses.map((house) => HOUSES[house].id).join("+"));
}

/** The cards of a pair have no order. */
function sorted(id: string): string {
  return id.split("+").sort().join("+");
}
