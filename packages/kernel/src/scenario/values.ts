// Turns the values in scenario lines into parts of a position, and compares them.
import type { SeatId } from "../seat.ts";
import { seatId } from "../seat.ts";
import type { Field, ScenarioSupport } from "./support.ts";
import { didYouMean, plain } from "./words.ts";

/** A value that can't be read; the runner adds file and line. */
export class ValueError extends Error {}

export interface Names {
  readonly support: ScenarioSupport;
  readonly players: readonly string[];
}

interface Found {
  readonly name: string;
  readonly field: Field<unknown>;
  readonly seat: SeatId;
}

/** The field that a key names: "active", or "Anna's hand". */
export function findField(key: string, { support, players }: Names): Found {
  const entries = Object.entries(support.fields);
  const whole = entries.find(([name, field]) => !field.perSeat && plain(name) === plain(key));
  if (whole) return { name: key, field: whole[1], seat: seatId(0) };
  const [, owner, own] = key.match(/^(.+?)['’]s? (.+)$/) ?? [];
  const seat = owner === undefined ? -1 : players.findIndex((name) => plain(name) === plain(owner));
  const each = entries.find(([name, field]) => field.perSeat && own !== undefined && plain(name) === plain(own));
  if (seat >= 0 && each) return { name: key, field: each[1], seat: seatId(seat) };
  const known = entries.flatMap(([name, field]) => (field.perSeat ? players.map((player) => `${player}'s ${name}`) : [name]));
  throw new ValueError(
    `the position has no "${key}"${didYouMean(key, known)}; it has: ${entries.map(([name, { perSeat }]) => (perSeat ? `${players[0]}'s ${name}` : name)).join(", ")}`,
  );
}

export function setField({ name, field, seat }: Found, text: string, state: unknown, names: Names): void {
  if (!field.write) throw new ValueError(`"${name}" follows from the rest of the position; it can be checked in Play but not set in Given`);
  const { players } = names;
  if (field.kind === "cards") field.write(state, readCards(text, names), seat, players);
  else if (field.kind === "groups") field.write(state, readGroups(text, names), seat, players);
  else if (field.kind === "seat") field.write(state, readSeat(text, names), seat, players);
  else if (field.kind === "number") field.write(state, readNumber(text), seat, players);
  else if (field.kind === "items") field.write(state, readItems(text), seat, players);
  else field.write(state, text, seat, players);
}

/** Compares a field with what is expected; returns what it is instead, if it differs. */
export function differs({ field, seat }: Found, text: string, state: unknown, names: Names): string | undefined {
  switch (field.kind) {
    case "cards": {
      const cards = field.read(state, seat, names.players);
      const size = text.match(/^(\d+) cards?$/);
      if (size) return cards.length === Number(size[1]) ? undefined : `${cards.length} cards`;
      const [start] = text.match(/^(starts with|ends with|includes) /) ?? [];
      const wanted = readCards(text.slice(start?.length ?? 0), names);
      const same =
        start === "starts with "
          ? equal(cards.slice(0, wanted.length), wanted)
          : start === "ends with "
            ? equal(cards.slice(-wanted.length), wanted)
            : start === "includes "
              ? isIncluded(wanted, cards)
              : field.ordered
                ? equal(cards, wanted)
                : equal(sorted(cards), sorted(wanted));
      return same ? undefined : writeCards(cards, names);
    }
    case "groups": {
      const groups = field.read(state, seat, names.players);
      const canonical = (all: readonly (readonly number[])[]) => all.map((group) => sorted(group).join()).sort();
      const same = canonical(groups).join(";") === canonical(readGroups(text, names)).join(";");
      return same
        ? undefined
        : groups.map((group) => group.map((card) => names.support.cards[card].name).join(" & ")).join(", ") || "nothing";
    }
    case "seat": {
      const holder = field.read(state, seat, names.players);
      return holder === readSeat(text, names) ? undefined : holder === null ? "nobody" : names.players[holder];
    }
    case "number": {
      const number = field.read(state, seat, names.players);
      return number === readNumber(text) ? undefined : String(number);
    }
    case "items": {
      const items = field.read(state, seat, names.players);
      const [start] = text.match(/^includes /) ?? [];
      const left = items.map(plain);
      const wanted = readItems(text.slice(start?.length ?? 0)).map(plain);
      if (field.ordered && !start) return left.join() === wanted.join() ? undefined : items.join(", ") || "nothing";
      const missing = wanted.filter((item) => {
        const at = left.indexOf(item);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
      return missing.length === 0 && (start || left.length === 0) ? undefined : items.join(", ") || "nothing";
    }
    case "text": {
      const now = field.read(state, seat, names.players);
      return plain(now) === plain(text) ? undefined : now;
    }
  }
}

export function readSeat(text: string, { players }: Names): SeatId | null {
  if (/^(nobody|none)$/i.test(text)) return null;
  const seat = players.findIndex((name) => plain(name) === plain(text));
  if (seat < 0) throw new ValueError(`there is no player "${text}"${didYouMean(text, players)}; there is: ${players.join(", ")}, nobody`);
  return seatId(seat);
}

export function readNumber(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new ValueError(`"${text}" is not a whole number`);
  return Number(text);
}

function readItems(text: string): string[] {
  return /^(nothing|none)$/i.test(text) ? [] : text.split(",").map((item) => item.trim());
}

const MOST_CARDS = 1000;

/** "2 Takeda, Mouri", or "nothing". */
function readCards(text: string, names: Names): number[] {
  if (/^(nothing|none)$/i.test(text)) return [];
  return text.split(",").flatMap((part) => {
    const [, count = "1", name] = part.trim().match(/^(?:(\d+) )?(.+)$/) ?? [];
    if (Number(count) > MOST_CARDS) throw new ValueError(`${count} cards are too many`);
    if (!name) throw new ValueError(`a card's name is missing in "${text}"; write "nothing" for no cards`);
    return new Array<number>(Number(count)).fill(readCard(name, names));
  });
}

/** "Takeda & Mouri, Uesugi & Takeda". */
function readGroups(text: string, names: Names): number[][] {
  if (/^(nothing|none)$/i.test(text)) return [];
  return text.split(",").map((group) => group.split("&").map((name) => readCard(name.trim(), names)));
}

export function readCard(name: string, { support }: Names): number {
  const card = support.cards.findIndex((card) => plain(card.id) === plain(name) || plain(card.name) === plain(name));
  if (card >= 0) return card;
  const known = support.cards.map((card) => card.name);
  throw new ValueError(
    `there is no card "${name}"${didYouMean(name, known)}${known.length <= 12 ? `; there is: ${known.join(", ")}` : ""}`,
  );
}

function writeCards(cards: readonly number[], { support }: Names): string {
  const runs: { card: number; count: number }[] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.card === card) last.count++;
    else runs.push({ card, count: 1 });
  }
  return runs.map(({ card, count }) => (count > 1 ? `${count} ` : "") + support.cards[card].name).join(", ") || "nothing";
}

function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((one, other) => one - other);
}

function equal(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((card, index) => card === other[index]);
}

function isIncluded(wanted: readonly number[], cards: readonly number[]): boolean {
  const left = [...cards];
  return wanted.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
