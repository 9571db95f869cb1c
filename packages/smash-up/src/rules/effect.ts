// A running ability: which card, for whom, where. Cards are written with its methods; every verb has a cause, which is this.
import { maskOf, type SeatId } from "@fracas/kernel";
import type { PromptId, Word } from "../prompts.ts";
import {
  ANY_POWER,
  DECLINE,
  faceIn,
  faceOption,
  factionIn,
  factionOption,
  numberIn,
  numberOption,
  seatIn,
  seatOption,
  word,
} from "../prompts.ts";
import { DEFS, FACTIONS } from "../sets/index.ts";
import { SHIELDS } from "../sets/traits.ts";
import {
  type Ask,
  type CardId,
  DISCARD,
  endOf,
  type Grant,
  type Happening,
  type Lasting,
  NO_CARD,
  nextTurnOf,
  PLAY,
  type Slot,
  type SmashUpTable,
  startOf,
  type Trigger,
  turnOf,
} from "../state.ts";
import type { Filter } from "../vocabulary/filters.ts";
import { type Cause, causeOf, type How, hasLive, isProtected, shieldsOf } from "./affecting.ts";
import { Look } from "./look.ts";
import { playableAt, playCard } from "./playing.ts";
import { canPlayAction, grantRef, offerGrant } from "./plays.ts";
import { ignoring } from "./power.ts";
import { settle, sourcesOf } from "./settling.ts";
import { happen, isPending } from "./triggers.ts";
import * as zones from "./zones.ts";

export class Effect extends Look {
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

  #with(changes: { seat?: SeatId; optional?: boolean }): Effect {
    const { table, card, slot, group, face, onPlay, isSpecial, spared } = this;
    return new Effect(table, card, changes.seat ?? this.seat, slot, group, face, {
      onPlay,
      isSpecial,
      spared,
      optional: changes.optional ?? this.optional,
    });
  }

  /** The same, but whatever it asks may be declined. */
  get may(): Effect {
    return this.#with({ optional: true });
  }

  /** The same for another player, who then decides. */
  for(seat: SeatId): Effect {
    return this.#with({ seat });
  }

  /** Lets an ability act: at once, or step by step if it asks. */
  does<A>(ability: (self: Effect, event: A) => unknown, event: A): Ask<unknown> {
    const running = ability(this, event);
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

  /** A card of the player's own hand. The others can't tell what there is to choose from, so it is asked even if there is nothing. */
  *pickFromHand(prompt: PromptId, fits: (card: CardId) => boolean): Ask<CardId | null> {
    const { state, seat, optional } = this;
    if (state.hands[seat].length === 0) return null;
    const chosen = yield* this.table.ask(
      seat,
      prompt,
      () => {
        const cards = state.hands[seat].filter(fits);
        return optional || cards.length === 0 ? [...cards, DECLINE] : cards;
      },
      this.about,
    );
    return chosen === DECLINE ? null : (chosen as CardId);
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

  // ————— affecting cards —————

  /** Whether something can be done to a card, as far as everybody can see. */
  able(card: CardId, how: How): boolean {
    return this.state.zone[card] === PLAY && !this.spared.includes(card) && !isProtected(this.state, card, this.cause, how);
  }

  /** The gate before every verb: protection, then what gives itself up instead. Those that are left are affected. */
  *affected(cards: readonly CardId[], how: How): Ask<CardId[]> {
    const { state, table } = this;
    const reached: CardId[] = [];
    const isBase = DEFS[this.face].kind === "base";
    for (const card of cards) {
      if (!this.able(card, how) || (isBase && (yield* this.#isIgnored(card)))) continue;
      const choices = this.#insteads(card, how);
      const shield =
        choices.length < 2 ? choices[0] : ((yield* table.choose(state.current, "shield", () => choices, this.about)) as CardId);
      if (shield !== undefined && shield !== card) this.#spare(card, shield);
      else {
        if (this.onPlay && state.controller[card] !== this.seat) this.#touch(card, how);
        reached.push(card);
      }
    }
    return reached;
  }

  /** What could happen in place of this: a shield that gives itself up, or the card's own replacement, where that comes to something else. */
  #insteads(card: CardId, how: How): readonly CardId[] {
    if (!hasLive(this.state, SHIELDS)) return NONE;
    const shields = shieldsOf(this.state, card, this.cause);
    if (shields.length === 0 || how !== "destroy" || !this.def(card).insteadOfDestruction) return shields;
    const own = causeOf(this.state, card);
    return shields.some((shield) => !shieldsOf(this.state, card, own).includes(shield)) ? [...shields, card] : shields;
  }

  /** Somebody who may ignore this base decides whether its ability reaches their card. */
  *#isIgnored(card: CardId): Ask<boolean> {
    const { state } = this;
    const owner = state.controller[card];
    if (owner === this.seat) return false;
    const how = ignoring(state, this.slot, owner);
    return how === "must" || (how === "may" && !(yield* this.for(owner).puttingUp()));
  }

  #spare(card: CardId, shield: CardId): void {
    const { state, table } = this;
    const { shieldsAll } = this.def(shield);
    const look = new Look(state, shield);
    const covered = shieldsAll ? this.minions((_, one) => shieldsAll(look, one)) : [card];
    this.spared.push(...covered);
    table.tell?.({ type: "spared", card: zones.cardRef(state, card), shield: zones.cardRef(state, shield), by: this.by });
    zones.toDiscard(table, shield);
    settle(table);
  }

  /** A card that somebody else has just played affects this one; it counts once for each such card. */
  #touch(card: CardId, how: How): void {
    const { state, group, seat } = this;
    const leaves = how === "destroy" || how === "return" || how === "place";
    const { card: played, triggers } = state.groups[group];
    const isNoted = ({ happening }: Trigger) => happening.type === "affected" && happening.card === card;
    if (!triggers.some(isNoted)) happen(state, "affected", card, seat, group, leaves ? [card] : []);
    else if (leaves)
      state.groups[group] = { card: played, triggers: triggers.map((one) => (isNoted(one) ? { ...one, leaving: true } : one)) };
  }

  /** Those of these to which it can really happen: what a mandatory effect has to take, if there is any. */
  ables(cards: readonly CardId[], how: How): CardId[] {
    return cards.filter((card) => this.able(card, how));
  }

  /** Chooses one of these and destroys it; says which. */
  *destroy(cards: readonly CardId[]): Ask<CardId | null> {
    const card = yield* this.pick(
      cards.every((one) => this.def(one).kind === "action") ? "destroyAction" : "destroy",
      this.ables(cards, "destroy"),
    );
    if (card !== null) yield* this.destroyAll([card]);
    return card;
  }

  /** Destroys all of these at once; each of them may be immune or have something happen instead. */
  *destroyAll(cards: readonly CardId[]): Ask {
    const { state, table, by } = this;
    const before = sourcesOf(state);
    const doomed: CardId[] = [];
    for (const card of yield* this.affected(cards, "destroy")) {
      const { insteadOfDestruction } = this.def(card);
      if (insteadOfDestruction) yield* this.#ownAbility(card).does(insteadOfDestruction, undefined);
      else doomed.push(card);
    }
    for (const card of doomed) if (this.def(card).kind === "minion") happen(state, "destroyed", card, this.seat, this.group, doomed);
    for (const card of doomed) {
      if (state.zone[card] !== PLAY) continue;
      const at = zones.baseRef(state, state.slot[card]);
      table.tell?.({ type: "destroyed", card: zones.cardRef(state, card), owner: state.owner[card], at, by });
      zones.toDiscard(table, card);
    }
    settle(table, before);
  }

  /** An ability of another card that acts inside this one. */
  #ownAbility(card: CardId): Effect {
    const { state, table, group } = this;
    return new Effect(table, card, state.controller[card], state.slot[card], group, state.face[card]);
  }

  *returnToHand(cards: readonly CardId[]): Ask<CardId | null> {
    const card = yield* this.pick("return", this.ables(cards, "return"));
    return card !== null && (yield* this.returnAll([card])) > 0 ? card : null;
  }

  /** Returns these to their owners' hands; says how many went. */
  *returnAll(cards: readonly CardId[]): Ask<number> {
    const { state, table, by } = this;
    const before = sourcesOf(state);
    const going = yield* this.affected(cards, "return");
    for (const card of going) {
      const at = zones.baseRef(state, state.slot[card]);
      table.tell?.({ type: "returned", card: zones.cardRef(state, card), owner: state.owner[card], at, by });
      zones.toHand(table, card);
    }
    settle(table, before);
    return going.length;
  }

  *putUnderDeck(cards: readonly CardId[]): Ask {
    const card = yield* this.pick("putUnderDeck", this.ables(cards, "place"));
    if (card === null) return;
    for (const one of yield* this.affected([card], "place")) this.placeUnderDeck(one);
  }

  /** To the bottom of its owner's deck, from wherever it is. */
  placeUnderDeck(card: CardId): void {
    const { state, table, by } = this;
    const slot = state.slot[card];
    const at = slot >= 0 ? { at: zones.baseRef(state, slot) } : {};
    table.tell?.({ type: "putUnderDeck", card: zones.cardRef(state, card), owner: state.owner[card], ...at, by });
    zones.toDeck(table, card, "bottom");
    settle(table);
  }

  /** Moves one of these to another base of the player's choice. */
  *move(cards: readonly CardId[]): Ask {
    const card = yield* this.pick("move", this.ables(cards, "move"));
    if (card !== null) yield* this.#with({ optional: false }).moveAway(card);
  }

  /** Moves this card to another base of the player's choice. */
  *moveAway(card: CardId): Ask {
    const slot = yield* this.pickElsewhere(card);
    if (slot !== null) yield* this.moveAll([card], slot);
  }

  *pickElsewhere(card: CardId): Ask<Slot | null> {
    const from = this.state.slot[card];
    return yield* this.pickBase(
      "moveTo",
      this.slots((slot) => slot !== from),
      { card: this.def(card).id },
    );
  }

  /** Moves up to `most` of these, one after the other, each to a base of the player's choice. All go at once. */
  *moveSome(cards: readonly CardId[], most = cards.length): Ask {
    const going = yield* this.pickSome("move", this.ables(cards, "move"), most);
    const to: Slot[] = [];
    for (const card of going) to.push((yield* this.pickElsewhere(card)) as Slot);
    for (const [n, card] of going.entries()) yield* this.moveAll([card], to[n]);
  }

  /** Moves one of these to this base. */
  *moveHere(cards: readonly CardId[]): Ask {
    const card = yield* this.pick("move", this.ables(cards, "move"));
    if (card !== null) yield* this.moveAll([card], this.slot);
  }

  /** Lets one of these go to another base of the player's choice when its base is cleared. */
  *moveInsteadOfDiscard(cards: readonly CardId[]): Ask {
    const card = yield* this.pick("move", cards);
    const slot = card === null ? null : yield* this.#with({ optional: false }).pickElsewhere(card);
    if (card !== null && slot !== null) this.insteadOfDiscard(card, slot);
  }

  /** Those of these that have the least power. */
  weakest(cards: readonly CardId[]): CardId[] {
    const least = Math.min(...cards.map((card) => this.powerOf(card)));
    return cards.filter((card) => this.powerOf(card) === least);
  }

  /** Those of these that have the most power. */
  strongest(cards: readonly CardId[]): CardId[] {
    const most = Math.max(...cards.map((card) => this.powerOf(card)));
    return cards.filter((card) => this.powerOf(card) === most);
  }

  /** The card that something happened to, if it hasn't left play since. */
  stillInPlay({ card, arrival }: Happening): CardId[] {
    return this.state.zone[card] === PLAY && this.state.arrival[card] === arrival ? [card] : [];
  }

  *moveAll(cards: readonly CardId[], to: Slot): Ask {
    const { state, table, by } = this;
    const going = yield* this.affected(
      cards.filter((card) => state.slot[card] !== to),
      "move",
    );
    const before = sourcesOf(state);
    for (const card of going) {
      const [from, there] = [zones.baseRef(state, state.slot[card]), zones.baseRef(state, to)];
      table.tell?.({ type: "moved", card: zones.cardRef(state, card), from, to: there, by });
      zones.toSlot(table, card, to);
    }
    settle(table, before);
  }

  // ————— for a while —————

  #last(type: Lasting["type"], card: CardId, amount: number, until: number, seat: SeatId = this.seat): void {
    const { state, face } = this;
    const arrival = card === NO_CARD ? 0 : state.arrival[card];
    state.lasting.push({ type, card, arrival, seat, amount, by: face, from: NO_CARD, until, turn: state.turn });
  }

  *strengthen(cards: readonly CardId[], amount: number, until: "turn" | "yourTurn" = "turn"): Ask {
    const card = yield* this.pick("strengthen", this.ables(cards, "power"), { amount });
    if (card !== null) yield* this.strengthenAll([card], amount, until);
  }

  /** More power for these until the end of "your" turn, which is this one unless it is somebody else's. */
  *strengthenAll(cards: readonly CardId[], amount: number, until: "turn" | "yourTurn" = "turn"): Ask {
    const { state, table, by } = this;
    const end = endOf(until === "turn" ? state.turn : turnOf(state, this.seat));
    const changed = yield* this.affected(cards, "power");
    for (const card of changed) this.#last("power", card, amount, end);
    if (changed.length > 0) table.tell?.({ type: "powerChanged", cards: changed.map((card) => zones.cardRef(state, card)), amount, by });
  }

  changeBreakpoint(slot: Slot, amount: number): void {
    const { state, table, by } = this;
    this.#last("breakpoint", state.bases[slot], amount, endOf(state.turn));
    table.tell?.({ type: "breakpointChanged", at: zones.baseRef(state, slot), amount, by });
  }

  /** The player can't play actions in the next turn of theirs. */
  barActions(seat: SeatId): void {
    this.#last("noActions", NO_CARD, 0, endOf(nextTurnOf(this.state, seat)), seat);
    this.table.tell?.({ type: "actionsBarred", seat, by: this.by });
  }

  /** Until the start of the player's next turn. */
  ignoreBase(): void {
    this.#last("ignoresBase", this.card, 0, startOf(nextTurnOf(this.state, this.seat)));
  }

  // ————— drawing, discarding, looking, taking —————

  gain(vp: number, seat: SeatId = this.seat): void {
    this.state.vp[seat] += vp;
    this.table.tell?.({ type: "gained", seat, vp, by: this.by });
  }

  draw(count: number, seat: SeatId = this.seat): void {
    zones.draw(this.table, seat, count, this.by);
  }

  hand(seat: SeatId = this.seat): readonly CardId[] {
    return this.state.hands[seat];
  }

  discardPile(...filters: readonly Filter[]): CardId[] {
    return this.state.discards[this.seat].filter((card) => this.passes(card, filters));
  }

  discardCards(seat: SeatId, cards: readonly CardId[], from: "hand" | "deck" = "hand", atRandom = false): void {
    const { state, table, by } = this;
    if (cards.length === 0) return;
    for (const card of cards) zones.toDiscard(table, card);
    const refs = cards.map((card) => zones.cardRef(state, card));
    table.tell?.({ type: "discarded", seat, cards: refs, from, ...(atRandom && { atRandom }), by });
  }

  discardAtRandom(seat: SeatId, count: number): void {
    const left = [...this.hand(seat)];
    const gone: CardId[] = [];
    while (gone.length < count && left.length > 0) gone.push(...left.splice(this.table.random.below(left.length), 1));
    this.discardCards(seat, gone, "hand", true);
  }

  /** The player chooses a card of their hand and discards it. */
  *discardOne(seat: SeatId): Ask {
    const card = yield* this.for(seat).pick("discard", this.hand(seat).slice());
    if (card !== null) this.discardCards(seat, [card]);
  }

  reveal(cards: readonly CardId[], seat: SeatId): void {
    const { state, table, by } = this;
    for (const card of cards) zones.reveal(table, card);
    if (cards.length > 0) table.tell?.({ type: "revealed", seat, cards: cards.map((card) => zones.cardRef(state, card)), by });
  }

  /** Reveals the top card of a deck, which stays there; nothing if there is none. */
  revealTop(seat: SeatId = this.seat): CardId | null {
    const card = zones.topOf(this.table, seat);
    if (card === NO_CARD) return null;
    this.reveal([card], seat);
    return card;
  }

  topCards(count: number): CardId[] {
    return zones.topCards(this.table, this.seat, count);
  }

  /** Looks at cards that only this player then knows. */
  look(cards: readonly CardId[], at: "hand" | "deck" | "baseDeck", whose: SeatId): void {
    const { state, table, seat, by } = this;
    for (const card of cards) zones.show(table, card, seat);
    const event = { type: "looked", seat, at, whose, count: cards.length, by } as const;
    table.tell?.({ ...event, cards: cards.map((card) => zones.cardRef(state, card)) }, maskOf(seat), event);
  }

  /** From the discard pile or a deck to the hand, shown to all. */
  take(cards: readonly CardId[], pile: "discard" | "deck"): void {
    const { state, table, seat, by } = this;
    if (cards.length === 0) return;
    for (const card of cards) zones.reveal(table, card);
    table.tell?.({ type: "tookFrom", seat, pile, cards: cards.map((card) => zones.cardRef(state, card)), by });
    for (const card of cards) zones.toHand(table, card, seat);
  }

  /** Shuffles cards of the discard pile or the hand into the deck. */
  shuffleIn(cards: readonly CardId[], from: "cards" | "hand"): void {
    const { table, seat } = this;
    for (const card of cards) zones.toDeck(table, card, "top");
    zones.shuffleDeck(table, seat);
    table.tell?.({ type: "shuffled", seat, what: from, count: cards.length });
  }

  /** Searches the deck: the player names what to look for among what is there, and gets a card of that name; then the deck is shuffled with `shuffle`. */
  *search(prompt: PromptId, ...filters: readonly Filter[]): Ask<CardId | null> {
    const { state, table, seat } = this;
    zones.refill(table, seat);
    if (state.decks[seat].length === 0) return null;
    const found = () => state.decks[seat].filter((card) => this.passes(card, filters));
    const faces = () => [...new Set(found().map((card) => state.face[card]))].sort((one, other) => one - other);
    const options = () => (this.optional || faces().length === 0 ? [...faces().map(faceOption), DECLINE] : faces().map(faceOption));
    const chosen = yield* table.ask(seat, prompt, options, this.about);
    return chosen === DECLINE ? null : (found().find((card) => state.face[card] === faceIn(chosen)) ?? null);
  }

  shuffle(): void {
    zones.shuffleDeck(this.table, this.seat);
    this.table.tell?.({ type: "shuffled", seat: this.seat, what: "deck", count: 0 });
  }

  /** Puts these back on top of the deck in an order of the player's choice, which only the player knows. */
  *arrangeOnTop(cards: readonly CardId[]): Ask {
    yield* this.#arrange(cards, this.state.decks[this.seat], "topNext");
  }

  *#arrange(cards: readonly CardId[], deck: CardId[], prompt: PromptId): Ask {
    const left = [...cards];
    for (let n = 0; left.length > 0; n++) {
      const card = (yield* this.#with({ optional: false }).pick(prompt, left, { left: left.length })) as CardId;
      left.splice(left.indexOf(card), 1);
      deck.splice(deck.indexOf(card), 1);
      deck.splice(deck.length - n, 0, card);
    }
    if (cards.length > 1) for (const card of cards) this.state.known[card] = maskOf(this.seat);
  }

  // ————— playing more —————

  /** Lets the player play one more card: kept for later where the rules allow it, otherwise now or never. */
  *extra(kind: Grant["kind"], limit: { most?: number; at?: Slot; lonely?: boolean; moreToCome?: boolean } = {}): Ask {
    const { state, table, seat, face } = this;
    const base = limit.at === undefined ? NO_CARD : state.bases[limit.at];
    const grant: Grant = { kind, most: limit.most ?? ANY_POWER, base, lonely: limit.lonely ?? false, by: face };
    const keeps = state.phase === "play" && seat === state.current && !this.isSpecial;
    if (!keeps) {
      yield* offerGrant(table, seat, grant, this.about);
      return;
    }
    state.grants.push(grant);
    table.tell?.({ type: "granted", seat, grant: grantRef(state, grant), by: this.by });
    // It may be used at once as well, which only matters if something else happens before the player's next move.
    const matters = limit.moreToCome || state.groups.length > 1 || isPending(state);
    if (matters) yield* offerGrant(table, seat, grant, this.about);
  }

  /** Lets the player play one more minion now or never, out of these or the hand; says which. */
  *extraNow(kind: Grant["kind"], limit: { most?: number; at?: Slot } = {}): Ask<boolean> {
    const base = limit.at === undefined ? NO_CARD : this.state.bases[limit.at];
    const grant: Grant = { kind, most: limit.most ?? ANY_POWER, base, lonely: false, by: this.face };
    return yield* offerGrant(this.table, this.seat, grant, this.about, this.optional);
  }

  /** Whether this very card could be played now, at one of these bases. */
  canPlay(card: CardId, kind: Grant["kind"], slots?: readonly Slot[]): boolean {
    if (this.def(card).kind !== kind) return false;
    return kind === "minion" ? playableAt(this.state, this.seat, card, slots).length > 0 : canPlayAction(this.state, this.seat, card);
  }

  /** Plays this very card now; says at which base. */
  *play(card: CardId, slots?: readonly Slot[]): Ask<Slot | null> {
    return yield* playCard(this.table, this.seat, card, { slots, by: this.by });
  }

  /** The minion whose ability this is was the first that its player played this turn. */
  get isFirstMinion(): boolean {
    return this.state.minionsPlayed[this.seat] === 1;
  }

  // ————— bases —————

  /** Swaps a base for one that the player finds in the base deck. Minions stay with what is on them; the rest goes. */
  *swapBase(slot: Slot): Ask<boolean> {
    const { state, table, by } = this;
    zones.refillBases(table);
    if (state.baseDeck.length === 0) return false;
    const faces = () => [...new Set(state.baseDeck.map((base) => state.face[base]))].sort((one, other) => one - other);
    const chosen = faceIn(yield* table.choose(this.seat, "searchBase", () => faces().map(faceOption), this.about));
    const base = state.baseDeck.find((base) => state.face[base] === chosen) as CardId;
    const before = sourcesOf(state);
    const leaving = state.at[slot].filter((card) => this.def(card).kind !== "minion" && state.bearer[card] < 0);
    for (const card of leaving) zones.toDiscard(table, card);
    const old = zones.baseRef(state, slot).base;
    const left = zones.liftBase(table, slot, "deck");
    zones.layBase(table, base, slot);
    table.tell?.({ type: "baseSwapped", slot, old, base: zones.baseRef(state, slot).base, by });
    state.known[left] = 0;
    zones.shuffleBaseDeck(table);
    settle(table, before);
    return true;
  }

  /** Looks at the top cards of the base deck, takes one to replace the scored base and puts the others back in any order. */
  *chooseReplacement(count: number): Ask {
    const { state, table } = this;
    const bases = zones.topBases(table, count);
    this.look(bases, "baseDeck", this.seat);
    const next = yield* this.pick("replaceBase", bases);
    if (next === null || !state.scoring) return;
    state.scoring = { ...state.scoring, replacement: next };
    yield* this.#arrange(
      bases.filter((base) => base !== next),
      state.baseDeck,
      "baseNext",
    );
  }

  /** A card that was destroyed and still lies where it went. */
  isInDiscard({ card, face }: Happening): boolean {
    return this.state.zone[card] === DISCARD && this.state.face[card] === face;
  }

  /** Each of these players in turn, unless they ignore the base that this is about. */
  *each(seats: readonly SeatId[], act: (self: Effect) => unknown): Ask {
    for (const seat of seats) {
      const self = this.for(seat);
      const how = ignoring(this.state, this.slot, seat);
      if (how === "must" || (how === "may" && !(yield* self.puttingUp()))) continue;
      yield* self.does(act, undefined);
    }
  }

  /** This card goes elsewhere instead of the discard pile when the base is cleared; only one effect can have it. */
  insteadOfDiscard(card: CardId, to: Slot | "hand"): void {
    const { state, face, seat } = this;
    if (!state.scoring || !this.isUnsaved(card)) return;
    state.scoring = { ...state.scoring, instead: [...state.scoring.instead, { card, to, by: this.card, face, seat }] };
  }
}

const NONE: readonly CardId[] = [];

function isScript(running: unknown): running is Ask<unknown> {
  return typeof running === "object" && running !== null;
}

/** A script with nothing in it, for abilities that are done at once: one for all, because most are. */
const OVER = { done: true, value: undefined } as const;
export const NOTHING_MORE = { next: () => OVER, [Symbol.iterator]: () => NOTHING_MORE } as unknown as Ask<unknown>;
