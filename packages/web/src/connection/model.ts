// What the client knows of a table it watches. Plain data, replaced whenever something changes.
import type { View } from "@fracas/kernel";
import type { ChatLine, ClientMessage, Clock, Refusal, Replies, Step, Table } from "@fracas/protocol";

export type Link = "connecting" | "open" | "lost" | "restarting";

export interface MatchModel {
  readonly id: string;
  readonly moment: number;
  readonly commitment: string;
  readonly view: View;
  /** Everything that happened, from the start on, one entry for each answer (and one for the opening). */
  readonly steps: readonly Step[];
  readonly clock: Clock;
  /** `performance.now()` when `clock` was right. */
  readonly clockAt: number;
}

export interface TableModel {
  readonly link: Link;
  /** Null until the first news arrives. */
  readonly table: Table | null;
  readonly match: MatchModel | null;
  readonly chat: readonly ChatLine[];
  /** Why there is no such table (wrong link, closed…). */
  readonly refusal: Refusal | null;
}

type WithoutNumber<M> = M extends { re: number } ? Omit<M, "re"> : never;
/** A message as callers write it: the connection numbers it. */
export type Request = WithoutNumber<ClientMessage>;

/** Sends a request and resolves when the server has done it (an answer: when it is durable); throws a `RefusedByServer` otherwise. */
export type Send = <R extends Request>(request: R) => Promise<R["type"] extends keyof Replies ? Replies[R["type"]] : unknown>;

export class RefusedByServer extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
