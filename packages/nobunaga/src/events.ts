// What can happen in a match of Nobunaga, as it is told to the players.
import type { SeatId } from "@fracas/kernel";
import type { HouseId } from "./houses.ts";

/** A participant of an attack or of the final standing. */
export type Who = SeatId | "nobunaga";

/** Why somebody stands before the next in rank although both have as many. */
export type TieBreak = "active" | "nobunaga" | "nearest";

export interface Ranked {
  readonly who: Who;
  readonly count: number;
  readonly awarded: boolean;
  readonly tieBreak: TieBreak | null;
}

export type NobunagaEvent =
  | { readonly type: "started"; readonly first: SeatId }
  | { readonly type: "extraCard"; readonly house: HouseId }
  | { readonly type: "pairsLaid"; readonly pairs: readonly (readonly [HouseId, HouseId])[] }
  | { readonly type: "pairTaken"; readonly seat: SeatId; readonly houses: readonly [HouseId, HouseId] }
  /** The house is told to nobody else. */
  | { readonly type: "kept"; readonly seat: SeatId; readonly house?: HouseId }
  | { readonly type: "roundDealt"; readonly round: number; readonly first: SeatId; readonly houses: readonly HouseId[] }
  | { readonly type: "houseTaken"; readonly seat: SeatId; readonly house: HouseId }
  | { readonly type: "activeLaid"; readonly seat: SeatId }
  | { readonly type: "activeTaken"; readonly seat: SeatId }
  | { readonly type: "activeKept"; readonly seat: SeatId }
  | { readonly type: "given"; readonly seat: SeatId; readonly house: HouseId }
  | { readonly type: "leftOver"; readonly houses: readonly HouseId[] }
  | { readonly type: "campaignStarted"; readonly number: 1 | 2; readonly houses: readonly HouseId[] }
  | { readonly type: "attacked"; readonly seat: SeatId; readonly house: HouseId }
  | { readonly type: "ranked"; readonly house: HouseId; readonly ranking: readonly Ranked[] }
  | { readonly type: "activePassed"; readonly from: SeatId; readonly to: SeatId; readonly why: "unawarded" | "neighbour" }
  | { readonly type: "campaignEnded"; readonly number: 1 | 2 }
  | { readonly type: "finished"; readonly standings: readonly { readonly who: Who; readonly points: number }[] };
