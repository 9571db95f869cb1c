export { Eyes, type Question, type View } from "./eyes.ts";
export {
  type About,
  type Cast,
  type Frame,
  type Game,
  type GameEvent,
  type GameTexts,
  LANGS,
  type Lang,
  type MatchOptions,
  type OptionFace,
  type OptionSpec,
  type Prompt,
  type Result,
  type Step,
} from "./game.ts";
export { Match, type Mode } from "./match.ts";
export { type Answer, GameFault, type Saved, type Setup } from "./position.ts";
export { commitment, type Dice, QuickDice, Random } from "./random.ts";
export { digestOf, type MatchRecord, parseRecord, recordOf, replay } from "./record.ts";
export { type RefusalCode, Refused } from "./refused.ts";
export { clockwise, everySeat, maskOf, type SeatId, type SeatMask, seatId, seatsOf, type Viewer } from "./seat.ts";
export { checkSetup, optionValue, shown } from "./setup.ts";
export type { Script, Table, Told } from "./table.ts";
