// An attack explained: who showed how many cards, who ranks where and why, what that brings, and where the Active card goes.
import type { SeatId } from "@fracas/kernel";
import type { HouseId, NobunagaEvent, TieBreak, Who } from "@fracas/nobunaga";
import { worth } from "./houses.ts";

export interface AttackRow {
  readonly who: Who;
  readonly rank: number;
  readonly count: number;
  /** Why this one stands before the next, who has as many. */
  readonly tieBreak: TieBreak | null;
  /** Points for the card laid down; null if there is none to lay down. */
  readonly gain: number | null;
}

export interface Attack {
  readonly campaign: 1 | 2;
  readonly attacker: SeatId;
  readonly house: HouseId;
  /** Null until everybody has shown their cards. */
  readonly rows: readonly AttackRow[] | null;
  readonly passed: { readonly to: SeatId; readonly why: "unawarded" | "neighbour" } | null;
}

/** Where the campaign stands: the latest attack of the campaign that goes on, or the one that ended last until the next round begins. */
export interface Campaign {
  readonly number: 1 | 2;
  readonly attack: Attack | null;
  readonly ended: boolean;
}

export function campaignOf(told: readonly NobunagaEvent[]): Campaign | null {
  const start = told.findLastIndex(({ type }) => type === "campaignStarted" || type === "roundDealt");
  const started = told[start];
  if (started?.type !== "campaignStarted") return null;
  const since = told.slice(start + 1);
  const { number } = started;
  return { number, attack: latestAttack(told, number, since), ended: since.some(({ type }) => type === "campaignEnded") };
}

function latestAttack(told: readonly NobunagaEvent[], campaign: 1 | 2, since: readonly NobunagaEvent[]): Attack | null {
  const at = since.findLastIndex(({ type }) => type === "attacked");
  const attacked = since[at];
  if (attacked?.type !== "attacked") return null;
  const rest = since.slice(at + 1);
  const ranked = rest.find((event) => event.type === "ranked");
  const passed = rest.find((event) => event.type === "activePassed");
  const before = told.slice(0, told.length - rest.length);
  return {
    campaign,
    attacker: attacked.seat,
    house: attacked.house,
    rows: ranked ? ranked.ranking.map((place, index) => row(place, index, ranked.house, before)) : null,
    passed: passed ? { to: passed.to, why: passed.why } : null,
  };
}

function row(
  place: { readonly who: Who; readonly count: number; readonly awarded: boolean; readonly tieBreak: TieBreak | null },
  index: number,
  house: HouseId,
  before: readonly NobunagaEvent[],
): AttackRow {
  const { who, count, awarded, tieBreak } = place;
  const had = before.filter(
    (event) => event.type === "ranked" && event.house === house && event.ranking.some((other) => other.who === who && other.awarded),
  ).length;
  return { who, rank: index + 1, count, tieBreak, gain: awarded ? worth(house, had + 1) - worth(house, had) : null };
}
