// A clock in a few signs: 1:05, 12:30, 3 h 20, 2 d 4 h.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes and seconds below an hour; above, what changes slowly enough to be read. */
export function clockFace(left: number, words: { readonly days: string; readonly hours: string }): string {
  const ms = Math.max(0, left);
  if (ms >= DAY) return `${Math.floor(ms / DAY)} ${words.days} ${Math.floor((ms % DAY) / HOUR)} ${words.hours}`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} ${words.hours} ${twoDigits((ms % HOUR) / MINUTE)}`;
  return `${Math.floor(ms / MINUTE)}:${twoDigits((ms % MINUTE) / 1_000)}`;
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, "0");
}
