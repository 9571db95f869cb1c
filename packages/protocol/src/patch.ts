// The difference between two JSON values, small when they are alike: `[value]` sets, `[]` removes, an object goes deeper.
// A list that changed its length is set anew.

export type Patch = readonly [] | readonly [value: unknown] | { readonly [key: string]: Patch };

/** What turns `from` into `to`, or null if they are equal. */
export function diff(from: unknown, to: unknown): Patch | null {
  if (from === to) return null;
  if (Array.isArray(from) || Array.isArray(to)) {
    if (!Array.isArray(from) || !Array.isArray(to) || from.length !== to.length) return [to];
    return diffKeys(from as never, to as never, Object.keys(to));
  }
  if (!isObject(from) || !isObject(to)) return [to];
  return diffKeys(from, to, [...new Set([...Object.keys(from), ...Object.keys(to)])]);
}

function diffKeys(from: Record<string, unknown>, to: Record<string, unknown>, keys: readonly string[]): Patch | null {
  let patch: Record<string, Patch> | null = null;
  for (const key of keys) {
    const change = Object.hasOwn(to, key) ? (Object.hasOwn(from, key) ? diff(from[key], to[key]) : ([to[key]] as const)) : ([] as const);
    if (!change) continue;
    patch ??= {};
    patch[key] = change;
  }
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
