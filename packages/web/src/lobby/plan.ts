// How a table is to be: who sits where, with which variants, who may find it, how long one may think. Pure.
import type { MatchOptions } from "@fracas/kernel";
import type { ClockKind, SeatPlan, Table } from "@fracas/protocol";

export interface Plan {
  readonly seats: readonly SeatPlan[];
  readonly options: MatchOptions;
  readonly public: boolean;
  readonly clock: ClockKind;
}

const ANYONE: SeatPlan = { for: "anyone" };
const USUAL_PLAYERS = 4;

export function freshPlan(players: { readonly min: number; readonly max: number }): Plan {
  const count = Math.min(USUAL_PLAYERS, players.max);
  return withPlayers({ seats: [{ for: "me" }], options: {}, public: false, clock: "none" }, count);
}

/** More seats are open ones; fewer are taken away from the end. */
export function withPlayers(plan: Plan, count: number): Plan {
  return { ...plan, seats: Array.from({ length: count }, (_, at) => plan.seats[at] ?? ANYONE) };
}

/** One sits in one place only: whoever moves leaves their seat to what was in the new one. */
export function withSeat(plan: Plan, at: number, seat: SeatPlan): Plan {
  const from = plan.seats.findIndex((other) => other.for === "me");
  const seats = [...plan.seats];
  if (seat.for === "me" && from >= 0) seats[from] = seats[at] ?? ANYONE;
  seats[at] = seat;
  return { ...plan, seats };
}

/** Bots wherever nobody sits yet. */
export function filledWithBots(plan: Plan, free: (at: number) => boolean, level: string): Plan {
  return { ...plan, seats: plan.seats.map((seat, at) => (seat.for === "anyone" && free(at) ? { for: "bot", level } : seat)) };
}

/** The plan that a table follows now, as its host would state it: people keep the seats that are open to anyone. */
export function planOf({ seats, options, public: listed, clock, you }: Table): Plan {
  return {
    seats: seats.map((seat, at) => (seat.kind === "bot" ? { for: "bot", level: seat.level } : at === you.seat ? { for: "me" } : ANYONE)),
    options,
    public: listed,
    clock,
  };
}

/** Fewer seats than this would unseat somebody. */
export function fewestPlayers({ seats }: Table): number {
  return seats.findLastIndex(({ kind }) => kind === "person") + 1;
}

/** Seat plans as values of a form. */
export const toValue = (seat: SeatPlan): string => (seat.for === "bot" ? `bot:${seat.level}` : seat.for);

export function fromValue(value: string): SeatPlan {
  if (value.startsWith("bot:")) return { for: "bot", level: value.slice(4) };
  return value === "me" ? { for: "me" } : ANYONE;
}
