// The difference between two JSON values, small when they are alike: `[value]` sets, `[]` removes, an object goes deeper.
// A list that changed its length is set anew.

export type Patch = readonly [] | readonly [value: unknown] | { readonly [key: string]: Patch };

type Parts = { readonly [key: string]: unknown };

/** What turns `from` into `to`, or null if they are equal. */
export function diff(from: unknown, to: unknown): Patch | null {
  const text = diffText(from, to);
  return text === null ? null : JSON.parse(text);
}

/** The same as JSON. Every viewer gets one at every move, and objects that are made only to be written out cost more than to find them. */
export function diffText(from: unknown, to: unknown): string | null {
  if (from === to) return null;
  if (!isObject(from) || !isObject(to)) return set(to);
  if (Array.isArray(to)) return Array.isArray(from) && from.length === to.length ? alike(from, to, undefined) : set(to);
  if (Array.isArray(from)) return set(to);
  const keys = Object.keys(to);
  return isSame(keys, Object.keys(from)) ? alike(Object.values(from), Object.values(to), keys) : unlike(from, to);
}

function isSame(keys: readonly string[], others: readonly string[]): boolean {
  if (keys.length !== others.length) return false;
  for (let at = 0; at < keys.length; at++) if (keys[at] !== others[at]) return false;
  return true;
}

/** Of things with the same keys, in one order; without keys, of lists. */
function alike(from: readonly unknown[], to: readonly unknown[], keys: readonly string[] | undefined): string | null {
  let parts = "";
  for (let at = 0; at < to.length; at++) {
    if (from[at] === to[at]) continue;
    const change = diffText(from[at], to[at]);
    if (change !== null) parts += part(parts, keys ? keys[at] : String(at), change);
  }
  return parts === "" ? null : `${parts}}`;
}

function unlike(from: Parts, to: Parts): string | null {
  let parts = "";
  for (const key of Object.keys(to)) {
    const change = Object.hasOwn(from, key) ? diffText(from[key], to[key]) : set(to[key]);
    if (change !== null) parts += part(parts, key, change);
  }
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) parts += part(parts, key, "[]");
  return parts === "" ? null : `${parts}}`;
}

function set(value: unknown): string {
  return Number.isSafeInteger(value) ? `[${value}]` : `[${JSON.stringify(value)}]`;
}

function part(parts: string, key: string, change: string): string {
  return `${parts === "" ? "{" : ","}${quoted(key)}:${change}`;
}

/** Keys of views are few and come again and again. */
const NAMES = new Map<string, string>();
const MOST_NAMES = 1_000;

function quoted(key: string): string {
  const known = NAMES.get(key);
  if (known !== undefined) return known;
  const name = JSON.stringify(key);
  if (NAMES.size < MOST_NAMES) NAMES.set(key, name);
  return name;
}

/** A new value; what didn't change is shared with the old one. */
export function applyPatch<T>(from: T, patch: Patch | null): T {
  if (patch === null) return from;
  if (Array.isArray(patch)) return patch[0] as T;
  const copy = (Array.isArray(from) ? [...from] : { ...from }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch as { readonly [key: string]: Patch })) {
    if (Array.isArray(change) && change.length === 0) delete copy[key];
    else copy[key] = applyPatch(copy[key], change);
  }
  return copy as T;
}

function isObject(value: unknown): value is Parts {
  return typeof value === "object" && value !== null;
}
