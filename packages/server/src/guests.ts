// Guests: a name and a token that can't be guessed. No password, no account.
import { type Guest, LIMITS } from "@fracas/protocol";
import { newId, newToken, tokenHash } from "./ids.ts";
import { Refusing } from "./refusing.ts";
import type { Journal } from "./store/journal.ts";
import type { Store, StoredGuest } from "./store/store.ts";

export class Guests {
  readonly #store: Store;
  readonly #journal: Journal;

  constructor(store: Store, journal: Journal) {
    this.#store = store;
    this.#journal = journal;
  }

  async create(name: string, program: boolean): Promise<{ guest: Guest; token: string }> {
    const token = newToken();
    const guest = { id: newId(), name: checkName(name), program };
    await this.#journal.write([{ put: "guest", guest: { ...guest, tokenHash: tokenHash(token) } }]);
    return { guest, token };
  }

  async byToken(token: string): Promise<StoredGuest | undefined> {
    return this.#store.guestByToken(tokenHash(token));
  }

  async rename(guest: StoredGuest, name: string): Promise<StoredGuest> {
    const renamed = { ...guest, name: checkName(name) };
    await this.#journal.write([{ put: "guest", guest: renamed }]);
    return renamed;
  }
}

/** A name on one line, without anything that hides or turns letters round. */
function checkName(given: string): string {
  const name = given.normalize("NFC").replace(/\s+/g, " ").trim();
  if (name === "" || [...name].length > LIMITS.name || /[\p{C}\p{Zl}\p{Zp}]/u.test(name))
    throw Refusing.because("wrong-name", { most: LIMITS.name });
  return name;
}
