// What a client may send, checked on arrival. Each message carries `re`, a number of the client's own, and gets exactly one reply with it.
import * as v from "valibot";
import { CLOCKS, EMOTES } from "./constants.ts";

/** Tables, matches and guests have ids that can't be guessed. */
const id = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{4,32}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const word = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
const optionValues = v.pipe(
  v.custom<object>((value) => !Array.isArray(value)),
  v.record(word, v.union([v.boolean(), v.number(), v.pipe(v.string(), v.maxLength(200))])),
);

/** Who a seat is meant for: the one who sends this, anybody, or a bot of some level. */
const seatPlan = v.variant("for", [
  v.strictObject({ for: v.literal("me") }),
  v.strictObject({ for: v.literal("anyone") }),
  v.strictObject({ for: v.literal("bot"), level: word }),
]);

const settings = {
  options: optionValues,
  seats: v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(16)),
  public: v.boolean(),
  clock: v.picklist(CLOCKS),
};

function message<const T extends string, E extends v.ObjectEntries>(type: T, entries: E) {
  return v.strictObject({ type: v.literal(type), re: count, ...entries });
}

/** Everything about a running match names the match and the moment it is meant for, so that nothing late or repeated does harm. */
const inMatch = { table: id, match: id, moment: count };

export const MESSAGES = [
  message("hello", { v: v.number(), token: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
  message("rename", { name: v.pipe(v.string(), v.maxLength(200)) }),
  message("lobby", { on: v.boolean() }),
  message("matches", {}),
  message("create", { game: word, ...settings, start: v.optional(v.boolean()) }),
  message("watch", { table: id, match: v.optional(id), moment: v.optional(count), chat: v.optional(count) }),
  message("leave", { table: id }),
  message("arrange", { table: id, ...settings }),
  message("sit", { table: id, seat }),
  message("stand", { table: id, seat }),
  message("start", { table: id }),
  message("rematch", { table: id }),
  message("close", { table: id }),
  message("answer", { ...inMatch, option: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  message("undo", inMatch),
  message("consent", { table: id, ask: count, agree: v.boolean() }),
  message("replace", { table: id, seat, level: word }),
  message("return", { table: id }),
  message("look", { table: id, match: id, answers: count }),
  message("say", { table: id, text: v.pipe(v.string(), v.maxLength(2_000)) }),
  message("emote", { table: id, emote: v.picklist(EMOTES) }),
] as const;

export type ClientMessage = v.InferOutput<(typeof MESSAGES)[number]>;
export type SeatPlan = v.InferOutput<typeof seatPlan>;

const BY_TYPE = new Map<unknown, v.GenericSchema<unknown, ClientMessage>>(MESSAGES.map((schema) => [schema.entries.type.literal, schema]));

/** Reads a message of any origin: the message, or where it went wrong. */
export function parseMessage(text: string): ClientMessage | { wrong: string; re: number | null } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { wrong: "json", re: null };
  }
  const { type, re } = (json ?? {}) as { type?: unknown; re?: unknown };
  const schema = BY_TYPE.get(type);
  const parsed = schema && v.safeParse(schema, json, { abortEarly: true });
  if (parsed?.success) return parsed.output;
  const path = parsed?.issues[0].path?.map(({ key }) => String(key)).join(".") ?? "type";
  return { wrong: path.slice(0, 60), re: typeof re === "number" && Number.isSafeInteger(re) && re >= 0 ? re : null };
}
