// Who won: the most points, ties going to the active player, then Nobunaga, then the nearest clockwise. If Nobunaga leads, all players lose.
import { clockwise, type Result, type SeatId } from "@fracas/kernel";
import type { Who } from "./events.ts";
import { pointsOf } from "./houses.ts";
import type { State } from "./state.ts";

export function standings(state: State): { who: Who; points: number }[] {
  const active = state.active as SeatId;
  const inTieOrder: { who: Who; points: number }[] = [];
  for (let n = 0; n < state.players; n++) {
    const who = clockwise(active, n, state.players);
    inTieOrder.push({ who, points: pointsOf(state.won[who]) });
  }
  inTieOrder.splice(1, 0, { who: "nobunaga", points: pointsOf(state.nobunaga.won) });
  return inTieOrder.sort((one, other) => other.points - one.points);
}

export function result(state: State): Result {
  const order = standings(state);
  const [{ who }] = order;
  return { winners: who === "nobunaga" ? [] : [who], standings: order };
}
