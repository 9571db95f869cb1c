// Who watches the lobby, and what it shows. Changes are gathered, so that a busy evening doesn't flood anybody.
import type { Listed, LobbyNews } from "@fracas/protocol";
import type { Store } from "../store/store.ts";
import type { Tables } from "../tables/tables.ts";
import type { Connection } from "./connection.ts";

const GATHER = 200;
const MOST_LISTED = 50;

export class Lobby {
  readonly #tables: Tables;
  readonly #store: Store;
  readonly #subscribers = new Set<Connection>();
  #timer: NodeJS.Timeout | undefined;

  constructor(tables: Tables, store: Store) {
    this.#tables = tables;
    this.#store = store;
    tables.onChange = () => this.#soon();
  }

  subscribe(connection: Connection, on: boolean): void {
    if (!on) this.#subscribers.delete(connection);
    else {
      this.#subscribers.add(connection);
      void this.#tell(connection);
    }
  }

  #soon(): void {
    if (this.#subscribers.size === 0) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      for (const connection of this.#subscribers) void this.#tell(connection);
    }, GATHER).unref();
  }

  async #tell(connection: Connection): Promise<void> {
    connection.send(await this.news(connection.guest.id));
  }

  async news(guest: string): Promise<LobbyNews> {
    const open: Listed[] = [];
    const playing: Listed[] = [];
    for (const table of this.#tables.live()) {
      const { public: listed, phase, seats } = table.stored;
      if (!listed || !table.watched) continue;
      if (phase === "playing") playing.push(table.listed(guest));
      else if (phase !== "closed" && seats.some(({ kind }) => kind === "open")) open.push(table.listed(guest));
    }
    const yours: Listed[] = [];
    for (const id of await this.#store.tablesOf(guest, MOST_LISTED)) yours.push((await this.#tables.get(id)).listed(guest));
    const latest = (list: Listed[]) => list.sort((one, other) => other.changed - one.changed).slice(0, MOST_LISTED);
    return { type: "lobby", open: latest(open), playing: latest(playing), yours: latest(yours) };
  }
}
