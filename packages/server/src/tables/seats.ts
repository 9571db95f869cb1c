// Who is put where when a table is set up.

import type { MatchOptions } from "@fracas/kernel";
import type { ClockKind, Guest, SeatPlan } from "@fracas/protocol";
import type { StoredSeat } from "../store/store.ts";

export interface Settings {
  readonly options: MatchOptions;
  readonly seats: readonly SeatPlan[];
  readonly public: boolean;
  readonly clock: ClockKind;
}

const BOT_NAMES = ["Ada", "Basile", "Clio", "Dunya", "Elio", "Hana", "Ivo", "Juno", "Kolya", "Lou", "Mina", "Nils"] as const;

/** By seat, so that nobody is called the same. */
function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length];
}

/** The seats that a plan leads to; people who sit where anyone may sit stay there. */
export function seatsFrom(plan: readonly SeatPlan[], now: readonly StoredSeat[], planner: Guest): StoredSeat[] {
  let placed = false;
  return plan.map((wanted, at): StoredSeat => {
    if (wanted.for === "bot") return { kind: "bot", level: wanted.level, name: botName(at) };
    if (wanted.for === "me" && !placed) {
      placed = true;
      return { kind: "person", guest: planner.id, name: planner.name, program: planner.program, replacedBy: null };
    }
    const sitting = now[at];
    const stays = sitting?.kind === "person" && !(sitting.guest === planner.id && plan.some((other) => other.for === "me"));
    return stays ? sitting : { kind: "open" };
  });
}

/** Two people called Anna are Anna and Anna 2 in the records. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; taken.has(unique); number++) unique = `${name} ${number}`;
    taken.add(unique);
    return unique;
  });
}
