// One good message of every type, and everything that can be wrong with each of its fields: what hostile clients are made of.
import type { ClientMessage } from "@fracas/protocol";
import type { Client } from "./client.ts";
import { bot, me } from "./support.ts";

export type Good = { readonly [T in ClientMessage["type"]]: Omit<Extract<ClientMessage, { type: T }>, "re"> };

/** Good as far as their form goes; whether the sender may do it is another question. */
export function goodMessages(client: Client, table: string): Good {
  const { match, moment } = client.at(table);
  const settings = { options: { nobunagaBlocks: true }, seats: [me, bot], public: true, clock: "none" } as const;
  const inMatch = { table, match: match as string, moment };
  return {
    hello: { type: "hello", v: 1, token: client.token },
    rename: { type: "rename", name: "Mallory" },
    lobby: { type: "lobby", on: true },
    matches: { type: "matches" },
    create: { type: "create", game: "nobunaga", ...settings, seats: [...settings.seats], start: false },
    watch: { type: "watch", ...inMatch, chat: 0 },
    leave: { type: "leave", table },
    arrange: { type: "arrange", table, ...settings, seats: [...settings.seats] },
    sit: { type: "sit", table, seat: 1 },
    stand: { type: "stand", table, seat: 1 },
    start: { type: "start", table },
    rematch: { type: "rematch", table },
    close: { type: "close", table },
    answer: { type: "answer", ...inMatch, option: "takeda" },
    undo: { type: "undo", ...inMatch },
    consent: { type: "consent", table, ask: 1, agree: true },
    replace: { type: "replace", table, seat: 0, level: "greedy" },
    return: { type: "return", table },
    look: { type: "look", table, match: match as string, answers: 0 },
    say: { type: "say", table, text: "hello" },
    emote: { type: "emote", table, emote: "hello" },
  };
}

/** Fields that may be left out. */
export const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  hello: ["token"],
  create: ["start"],
  watch: ["match", "moment", "chat"],
};

/** JSON texts that are wrong whatever the field. */
const WRONG = ["null", "[]", "[[[]]]", '{"toString":null}', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'];
const NUMBERS = ["-1", "0.5", "1e400", "-1e400", "1e300", '"1"', "true", "9007199254740993"];
const TEXTS = ['""', "0", "false", JSON.stringify("x".repeat(2_500))];
const SETTINGS = ['{"x":null}', '{"x":{}}', '{"x":[]}', JSON.stringify({ ["x".repeat(61)]: true }), JSON.stringify({ x: "x".repeat(201) })];
const SEATS = [
  ...['[{"for":"you"}]', '[{"for":"bot"}]', '[{"for":"bot","level":5}]', '[{"for":"me","guest":"x"}]', "[null]", '[["me"]]'],
  JSON.stringify(new Array(17).fill(me)),
];

/** By field: JSON texts that can't be right. */
export function wrongValues(field: string, good: unknown): readonly string[] {
  if (field === "options") return [...WRONG.slice(0, 3), ...SETTINGS, "5", '"x"'];
  if (field === "seats") return [...SEATS, ...WRONG, "5", '"x"'];
  if (field === "v") return [...WRONG, '"1"', "true"];
  if (["table", "match"].includes(field))
    return [
      ...WRONG,
      ...TEXTS,
      '"abc"',
      '"../../../etc/passwd"',
      JSON.stringify("x".repeat(33)),
      '"a b c d e"',
      '"\\u0000\\u0000\\u0000\\u0000"',
    ];
  if (field === "name" || field === "text" || field === "token") return [...WRONG, ...TEXTS.slice(1)];
  if (typeof good === "number") return [...WRONG, ...NUMBERS];
  if (typeof good === "boolean") return [...WRONG, "0", "1", '"true"', '""'];
  return [...WRONG, ...TEXTS];
}

/** A message as text, with one field's text exchanged; undefined leaves it out. */
export function textOf(message: Readonly<Record<string, unknown>>, field?: string, value?: string): string {
  const parts = Object.entries(message).flatMap(([key, good]) => (key === field ? [] : [`${JSON.stringify(key)}:${JSON.stringify(good)}`]));
  if (field !== undefined && value !== undefined) parts.push(`${JSON.stringify(field)}:${value}`);
  return `{${parts.join(",")}}`;
}
