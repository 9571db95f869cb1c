// Names that can't be guessed, from the system's secure source.
import { createHash, randomBytes } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Short enough for a link, and about 70 bits of chance. */
export function newId(length = 12): string {
  let id = "";
  while (id.length < length) {
    for (const byte of randomBytes(length)) if (byte < 236 && id.length < length) id += LETTERS[byte % LETTERS.length];
  }
  return id;
}

/**
 * An id that begins with the time, in letters that sort as it does: what matches of the same evening write then lies side by side
 * in the store, and a commit touches a few of its pages instead of one for each match.
 */
export function newMatchId(now: number): string {
  let time = "";
  for (let left = now; time.length < 7; left = Math.floor(left / LETTERS.length)) time = LETTERS[left % LETTERS.length] + time;
  return time + newId();
}

export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

/** What the store keeps of a token: whoever reads the store still can't be anybody. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function newSeed(): string {
  return randomBytes(32).toString("hex");
}
