// Matches that were played to their end: lists of them, and their records.
import { type MatchRecord, Refused, type SeatId, seatId } from "@fracas/kernel";
import type { Finished } from "@fracas/protocol";
import { findGame } from "../games.ts";
import { Refusing } from "../refusing.ts";
import type { Store } from "../store/store.ts";
import { LiveMatch } from "./live-match.ts";

export async function finishedBy(store: Store, guest: string, most: number): Promise<Finished[]> {
  const finished = await store.finishedBy(guest, most);
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
export async function recordOfFinished(store: Store, id: string): Promise<MatchRecord> {
  const found = await store.match(id);
  if (!found?.ending) throw Refusing.because("no-match", {});
  const { match, entries } = found;
  const game = findGame(match.game);
  if (match.rules !== game.rulesVersion)
    throw Refusing.of(new Refused("other-rules", { game: game.id, recorded: String(match.rules), ours: String(game.rulesVersion) }));
  return new LiveMatch(game, match, entries).record();
}

function seatOf(guests: readonly (string | null)[], guest: string): SeatId | null {
  const seat = guests.indexOf(guest);
  return seat < 0 ? null : seatId(seat);
}
