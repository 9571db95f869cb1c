// Nobunaga as a boardgame.io author would write it: phases, turn orders, a stage for the secret choice. A choice of one is made at once.
import type { Ctx, Game } from "boardgame.io";
import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";
import { attack, attackOnlyHouse, gameOver } from "./attack.ts";
import {
  CAMPAIGN_THRESHOLD,
  type Deal,
  DRAWN_PER_ROUND,
  draw,
  type G,
  type House,
  housesAmong,
  layOut,
  moveAll,
  ON_TABLE,
  total,
} from "./cards.ts";

export interface LegalMove {
  readonly move: string;
  readonly args: number[];
}

/** What `ai.enumerate` is documented for: every move this player may make now. */
export function legalMoves(G: G, ctx: Ctx, playerID: string): LegalMove[] {
  const named = (move: string, choices: readonly number[]) => choices.map((choice) => ({ move, args: [choice] }));
  switch (ctx.phase) {
    case "pairs":
      return named("takePair", pairChoices(G));
    case "keep":
      return named("keep", [...new Set(G.taken[Number(playerID)])]);
    case "round": {
      const moves: LegalMove[] = named("takeHouse", housesAmong(G.centre));
      if (G.active === ON_TABLE) moves.push({ move: "takeActive", args: [] });
      return moves;
    }
    case "leftovers":
      return named(total(G.centre) === 3 ? "giveToNobunaga" : "takeLast", housesAmong(G.centre));
    case "campaign":
      return named("attack", housesAmong(G.right));
    default:
      return [];
  }
}

/** The pairs on offer; of equal ones only the first. */
function pairChoices({ pairs }: G): number[] {
  const choices = new Map<number, number>();
  pairs.forEach((pair, index) => {
    if (!pair) return;
    const contents = Math.min(...pair) * 6 + Math.max(...pair);
    if (!choices.has(contents)) choices.set(contents, index);
  });
  return [...choices.values()];
}

/** Everybody once, two players twice. */
function picksPerRound(G: G): number {
  return G.hands.length === 2 ? 4 : G.hands.length;
}

function picker(G: G): number {
  return (G.roundFirst + G.picks) % G.hands.length;
}

/** The first pick of a round lays the Active card on the table. */
function takeHouse(G: G, house: House): void {
  G.centre[house]--;
  G.hands[picker(G)][house]++;
  if (G.picks++ === 0) G.active = ON_TABLE;
}

/** While one house is all that can be taken. */
function takeOnlyHouse(G: G): void {
  while (G.active !== ON_TABLE && G.picks < picksPerRound(G)) {
    const houses = housesAmong(G.centre);
    if (houses.length > 1) return;
    takeHouse(G, houses[0]);
  }
}

function giveToNobunaga(G: G, house: House): void {
  G.centre[house]--;
  G.right[house]++;
}

function takeLast(G: G, house: House): void {
  G.centre[house]--;
  G.hands[G.active][house]++;
}

/** If the leftovers are all of one house. */
function divideOnlyHouse(G: G): void {
  const houses = housesAmong(G.centre);
  if (houses.length > 1) return;
  if (G.centre[houses[0]] === 3) giveToNobunaga(G, houses[0]);
  takeLast(G, houses[0]);
}

function afterRound(G: G): string {
  return total(G.right) >= CAMPAIGN_THRESHOLD[G.hands.length] ? "campaign" : "round";
}

/** Who starts from which cards is given with every match: a local Client has no other way to hand over set-up data. */
export function nobunaga(deal: () => Deal, { undo }: { undo: boolean }): Game<G> {
  return {
    name: "nobunaga",
    minPlayers: 2,
    maxPlayers: 5,
    disableUndo: !undo,
    events: {
      endTurn: false,
      pass: false,
      endPhase: false,
      setPhase: false,
      endGame: false,
      setActivePlayers: false,
      endStage: false,
      setStage: false,
    },
    setup: () => layOut(deal()),
    ai: { enumerate: legalMoves },
    endIf: ({ G }) => (G.campaign === 3 ? gameOver(G) : undefined),

    phases: {
      pairs: {
        start: true,
        next: "keep",
        turn: {
          order: {
            first: ({ G, ctx }) => (G.active - 1 + ctx.numPlayers) % ctx.numPlayers,
            next: ({ ctx }) => (ctx.playOrderPos - 1 + ctx.numPlayers) % ctx.numPlayers,
          },
          maxMoves: 1,
        },
        moves: {
          takePair: ({ G, playerID }, choice: number) => {
            const pair = G.pairs[choice];
            if (!pair) return INVALID_MOVE;
            G.pairs[choice] = null;
            G.taken[Number(playerID)] = pair;
          },
        },
        endIf: ({ G }) => pairChoices(G).length === 1,
        onEnd: ({ G }) => {
          const left = G.pairs.filter((pair) => pair !== null);
          G.taken = G.taken.map((pair) => pair ?? left.pop() ?? null);
          G.pairs = [];
        },
      },

      keep: {
        next: "round",
        turn: {
          onBegin: ({ G, events }) => {
            const asked: Record<string, string> = {};
            G.taken.forEach((pair, seat) => {
              if (!pair) return;
              if (pair[0] === pair[1]) G.kept[seat] = pair[0];
              else asked[seat] = "keep";
            });
            events.setActivePlayers({ value: asked, minMoves: 1, maxMoves: 1 });
          },
          stages: {
            keep: {
              moves: {
                keep: {
                  redact: true,
                  move: ({ G, playerID }, house: House) => {
                    if (!G.taken[Number(playerID)]?.includes(house)) return INVALID_MOVE;
                    G.kept[Number(playerID)] = house;
                  },
                },
              },
            },
          },
        },
        endIf: ({ G }) => G.kept.every((house) => house !== null),
        onEnd: ({ G }) => {
          G.taken.forEach((pair, seat) => {
            const house = G.kept[seat];
            if (!pair || house === null) return;
            G.hands[seat][house]++;
            G.buried.push(pair[0] === house ? pair[1] : pair[0]);
          });
          G.taken.fill(null);
        },
      },

      round: {
        onBegin: ({ G, ctx }) => {
          G.roundFirst = G.active;
          G.picks = 0;
          for (let n = DRAWN_PER_ROUND[ctx.numPlayers]; n > 0; n--) G.centre[draw(G)]++;
          takeOnlyHouse(G);
        },
        turn: {
          order: { first: ({ G }) => picker(G), next: ({ G }) => (G.picks < picksPerRound(G) ? picker(G) : undefined) },
          maxMoves: 1,
        },
        moves: {
          takeHouse: ({ G }, house: House) => {
            if (!(G.centre[house] > 0)) return INVALID_MOVE;
            takeHouse(G, house);
            takeOnlyHouse(G);
          },
          takeActive: ({ G, playerID }) => {
            if (G.active !== ON_TABLE) return INVALID_MOVE;
            G.active = Number(playerID);
            G.picks++;
            takeOnlyHouse(G);
          },
        },
        onEnd: ({ G }) => {
          if (G.active !== ON_TABLE) return;
          moveAll(G.centre, G.right);
          G.active = G.roundFirst;
        },
        next: ({ G }) => (total(G.centre) > 0 ? "leftovers" : afterRound(G)),
      },

      leftovers: {
        onBegin: ({ G }) => divideOnlyHouse(G),
        turn: {
          order: { first: ({ G }) => (total(G.centre) === 3 ? 1 - G.active : G.active), next: ({ G }) => G.active },
          maxMoves: 1,
        },
        moves: {
          giveToNobunaga: ({ G }, house: House) => {
            if (total(G.centre) !== 3 || !(G.centre[house] > 0)) return INVALID_MOVE;
            giveToNobunaga(G, house);
            divideOnlyHouse(G);
          },
          takeLast: ({ G }, house: House) => {
            if (total(G.centre) !== 2 || !(G.centre[house] > 0)) return INVALID_MOVE;
            takeLast(G, house);
          },
        },
        endIf: ({ G }) => total(G.centre) === 1,
        onEnd: ({ G }) => moveAll(G.centre, G.right),
        next: ({ G }) => afterRound(G),
      },

      campaign: {
        next: "round",
        onBegin: ({ G }) => {
          moveAll(G.left, G.right);
          attackOnlyHouse(G);
        },
        turn: { order: { first: ({ G }) => G.active, next: ({ G }) => G.active }, maxMoves: 1 },
        moves: {
          attack: ({ G }, house: House) => {
            if (!(G.right[house] > 0)) return INVALID_MOVE;
            attack(G, house);
          },
        },
        endIf: ({ G }) => total(G.right) === 0,
        onEnd: ({ G }) => {
          if (G.campaign === 1 && G.extraCard) G.left[draw(G)]++;
          G.campaign = G.campaign === 1 ? 2 : 3;
        },
      },
    },
  };
}
