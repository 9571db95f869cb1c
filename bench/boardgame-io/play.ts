// A headless match in boardgame.io's local Client: who is asked, what they may do, and doing it.
import type { Dice } from "@fracas/kernel";
import type { Ctx } from "boardgame.io";
import { Client } from "boardgame.io/dist/cjs/client.js";
import type { Deal, G } from "./cards.ts";
import { type LegalMove, legalMoves, nobunaga } from "./nobunaga.ts";

type LocalClient = ReturnType<typeof Client<G>>;

let dealt: Deal;
const withUndo = nobunaga(() => dealt, { undo: true });
const withoutUndo = nobunaga(() => dealt, { undo: false });

export function seat(deal: Deal, { undo }: { undo: boolean }): LocalClient {
  dealt = deal;
  return Client<G>({ game: undo ? withUndo : withoutUndo, numPlayers: deal.players, debug: false });
}

export function stateOf(client: LocalClient): { G: G; ctx: Ctx } {
  const state = client.getState();
  if (!state) throw new Error("a local client always has a state");
  return state;
}

export function asked(ctx: Ctx): string[] {
  if (ctx.gameover !== undefined) return [];
  return ctx.activePlayers ? Object.keys(ctx.activePlayers) : [ctx.currentPlayer];
}

export function make(client: LocalClient, ctx: Ctx, playerID: string, { move, args }: LegalMove): void {
  // Without a player a local client acts for the current one; only the simultaneous stage needs to say who it is.
  const as = ctx.activePlayers ? playerID : null;
  if ((client.playerID ?? null) !== as) client.updatePlayerID(as);
  client.moves[move](...args);
}

/** Plays to the end with random choices and says how many they were. */
export function playRandomly(deal: Deal, dice: Dice, mode: { undo: boolean }): number {
  const client = seat(deal, mode);
  for (let decisions = 0; ; decisions++) {
    const { G, ctx } = stateOf(client);
    if (ctx.gameover !== undefined) return decisions;
    const [playerID] = asked(ctx);
    const moves = legalMoves(G, ctx, playerID);
    make(client, ctx, playerID, moves[dice.below(moves.length)]);
  }
}
