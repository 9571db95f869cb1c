// What every connection shares.
import { type MatchRecord, type SeatId, seatId } from "@fracas/kernel";
import type { ChatLine, Finished } from "@fracas/protocol";
import type { Limits } from "../config.ts";
import { findGame } from "../games.ts";
import type { Guests } from "../guests.ts";
import type { Metrics } from "../metrics.ts";
import { Refusing } from "../refusing.ts";
import type { Store } from "../store/store.ts";
import { LiveMatch } from "../tables/live-match.ts";
import type { Tables } from "../tables/tables.ts";
import type { Lobby } from "./lobby.ts";

export class Hall {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly lobby: Lobby;
  readonly limits: Limits;
  /** Differs when the client differs: a page that finds another one than before is out of date. */
  readonly build: string;
  readonly #store: Store;
  readonly #metrics: Metrics;
  readonly fault: (error: unknown, what: string) => void;
  readonly now: () => number;

  constructor(parts: {
    tables: Tables;
    guests: Guests;
    lobby: Lobby;
    limits: Limits;
    build: string;
    store: Store;
    metrics: Metrics;
    fault: (error: unknown, what: string) => void;
    now: () => number;
  }) {
    this.tables = parts.tables;
    this.guests = parts.guests;
    this.lobby = parts.lobby;
    this.limits = parts.limits;
    this.build = parts.build;
    this.#store = parts.store;
    this.#metrics = parts.metrics;
    this.fault = parts.fault;
    this.now = parts.now;
  }

  count(what: string, label?: string): void {
    this.#metrics.count(what, label);
  }

  chat(table: string, after: number, most: number): Promise<readonly ChatLine[]> {
    return this.#store.chat(table, after, most);
  }

  async finishedBy(guest: string, most: number): Promise<Finished[]> {
    const finished = await this.#store.finishedBy(guest, most);
    return finished.map(({ match, ending }) => ({
      match: match.id,
      game: match.game,
      names: match.names,
      you: seatOf(match.guests, guest),
      result: ending.result,
      ended: ending.at,
    }));
  }

  /** The record of a finished match, for whoever has its link. */
  async record(id: string): Promise<MatchRecord> {
    const found = await this.#store.match(id);
    if (!found?.ending) throw Refusing.because("no-match", {});
    return new LiveMatch(findGame(found.match.game), found.match, found.entries).record();
  }
}

function seatOf(guests: readonly (string | null)[], guest: string): SeatId | null {
  const seat = guests.indexOf(guest);
  return seat < 0 ? null : seatId(seat);
}
