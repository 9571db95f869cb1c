// A running ability: which card, for whom, where; and how it asks.
import type { SeatId } from "@fracas/kernel";
import type { PromptId, Word } from "../prompts.ts";
import { DECLINE, factionIn, factionOption, numberIn, numberOption, seatIn, seatOption, word } from "../prompts.ts";
import { DEFS, FACTIONS } from "../sets/index.ts";
import type { Ask, CardId, Slot, SmashUpTable } from "../state.ts";
import type { Cause } from "./affecting.ts";
import type { Effect } from "./effect.ts";
import { Look } from "./look.ts";

export class Running extends Look {
  readonly table: SmashUpTable;
  /** Where what it triggers is noted. */
  readonly group: number;
  /** What is printed on its card, which may be gone by now. */
  readonly face: number;
  /** It is what happens when its card is played. */
  readonly onPlay: boolean;
  /** It is a Special, so that what it grants has to be used at once. */
  readonly isSpecial: boolean;
  /** What it asks for may be declined. */
  readonly optional: boolean;
  /** Cards that something has shielded from it. */
  readonly spared: CardId[];

  constructor(
    table: SmashUpTable,
    card: CardId,
    seat: SeatId,
    slot: Slot,
    group: number,
    face: number,
    { onPlay = false, isSpecial = false, optional = false, spared = [] as CardId[] } = {},
  ) {
    super(table.state, card, seat, slot);
    this.table = table;
    this.group = group;
    this.face = face;
    this.onPlay = onPlay;
    this.isSpecial = isSpecial;
    this.optional = optional;
    this.spared = spared;
  }

  /** The same ability with something changed. */
  protected with(changes: { seat?: SeatId; optional?: boolean }): this {
    const { table, card, slot, group, face, onPlay, isSpecial, spared } = this;
    const optional = changes.optional ?? this.optional;
    const Same = this.constructor as new (...args: ConstructorParameters<typeof Running>) => this;
    return new Same(table, card, changes.seat ?? this.seat, slot, group, face, { onPlay, isSpecial, spared, optional });
  }

  /** The same, but whatever it asks may be declined. */
  get may(): this {
    return this.with({ optional: true });
  }

  /** The same for another player, who then decides. */
  for(seat: SeatId): this {
    return this.with({ seat });
  }

  /** Lets an ability act: at once, or step by step if it asks. */
  does<A>(ability: (self: Effect, event: A) => unknown, event: A): Ask<unknown> {
    const running = ability(this as unknown as Effect, event);
    return isScript(running) ? running : NOTHING_MORE;
  }

  /** What is printed on the card that does this. */
  get by(): string {
    return DEFS[this.face].id;
  }

  get cause(): Cause {
    return { card: this.card, kind: DEFS[this.face].kind, seat: DEFS[this.face].kind === "base" ? (-1 as SeatId) : this.seat };
  }

  get about(): { by: string; source: number } {
    return { by: this.by, source: this.card };
  }

  // ————— asking —————

  /** Whether a player who may ignore this base lets its ability apply all the same. */
  *puttingUp(): Ask<boolean> {
    const about = { ...this.about, ignore: 1 };
    return (yield* this.table.choose(this.seat, "useAbility", () => [word("use"), DECLINE], about)) !== DECLINE;
  }

  /** Whether the player wants this to happen. */
  *agrees(): Ask<boolean> {
    return (yield* this.table.choose(this.seat, "useAbility", () => [word("use"), DECLINE], this.about)) !== DECLINE;
  }

  /** One of these, which everybody can count; nothing if there are none or if it is declined. */
  *pick<C extends number>(prompt: PromptId, cards: readonly C[], about?: Record<string, number | string>): Ask<C | null> {
    if (cards.length === 0) return null;
    const options = this.optional ? [...cards, DECLINE] : cards;
    const chosen = yield* this.table.choose(this.seat, prompt, () => options, about ? { ...this.about, ...about } : this.about);
    return chosen === DECLINE ? null : (chosen as C);
  }

  /** Any number of these, or up to `most`, one after the other. */
  *pickSome(prompt: PromptId, cards: readonly CardId[], most = cards.length, about: Record<string, number | string> = {}): Ask<CardId[]> {
    const picked: CardId[] = [];
    const asks = this.may;
    while (picked.length < most) {
      const left = cards.filter((card) => !picked.includes(card));
      const card = yield* asks.pick(prompt, left, { ...about, picked: picked.length, most: Math.min(most, cards.length) });
      if (card === null) break;
      picked.push(card);
    }
    return picked;
  }

  /** One of several words. */
  *pickWord(prompt: PromptId, words: readonly Word[], about: Record<string, number | string> = {}): Ask<Word> {
    const chosen = yield* this.table.choose(this.seat, prompt, () => words.map(word), { ...this.about, ...about });
    return words[words.map(word).indexOf(chosen)];
  }

  *pickBase(
    prompt: PromptId = "chooseBase",
    slots: readonly Slot[] = this.slots(),
    about: Record<string, number | string> = {},
  ): Ask<Slot | null> {
    const { bases, slot } = this.state;
    const base = yield* this.pick(
      prompt,
      slots.map((at) => bases[at]),
      about,
    );
    return base === null ? null : slot[base];
  }

  *pickPlayer(seats: readonly SeatId[], prompt: PromptId = "choosePlayer"): Ask<SeatId | null> {
    const chosen = yield* this.pick(prompt, seats.map(seatOption));
    return chosen === null ? null : seatIn(chosen);
  }

  /** How many, from one to `most`; only this player knows how many there could be. */
  *pickCount(prompt: PromptId, most: number): Ask<number> {
    const numbers = Array.from({ length: most }, (_, n) => numberOption(n + 1));
    return numberIn(yield* this.table.ask(this.seat, prompt, () => numbers, this.about));
  }

  /** A faction that somebody plays. */
  *pickFaction(): Ask<number> {
    const factions = [...new Set(this.state.factions.flat())].sort((one, other) => one - other);
    const faction = factionIn((yield* this.pick("nameFaction", factions.map(factionOption))) as number);
    this.table.tell?.({ type: "named", seat: this.seat, faction: FACTIONS[faction].id, by: this.by });
    return faction;
  }

  /** One of these that fits, which only this player can see. The others can't tell whether one does, so it is asked even if none does. */
  *pickSeen(prompt: PromptId, cards: readonly CardId[], fits: (card: CardId) => boolean): Ask<CardId | null> {
    if (cards.length === 0) return null;
    const options = () => {
      const found = cards.filter(fits);
      return this.optional || found.length === 0 ? [...found, DECLINE] : found;
    };
    const chosen = yield* this.table.ask(this.seat, prompt, options, this.about);
    return chosen === DECLINE ? null : (chosen as CardId);
  }
}

function isScript(running: unknown): running is Ask<unknown> {
  return typeof running === "object" && running !== null;
}

/** A script with nothing in it, for abilities that are done at once: one for all, because most are. */
const OVER = { done: true, value: undefined } as const;
export const NOTHING_MORE = { next: () => OVER, [Symbol.iterator]: () => NOTHING_MORE } as unknown as Ask<unknown>;
