// Why the server won't do something, as data; `explain` says it in words, and what would work instead.
import { type Lang, type RefusalCode, Refused } from "@fracas/kernel";
import { en } from "./texts/en.ts";
import { fr } from "./texts/fr.ts";
import { ru } from "./texts/ru.ts";

/** The facts behind each refusal of the server's own; those of the kernel pass through with theirs. */
export interface Refusals {
  malformed: { field: string };
  "too-large": { most: number };
  "too-fast": { seconds: number };
  "not-greeted": Record<never, never>;
  "other-protocol": { given: string; ours: number };
  "wrong-token": Record<never, never>;
  "wrong-name": { most: number };
  "no-table": Record<never, never>;
  "no-match": Record<never, never>;
  "table-closed": Record<never, never>;
  "unknown-level": { given: string; known: string };
  "no-seat": Record<never, never>;
  "seat-taken": { name: string };
  "already-seated": { seat: number };
  "not-seated": Record<never, never>;
  "not-host": { host: string };
  "seats-open": { open: number };
  "already-playing": Record<never, never>;
  "not-playing": Record<never, never>;
  stale: { moment: number };
  "match-running": Record<never, never>;
  "nothing-asked": Record<never, never>;
  "not-away": { name: string };
  "not-replaced": Record<never, never>;
  "empty-chat": { most: number };
  "too-many-tables": { most: number };
  "too-many-connections": { most: number };
  "too-many-watched": { most: number };
  "store-failed": Record<never, never>;
  "server-fault": Record<never, never>;
}

export type ServerRefusalCode = keyof Refusals;
export type Sentences = { readonly [C in ServerRefusalCode]: (facts: Refusals[C]) => string };

/** As it goes over the wire. */
export interface Refusal {
  readonly code: ServerRefusalCode | RefusalCode;
  readonly facts: Readonly<Record<string, unknown>>;
}

const SENTENCES: Readonly<Record<Lang, Sentences>> = { en, fr, ru };

export function refuse<C extends ServerRefusalCode>(code: C, facts: Refusals[C]): Refusal {
  return { code, facts: facts as Refusal["facts"] };
}

export function explain({ code, facts }: Refusal, lang: Lang): string {
  const sentence = SENTENCES[lang][code as ServerRefusalCode] as ((facts: Refusal["facts"]) => string) | undefined;
  return sentence ? sentence(facts) : new Refused(code as RefusalCode, facts as never).explain(lang);
}
