// Who sits where, in the words and signs that boards and sentences use.
import type { Cast, Lang, SeatId, View, Viewer } from "@fracas/kernel";
import { CLOCK_TIMES, type Seat, type Table } from "@fracas/protocol";
import type { MatchModel } from "../connection/model.ts";
import type { SeatFace } from "../games/client.ts";

/** A clock with less than this part of its bank left is shown as running out. */
const LOW = 1 / 8;

/** `names` are kept from while the match was played: after it, people may leave their seats. */
export function castOf(names: readonly string[], viewer: Viewer): Cast {
  const name = (seat: SeatId) => names[seat] ?? String(seat + 1);
  return typeof viewer === "number" ? { name, you: viewer } : { name };
}

export function namesOf(table: Table, before: readonly string[]): readonly string[] {
  return table.seats.map((seat, at) => (seat.kind === "open" ? before[at] : seat.name) ?? String(at + 1));
}

/** `shown` is what the board shows, which may be earlier than the match; clocks are always those of the match. */
export function facesOf(table: Table, cast: Cast, match: MatchModel, shown: View): SeatFace[] {
  return table.seats.map((seat, at): SeatFace => {
    const id = at as SeatId;
    const left = match.clock?.[at];
    return {
      seat: id,
      name: cast.name(id),
      you: cast.you === id,
      presence: presenceOf(seat),
      asked: shown.asked?.seats.includes(id) ?? false,
      clock:
        left === undefined || table.clock === "none" || seat.kind === "bot"
          ? null
          : { left, at: match.clockAt, low: CLOCK_TIMES[table.clock].bank * LOW, running: match.view.asked?.seats.includes(id) ?? false },
    };
  });
}

function presenceOf(seat: Seat): SeatFace["presence"] {
  if (seat.kind !== "person") return "bot";
  if (seat.replacedBy !== null) return "replaced";
  return seat.here ? "here" : "away";
}

/** "Anna, Boris and Chen". */
export function listNames(names: readonly string[], lang: Lang): string {
  // American English would write one comma more than the games' sentences do.
  return new Intl.ListFormat(lang === "en" ? "en-GB" : lang, { type: "conjunction" }).format(names);
}

/** A text that ends like a sentence. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
