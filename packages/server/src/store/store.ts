// What the server keeps, and the few things it asks of whatever keeps it. SQLite by default; the contract test runs on every kind.
import type { MatchOptions, Result, SeatId } from "@fracas/kernel";
import type { ChatLine, ClockKind, Phase } from "@fracas/protocol";

export interface StoredGuest {
  readonly id: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly program: boolean;
}

export type StoredSeat =
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly level: string; readonly name: string }
  | {
      readonly kind: "person";
      readonly guest: string;
      readonly name: string;
      readonly program: boolean;
      readonly replacedBy: string | null;
    };

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly options: MatchOptions;
  readonly public: boolean;
  readonly clock: ClockKind;
  readonly phase: Phase;
  readonly host: string;
  readonly seats: readonly StoredSeat[];
  readonly match: string | null;
  readonly series: { readonly matches: number; readonly wins: readonly number[] };
  readonly ask: { readonly number: number; readonly seat: SeatId; readonly agreed: readonly SeatId[] } | null;
  readonly asks: number;
  readonly again: readonly SeatId[];
  readonly chatLines: number;
  readonly changed: number;
}

/** A match without what happened in it. */
export interface StoredMatch {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: MatchOptions;
  readonly seed: string;
  readonly names: readonly string[];
  /** By seat: who sat there, or null for a bot. */
  readonly guests: readonly (string | null)[];
  readonly started: number;
}

/** One thing that happened in a match: an answer; going back to so many answers, by right or by consent; a seat taken back from a bot. */
export interface Entry {
  readonly kind: "answer" | "undo" | "rewind" | "return";
  readonly seat: SeatId;
  /** The option chosen, or how many answers there are now. */
  readonly value: number;
  /** Milliseconds left on the seat's clock afterwards; 0 without clocks. */
  readonly left: number;
  readonly at: number;
}

export interface Ending {
  readonly match: string;
  readonly result: Result;
  readonly at: number;
}

export type Write =
  | { readonly put: "guest"; readonly guest: StoredGuest }
  | { readonly put: "table"; readonly table: StoredTable }
  | { readonly put: "match"; readonly match: StoredMatch }
  | { readonly put: "entry"; readonly match: string; readonly number: number; readonly entry: Entry }
  | { readonly put: "ending"; readonly ending: Ending }
  | { readonly put: "chat"; readonly table: string; readonly line: ChatLine }
  /** When the server must look after a table that nobody looks at: a clock runs out. */
  | { readonly put: "due"; readonly table: string; readonly due: number | null };

export interface FinishedMatch {
  readonly match: StoredMatch;
  readonly ending: Ending;
}

export interface Store {
  /** All or nothing. When it resolves, the writes survive a power cut. An entry whose number is taken fails them all. */
  commit(writes: readonly Write[]): Promise<void>;
  guestByToken(hash: string): Promise<StoredGuest | undefined>;
  table(id: string): Promise<StoredTable | undefined>;
  /** A match with everything that happened in it, in order. */
  match(id: string): Promise<{ match: StoredMatch; entries: readonly Entry[]; ending: Ending | null } | undefined>;
  chat(table: string, after: number, most: number): Promise<readonly ChatLine[]>;
  /** Tables at which this guest sits and that aren't closed, latest first. */
  tablesOf(guest: string, most: number): Promise<readonly string[]>;
  /** Tables that this guest opened and where a match is yet to come or running, latest first. */
  hostedBy(guest: string, most: number): Promise<readonly string[]>;
  finishedBy(guest: string, most: number): Promise<readonly FinishedMatch[]>;
  /** Every table where a match is running. */
  playing(): Promise<readonly string[]>;
  due(before: number): Promise<readonly string[]>;
  /** Open tables that nothing happened at since then. */
  forgotten(before: number): Promise<readonly string[]>;
  close(): Promise<void>;
}
