// Seats are numbered clockwise from 0; a mask has bit n set for seat n.

declare const seatBrand: unique symbol;
export type SeatId = number & { readonly [seatBrand]: true };

/** Whose eyes a view is for: a seat, somebody who only watches, or the open table of a finished match. */
export type Viewer = SeatId | "spectator" | "open";

export type SeatMask = number;

export function seatId(number: number): SeatId {
  return number as SeatId;
}

/** The seat `steps` places to the left (clockwise) of this one; negative steps go to the right, at most once round. */
export function clockwise(seat: SeatId, steps: number, players: number): SeatId {
  return ((seat + steps + players) % players) as SeatId;
}

export function seatsOf(mask: SeatMask): SeatId[] {
  const seats: SeatId[] = [];
  for (let seat = 0; seat < 32 && mask >>> seat !== 0; seat++) if ((mask >>> seat) & 1) seats.push(seat as SeatId);
  return seats;
}

export function maskOf(seat: SeatId): SeatMask {
  return 1 << seat;
}

export function everySeat(players: number): SeatMask {
  return (1 << players) - 1;
}
