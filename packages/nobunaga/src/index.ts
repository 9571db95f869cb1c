export type { NobunagaEvent, Ranked, TieBreak, Who } from "./events.ts";
export { nobunaga } from "./game.ts";
export { HOUSES, type HouseId } from "./houses.ts";
export { nobunagaScenarios } from "./scenario.ts";

export type { State as NobunagaState } from "./state.ts";
export type { Counts, NobunagaView, PairView, SeatView } from "./view.ts";
