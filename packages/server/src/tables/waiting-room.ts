// Before and between matches: who may sit where, and what the table will play. Checks, and says what changes; changes nothing itself.
import { checkSetup, type Game, type MatchOptions, Refused, type SeatId, seatId } from "@fracas/kernel";
import type { ClockKind, Guest, SeatPlan } from "@fracas/protocol";
import { checkLevel } from "../games.ts";
import { newId, newMatchId, newSeed } from "../ids.ts";
import { Refusing } from "../refusing.ts";
import type { StoredMatch, StoredSeat, StoredTable } from "../store/store.ts";

/** What a host chooses for a table. */
export interface Settings {
  readonly options: MatchOptions;
  readonly seats: readonly SeatPlan[];
  readonly public: boolean;
  readonly clock: ClockKind;
}

type Change = Partial<StoredTable>;

const BOT_NAMES = ["Ada", "Basile", "Clio", "Dunya", "Elio", "Hana", "Ivo", "Juno", "Kolya", "Lou", "Mina", "Nils"] as const;

// ————— who may —————

export function checkNotClosed({ phase }: StoredTable): void {
  if (phase === "closed") throw Refusing.because("table-closed", {});
}

export function checkBetweenMatches(table: StoredTable): void {
  checkNotClosed(table);
  if (table.phase === "playing") throw Refusing.because("already-playing", {});
}

export function checkHost({ host, seats }: StoredTable, guest: Guest): void {
  if (guest.id === host) return;
  const name = seats.flatMap((seat) => (seat.kind === "person" && seat.guest === host ? [seat.name] : []))[0];
  throw Refusing.because("not-host", { host: name ?? "?" });
}

/** The seat of a guest, who must have one. */
export function seatOf({ seats }: StoredTable, guest: string): SeatId {
  const seat = seats.findIndex((seat) => seat.kind === "person" && seat.guest === guest);
  if (seat < 0) throw Refusing.because("not-seated", {});
  return seatId(seat);
}

// ————— what changes —————

export function newTable(game: Game, host: Guest, settings: Settings, now: number): StoredTable {
  const options = checkSettings(game, settings);
  const seats = seatsFrom(settings.seats, [], host);
  return {
    id: newId(),
    game: game.id,
    options,
    public: settings.public,
    clock: settings.clock,
    phase: "open",
    host: host.id,
    seats,
    match: null,
    series: { matches: 0, wins: seats.map(() => 0) },
    ask: null,
    asks: 0,
    again: [],
    chatLines: 0,
    changed: now,
  };
}

export function arranged(game: Game, table: StoredTable, host: Guest, settings: Settings): Change {
  checkHost(table, host);
  checkBetweenMatches(table);
  const options = checkSettings(game, settings);
  const { public: listed, clock } = settings;
  return { ...withSeats(table, seatsFrom(settings.seats, table.seats, host)), options, public: listed, clock };
}

export function seated(table: StoredTable, { id, name, program }: Guest, at: SeatId): Change {
  checkBetweenMatches(table);
  const seat = seatAt(table, at);
  const already = table.seats.findIndex((other) => other.kind === "person" && other.guest === id);
  if (already >= 0) throw Refusing.because("already-seated", { seat: already + 1 });
  if (seat.kind !== "open") throw Refusing.because("seat-taken", { name: seat.name });
  return withSeats(table, table.seats.with(at, { kind: "person", guest: id, name, program, replacedBy: null }));
}

/** Somebody leaves a seat; the host may also make others leave. */
export function unseated(table: StoredTable, guest: Guest, at: SeatId): Change {
  checkBetweenMatches(table);
  const seat = seatAt(table, at);
  if (seat.kind !== "person" || seat.guest !== guest.id) checkHost(table, guest);
  return withSeats(table, table.seats.with(at, { kind: "open" }));
}

/** The next match with those who sit here now. */
export function newMatch(game: Game, { id, seats, options }: StoredTable, now: number): StoredMatch {
  const open = seats.filter(({ kind }) => kind === "open").length;
  if (open > 0) throw Refusing.because("seats-open", { open });
  return {
    id: newMatchId(now),
    table: id,
    game: game.id,
    rules: game.rulesVersion,
    players: seats.length,
    options,
    seed: newSeed(),
    names: uniqueNames(seats.map((seat) => (seat.kind === "open" ? "?" : seat.name))),
    guests: seats.map((seat) => (seat.kind === "person" ? seat.guest : null)),
    started: now,
  };
}

function seatAt({ seats }: StoredTable, at: SeatId): StoredSeat {
  const seat = seats[at];
  if (!seat) throw Refusing.because("no-seat", {});
  return seat;
}

/** The game's options, with those that weren't named. */
function checkSettings(game: Game, { options, seats }: Settings): MatchOptions {
  const setup = checkSetup(game, { players: seats.length, options, seed: "checked only" });
  if (setup instanceof Refused) throw Refusing.of(setup);
  for (const seat of seats) if (seat.for === "bot") checkLevel(game, seat.level);
  return setup.options;
}

/** The seats that a plan leads to; people who sit where anyone may sit stay there. */
function seatsFrom(plan: readonly SeatPlan[], now: readonly StoredSeat[], planner: Guest): StoredSeat[] {
  const own = plan.findIndex((seat) => seat.for === "me");
  return plan.map((wanted, at): StoredSeat => {
    if (wanted.for === "bot") return { kind: "bot", level: wanted.level, name: BOT_NAMES[at % BOT_NAMES.length] };
    if (at === own) return { kind: "person", guest: planner.id, name: planner.name, program: planner.program, replacedBy: null };
    const sitting = now[at];
    const stays = sitting?.kind === "person" && !(sitting.guest === planner.id && own >= 0);
    return stays ? sitting : { kind: "open" };
  });
}

/** Whoever comes new to a seat begins the series at nothing; when everybody is new, it is a new series. */
function withSeats({ seats: before, series }: StoredTable, seats: readonly StoredSeat[]): Change {
  const same = (at: number) => {
    const [one, other] = [seats[at], before[at]];
    return one.kind === "person" && other?.kind === "person" ? one.guest === other.guest : one.kind === other?.kind;
  };
  const wins = seats.map((_, at) => (same(at) ? (series.wins[at] ?? 0) : 0));
  const matches = seats.some((_, at) => same(at)) ? series.matches : 0;
  return { seats, again: [], series: { matches, wins } };
}

/** Two people called Anna are Anna and Anna 2 in the records. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; taken.has(unique); number++) unique = `${name} ${number}`;
    taken.add(unique);
    return unique;
  });
}
