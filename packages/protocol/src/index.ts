export * from "./constants.ts";
export type * from "./messages.ts";
export { applyPatch, diff, diffText, type Patch } from "./patch.ts";
export { explain, type Refusal, type Refusals, refuse, type ServerRefusalCode } from "./refusals.ts";
export type { ClientMessage, SeatPlan } from "./schema.ts";
