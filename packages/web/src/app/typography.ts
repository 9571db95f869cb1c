// Typography that a language wants and nobody types: French keeps its high punctuation on the line of the word before it.
import type { Lang } from "@fracas/kernel";

const NARROW = "\u202f";
const UNBROKEN = "\u00a0";

export function typeset(lang: Lang, text: string): string {
  if (lang !== "fr") return text;
  return text.replace(/ (?=[;!?])/g, NARROW).replace(/ (?=[:»])|(?<=«) /g, UNBROKEN);
}

const done = new WeakMap<object, unknown>();

/** The same for all strings inside, and for what functions inside return. */
export function typesetDeeply<T>(lang: Lang, value: T): T {
  if (lang !== "fr") return value;
  if (typeof value === "string") return typeset(lang, value) as T;
  if (typeof value === "function") {
    const plain = value as unknown as (...args: unknown[]) => unknown;
    return ((...args: unknown[]) => typesetDeeply(lang, plain(...args))) as T;
  }
  if (Array.isArray(value)) return value.map((inner) => typesetDeeply(lang, inner)) as T;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  let copy = done.get(value);
  if (!copy) {
    copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typesetDeeply(lang, inner)]));
    done.set(value, copy);
  }
  return copy as T;
}
