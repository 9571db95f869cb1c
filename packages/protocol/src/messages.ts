// What the server sends: one reply to each message, and news of what a client watches.
import type { GameEvent, MatchOptions, Result, SeatId, View } from "@fracas/kernel";
import type { ClockKind, Emote } from "./constants.ts";
import type { Patch } from "./patch.ts";
import type { Refusal } from "./refusals.ts";

export interface Guest {
  readonly id: string;
  readonly name: string;
  /** An outside bot: a program that plays through this protocol. */
  readonly program: boolean;
}

export type Seat =
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly level: string; readonly name: string }
  | {
      readonly kind: "person";
      readonly guest: string;
      readonly name: string;
      readonly program: boolean;
      /** Connected to this table now. */
      readonly here: boolean;
      /** The level of the bot that plays for them while they are away. */
      readonly replacedBy: string | null;
    };

/** Open: seats are being filled. Over: a match was played and the next may follow. */
export type Phase = "open" | "playing" | "over" | "closed";

/** Everything about a table except the match on it; sent whole whenever something changes. */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly options: MatchOptions;
  readonly public: boolean;
  readonly clock: ClockKind;
  readonly phase: Phase;
  readonly host: string;
  readonly seats: readonly Seat[];
  readonly spectators: number;
  /** The running match, or the last one. */
  readonly match: string | null;
  /** How many matches were finished here and how many of them each seat won; the rest were lost by all. */
  readonly series: { readonly matches: number; readonly wins: readonly number[] };
  /** Somebody asks to go back further than undo allows. */
  readonly ask: { readonly number: number; readonly seat: SeatId; readonly agreed: readonly SeatId[] } | null;
  /** Seats that want a rematch. */
  readonly again: readonly SeatId[];
  /** As the receiver of the message. */
  readonly you: { readonly guest: string; readonly seat: SeatId | null; readonly host: boolean };
}

/** What happened because of one answer, as far as the viewer may know; the first step of a match has no answer. */
export interface Step {
  /** How many answers had been given then: the number to `look` at. */
  readonly answers: number;
  readonly seat: SeatId | null;
  readonly events: readonly GameEvent[];
}

/** Milliseconds left by seat at the time of sending; those whose time runs are in the view's `asked`. */
export type Clock = readonly number[] | null;

/** The whole match as the viewer sees it. Moments count everything that ever happened in it, going back included. */
export interface MatchNews {
  readonly type: "match";
  readonly table: string;
  readonly match: string;
  readonly moment: number;
  /** A hash of the seed: when the match is over, its record shows the seed. */
  readonly commitment: string;
  readonly view: View;
  readonly steps: readonly Step[];
  readonly clock: Clock;
}

/** What changed between two moments. */
export interface MovedNews {
  readonly type: "moved";
  readonly table: string;
  readonly match: string;
  readonly from: number;
  readonly moment: number;
  /** Steps of more answers than this were taken back. */
  readonly kept: number;
  /** The new steps. */
  readonly steps: readonly Step[];
  /** Turns the view of moment `from` into that of `moment`; null if nothing changed. */
  readonly patch: Patch | null;
  readonly clock: Clock;
}

export interface ChatLine {
  /** Lines of a table are numbered from 1. */
  readonly number: number;
  readonly guest: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly said: { readonly text: string } | { readonly emote: Emote };
}

/** A table as the lobby lists it. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly options: MatchOptions;
  readonly clock: ClockKind;
  readonly phase: Phase;
  readonly public: boolean;
  readonly seats: readonly { readonly kind: Seat["kind"]; readonly name: string | null }[];
  readonly changed: number;
  /** It waits for the receiver's answer. */
  readonly yourTurn: boolean;
}

/** A match that was played to its end. */
export interface Finished {
  readonly match: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly you: SeatId | null;
  readonly result: Result;
  readonly ended: number;
}

export interface LobbyNews {
  readonly type: "lobby";
  /** Public tables with an open seat, public matches to watch, and the receiver's own tables. */
  readonly open: readonly Listed[];
  readonly playing: readonly Listed[];
  readonly yours: readonly Listed[];
}

export interface TableNews {
  readonly type: "table";
  readonly table: Table;
}

export interface ChatNews {
  readonly type: "chat";
  readonly table: string;
  readonly lines: readonly ChatLine[];
}

/** The server is about to close the connection. */
export interface Bye {
  readonly type: "bye";
  readonly why: "restarting" | "flooding";
}

/** What `hello`, `create`, `look` and `matches` are answered with; the others are just done. */
export interface Replies {
  hello: { readonly guest: Guest; readonly build: string };
  create: { readonly table: string };
  look: { readonly view: View };
  matches: { readonly finished: readonly Finished[] };
}

export type Reply =
  | ({ readonly type: "done"; readonly re: number } & Partial<Replies[keyof Replies]>)
  /** `re` is null when the message couldn't even be read. */
  | { readonly type: "refused"; readonly re: number | null; readonly refusal: Refusal };

export type ServerMessage = Reply | MatchNews | MovedNews | TableNews | ChatNews | LobbyNews | Bye;
