// What every connection shares.
import type { Limits } from "../config.ts";
import type { Guests } from "../guests.ts";
import type { Metrics } from "../metrics.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../tables/tables.ts";
import type { Connection } from "./connection.ts";
import type { Lobby } from "./lobby.ts";

export interface Hall {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly lobby: Lobby;
  readonly store: Store;
  readonly metrics: Metrics;
  /** Everybody who is connected. */
  readonly connections: Set<Connection>;
  readonly limits: Limits;
  /** Differs when the client differs: a page that finds another one than before is out of date. */
  readonly build: string;
  now(): number;
  /** Something that should never happen did. */
  fault(error: unknown, what: string): void;
}
