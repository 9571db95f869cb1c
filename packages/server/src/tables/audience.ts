// Whoever looks at a table, and what they are told: the table, the match as their eyes may see it, and the chat.
import { seatId, type Viewer } from "@fracas/kernel";
import type { ChatLine, Clock, Guest, ServerMessage, Table } from "@fracas/protocol";
import type { StoredTable } from "../store/store.ts";
import type { LiveMatch } from "./live-match.ts";

/** A connection that looks at a table. */
export interface Watcher {
  readonly guest: Guest;
  /** Sends a message that is already JSON. */
  sendText(text: string): void;
}

/** Where a watcher left off when the connection was lost. */
export interface Known {
  readonly match?: string | undefined;
  readonly moment?: number | undefined;
}

/** What there is to see. */
interface Stage {
  readonly stored: StoredTable;
  readonly live: LiveMatch | null;
  readonly clock: Clock;
  viewerOf(guest: string): Viewer;
}

export class Audience {
  readonly #stage: Stage;
  readonly #watchers = new Set<Watcher>();
  /** The match of which they have been told. */
  #announced: LiveMatch | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get size(): number {
    return this.#watchers.size;
  }

  isHere(guest: string): boolean {
    for (const watcher of this.#watchers) if (watcher.guest.id === guest) return true;
    return false;
  }

  /** The match was running before anybody looked. */
  resume(): void {
    this.#announced = this.#stage.live;
  }

  enter(watcher: Watcher, known: Known): void {
    const isNew = !this.isHere(watcher.guest.id);
    this.#watchers.add(watcher);
    if (isNew) this.tellTable();
    else this.#send(watcher, { type: "table", table: this.#describe(watcher) });
    this.#bringUpToDate(watcher, known);
  }

  leave(watcher: Watcher): void {
    if (this.#watchers.delete(watcher)) this.tellTable();
  }

  /** Everybody who was here, to be let in elsewhere. */
  leaveAll(): readonly Watcher[] {
    const watchers = [...this.#watchers];
    this.#watchers.clear();
    return watchers;
  }

  tellTable(): void {
    for (const watcher of this.#watchers) this.#send(watcher, { type: "table", table: this.#describe(watcher) });
  }

  tellChat(lines: readonly ChatLine[]): void {
    if (lines.length === 0) return;
    const text = JSON.stringify({ type: "chat", table: this.#stage.stored.id, lines } satisfies ServerMessage);
    for (const watcher of this.#watchers) watcher.sendText(text);
  }

  /** What happened in the match since the last time; a new match is told from the start. */
  tellMoves(): void {
    const { live, clock } = this.#stage;
    if (!live) return;
    if (live !== this.#announced) {
      this.#announced = live;
      for (const watcher of this.#watchers) this.#bringUpToDate(watcher, {});
      return;
    }
    const news = live.news(clock);
    if (news) for (const watcher of this.#watchers) watcher.sendText(news(this.#stage.viewerOf(watcher.guest.id)));
  }

  #bringUpToDate(watcher: Watcher, { match, moment }: Known): void {
    const { live, clock } = this.#stage;
    if (!live) return;
    const viewer = this.#stage.viewerOf(watcher.guest.id);
    const resumes = match === live.stored.id && moment !== undefined && moment <= live.moment;
    if (resumes) watcher.sendText(live.since(moment, viewer, clock));
    else this.#send(watcher, { ...live.whole(viewer), clock });
  }

  #describe({ guest }: Watcher): Table {
    const { id, game, options, phase, host, match, series, ask, again, clock, seats, public: listed } = this.#stage.stored;
    const spectators = new Set<string>();
    const seatOf = (guest: string) => seats.findIndex((seat) => seat.kind === "person" && seat.guest === guest);
    for (const { guest } of this.#watchers) if (seatOf(guest.id) < 0) spectators.add(guest.id);
    const own = seatOf(guest.id);
    return {
      ...{ id, game, options, public: listed, clock, phase, host, match, series, ask, again },
      seats: seats.map((seat) => (seat.kind === "person" ? { ...seat, here: this.isHere(seat.guest) } : seat)),
      spectators: spectators.size,
      you: { guest: guest.id, seat: own < 0 ? null : seatId(own), host: guest.id === host },
    };
  }

  #send(watcher: Watcher, message: ServerMessage): void {
    watcher.sendText(JSON.stringify(message));
  }
}
