// The protocol and its documentation: refusals have sentences in every language, and docs/protocol.md leaves nothing out.
import { readFileSync } from "node:fs";
import { LANGS } from "@fracas/kernel";
import { describe, expect, test } from "vitest";
import { CLOCKS, EMOTES, explain, LIMITS, PROTOCOL, type Refusals, type ServerMessage, type ServerRefusalCode } from "../src/index.ts";
import { MESSAGES, parseMessage } from "../src/schema.ts";

/** Facts for each refusal, so that the compiler misses none. */
const FACTS: { readonly [C in ServerRefusalCode]: Refusals[C] } = {
  malformed: { field: "FACT" },
  "too-large": { most: 4077 },
  "too-fast": { seconds: 4077 },
  "not-greeted": {},
  "other-protocol": { given: "FACT", ours: 4077 },
  "wrong-token": {},
  "wrong-name": { most: 4077 },
  "no-table": {},
  "no-match": {},
  "table-closed": {},
  "unknown-level": { given: "FACT", known: "KNOWN" },
  "no-seat": {},
  "seat-taken": { name: "FACT" },
  "already-seated": { seat: 4077 },
  "not-seated": {},
  "not-host": { host: "FACT" },
  "seats-open": { open: 4077 },
  "already-playing": {},
  "not-playing": {},
  stale: { moment: 4077 },
  "match-running": {},
  "nothing-asked": {},
  "not-away": { name: "FACT" },
  "not-replaced": {},
  "empty-chat": { most: 4077 },
  "too-many-tables": { most: 4077 },
  "too-many-connections": { most: 4077 },
  "too-many-watched": { most: 4077 },
  "store-failed": {},
  "server-fault": {},
};

/** By the compiler as well. */
const SERVER_MESSAGES: { readonly [T in ServerMessage["type"]]: true } = {
  ...{ done: true, refused: true, match: true, moved: true, table: true, chat: true, lobby: true, bye: true },
};

const CLIENT_MESSAGES = MESSAGES.map(({ entries }) => ({ type: entries.type.literal, fields: Object.keys(entries) }));
const SCRIPT = { en: /[a-z]/, fr: /[a-zà-ÿ]/, ru: /[а-яё]/ };

describe("a refusal", () => {
  test.each(Object.keys(FACTS) as ServerRefusalCode[])("%s has a sentence in every language, with its facts", (code) => {
    const sentences = LANGS.map((lang) => explain({ code, facts: FACTS[code] }, lang));
    for (const [at, lang] of LANGS.entries()) {
      expect(sentences[at]).toMatch(SCRIPT[lang]);
      expect(sentences[at]).toMatch(/^[«"\p{Lu}\d].*[.!?]$/su);
      expect(sentences[at]).not.toMatch(/undefined|NaN|\[object/);
      if (code !== "stale") for (const fact of Object.values(FACTS[code])) expect(sentences[at]).toContain(String(fact));
    }
    expect(new Set(sentences).size).toBe(LANGS.length);
  });

  test("speaks of one seat otherwise than of several", () => {
    for (const lang of ["en", "fr"] as const) {
      const sentence = (open: number) => explain({ code: "seats-open", facts: { open } }, lang).replace(/\d+/g, "");
      expect(sentence(1)).not.toBe(sentence(2));
    }
  });

  test("of the kernel passes through with its own sentence", () => {
    expect(explain({ code: "match-over", facts: {} }, "en")).toBe("The match is over; nothing can be answered any more.");
  });
});

describe("docs/protocol.md", () => {
  const docs = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");

  test.each(CLIENT_MESSAGES.map(({ type, fields }) => [type, fields]))(
    "tells what a client can send: %s with its fields",
    (type, fields) => {
      expect(docs).toContain(`\`${type}\``);
      const row = docs.split("\n").find((line) => line.startsWith("|") && line.split("|")[1].includes(`\`${type}\``)) ?? "";
      for (const field of fields as string[]) if (field !== "type" && field !== "re") expect(row).toMatch(new RegExp(`\`${field}\\??\``));
    },
  );

  test.each(Object.keys(SERVER_MESSAGES))("tells what the server sends: %s", (type) => {
    expect(docs).toMatch(new RegExp(`\`${type}\`|"type": "${type}"`));
  });

  test.each(Object.keys(FACTS))("tells of the refusal %s", (code) => {
    expect(docs).toContain(`\`${code}\``);
  });

  test("has the version, the limits, the clocks and the emotes of today", () => {
    expect(docs).toContain(`**${PROTOCOL}**`);
    expect(docs).toContain(`${LIMITS.message} bytes`);
    expect(docs).toContain(`${LIMITS.chat} characters`);
    for (const word of [...CLOCKS, ...EMOTES]) expect(docs).toContain(`\`${word}\``);
  });
});

describe("a message", () => {
  test("of the right form is read as it is", () => {
    const message = { type: "answer", re: 7, table: "abcd1234", match: "efgh5678", moment: 3, option: "takeda" };
    expect(parseMessage(JSON.stringify(message))).toEqual(message);
  });

  test.each([
    ["{", "json", null],
    ['"answer"', "type", null],
    ['{"type":"answer","re":7,"table":"abcd1234","match":"efgh5678","moment":-1,"option":"x"}', "moment", 7],
    ['{"type":"create","re":8,"game":"x","options":{},"seats":[{"for":"bot"}],"public":true,"clock":"none"}', "seats.0.level", 8],
    ['{"type":"matches","re":9,"more":true}', "more", 9],
    ['{"type":"matches","re":1.5}', "re", null],
  ])("of a wrong form says where: %j", (text, wrong, re) => {
    expect(parseMessage(text)).toEqual({ wrong, re });
  });
});
