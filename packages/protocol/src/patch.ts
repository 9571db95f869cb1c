// The difference between two JSON values, small when they are alike: `[value]` sets, `[]` removes, an object goes deeper.
// A list that changed its length is set anew.

export type Patch = readonly [] | readonly [value: unknown] | { readonly [key: string]: Patch };

/** What turns `from` into `to`, or null if they are equal. */
export function diff(from: unknown, to: unknown): Patch | null {
  if (from === to) return null;
  if (!isObject(from) || !isObject(to)) return [to];
  const isList = Array.isArray(to);
  if (isList !== Array.isArray(from)) return [to];
  return isList ? diffLists(from as unknown as unknown[], to as unknown as unknown[]) : diffObjects(from, to);
}

function diffLists(from: readonly unknown[], to: readonly unknown[]): Patch | null {
  if (from.length !== to.length) return [to];
  let patch: Record<string, Patch> | null = null;
  for (let at = 0; at < to.length; at++) {
    const change = diff(from[at], to[at]);
    if (!change) continue;
    patch ??= {};
    patch[at] = change;
  }
  return patch;
}

function diffObjects(from: Record<string, unknown>, to: Record<string, unknown>): Patch | null {
  let patch: Record<string, Patch> | null = null;
  let common = 0;
  const keys = Object.keys(to);
  for (const key of keys) {
    let change: Patch | null;
    if (Object.hasOwn(from, key)) {
      common++;
      change = diff(from[key], to[key]);
    } else change = [to[key]];
    if (!change) continue;
    patch ??= {};
    patch[key] = change;
  }
  const before = Object.keys(from);
  if (before.length === common) return patch;
  patch ??= {};
  for (const key of before) if (!Object.hasOwn(to, key)) patch[key] = [];
  return patch;
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
