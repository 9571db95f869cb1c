// Who watches the lobby, and what it shows. Changes are gathered, so that a busy evening doesn't flood anybody.
import type { Listed, LobbyNews } from "@fracas/protocol";
import type { Store, StoredTable } from "../store/store.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { Tables } from "../tables/tables.ts";
import type { Connection } from "./connection.ts";

/** Milliseconds. */
const GATHER = 200;
const MOST_LISTED = 50;

export class Lobby {
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #subscribers = new Set<Connection>();
  /** Guests at whose own tables something changed, and whether something changed for everybody. */
  readonly #concerned = new Set<string>();
  #everybody = false;
  /** How each table was when it was last noted: those who had to leave it are concerned too. */
  readonly #before = new WeakMap<LiveTable, StoredTable>();
  #timer: NodeJS.Timeout | undefined;

  constructor(tables: Tables, store: Store) {
    this.#tables = tables;
    this.#store = store;
    tables.onChange = (table) => this.#note(table);
  }

  subscribe(connection: Connection, on: boolean): void {
    if (!on) this.#subscribers.delete(connection);
    else {
      this.#subscribers.add(connection);
      void this.#tell(connection);
    }
  }

  #note(table: LiveTable): void {
    const { stored } = table;
    const before = this.#before.get(table) ?? stored;
    this.#before.set(table, stored);
    if (this.#subscribers.size === 0) return;
    for (const seat of [...before.seats, ...stored.seats]) if (seat.kind === "person") this.#concerned.add(seat.guest);
    if (before.public || stored.public) this.#everybody = true;
    this.#timer ??= setTimeout(() => this.#tellConcerned(), GATHER).unref();
  }

  #tellConcerned(): void {
    for (const connection of this.#subscribers)
      if (this.#everybody || this.#concerned.has(connection.guest.id)) void this.#tell(connection);
    this.#concerned.clear();
    this.#everybody = false;
    this.#timer = undefined;
  }

  async #tell(connection: Connection): Promise<void> {
    const { id } = connection.guest;
    const yours = await this.#yours(id);
    connection.send({ type: "lobby", ...this.#publicTables(id), yours } satisfies LobbyNews);
  }

  #publicTables(guest: string): Pick<LobbyNews, "open" | "playing"> {
    const open: Listed[] = [];
    const playing: Listed[] = [];
    for (const table of this.#tables.live()) {
      const { public: listed, phase, seats } = table.stored;
      if (!listed || !table.watched) continue;
      if (phase === "playing") playing.push(table.listed(guest));
      else if (phase !== "closed" && seats.some(({ kind }) => kind === "open")) open.push(table.listed(guest));
    }
    return { open: latest(open), playing: latest(playing) };
  }

  async #yours(guest: string): Promise<readonly Listed[]> {
    const yours: Listed[] = [];
    try {
      for (const id of await this.#store.tablesOf(guest, MOST_LISTED)) {
        const table = await this.#tables.find(id);
        if (table) yours.push(table.listed(guest));
      }
    } catch (error) {
      this.#tables.onFault(error, "the lobby");
    }
    return latest(yours);
  }
}

function latest(list: readonly Listed[]): readonly Listed[] {
  return list.toSorted((one, other) => other.changed - one.changed).slice(0, MOST_LISTED);
}
