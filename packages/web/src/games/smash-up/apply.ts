// The board after an event, so that what happened between two views can be shown one thing at a time. Where an event doesn't tell
// everything (the number of a new base, power that follows from other cards), the view at the end does.
import type { SeatId } from "@fracas/kernel";
import {
  type Award,
  type BaseRef,
  type BaseView,
  CARDS,
  type CardRef,
  type PlayedView,
  type SeatView,
  type SmashUpEvent,
  type SmashUpView,
} from "@fracas/smash-up";

type Of<T extends SmashUpEvent["type"]> = Extract<SmashUpEvent, { type: T }>;

const CARDS_OF_FACTION = 20;

export function apply(view: SmashUpView, event: SmashUpEvent, end: SmashUpView): SmashUpView {
  switch (event.type) {
    case "factionsOffered":
      return { ...view, phase: "factions", offered: event.factions };
    case "factionChosen": {
      const offered = end.offered.includes(event.faction) ? view.offered : view.offered.filter((faction) => faction !== event.faction);
      return withSeat({ ...view, offered }, event.seat, (seat) => ({ ...seat, factions: [...seat.factions, event.faction] }));
    }
    case "basesLaid":
      return layOut(view, event.bases, end);
    case "handReplaced":
      return event.cards.reduce((now, card) => toDiscard(outOfHand(now, event.seat, card), card, event.seat), view);
    case "turnBegan":
      return { ...done(view, end), turn: event.turn, current: event.seat, phase: "start", plays: [], scoring: null };
    case "played":
      return play(view, event, end);
    case "fizzled":
      return toDiscard(leavePlay(view, event.card), event.card, ownerOf(view, event.card) ?? event.seat);
    case "destroyed":
      return toDiscard(leavePlay(view, event.card), event.card, event.owner);
    case "returned":
      return toHand(leavePlay(view, event.card), event.card, event.owner);
    case "putUnderDeck":
      return underDeck(event.at ? leavePlay(view, event.card) : outOfDiscard(view, event.owner, event.card), event.card, event.owner);
    case "moved":
      return move(view, event.card, event.to.slot);
    case "spared":
      return toDiscard(leavePlay(view, event.shield), event.shield, ownerOf(view, event.shield) ?? view.current);
    case "drew":
      return draw(view, event, end);
    case "discarded": {
      const from = event.from === "hand" ? outOfHand : outOfDeck;
      return event.cards.reduce((now, card) => toDiscard(from(now, event.seat, card), card, event.seat), view);
    }
    case "tookFrom": {
      const from = event.pile === "discard" ? outOfDiscard : outOfDeck;
      return event.cards.reduce((now, card) => toHand(from(now, event.seat, card), card, event.seat), view);
    }
    case "shuffled":
      return shuffle(event.count > view.seats[event.seat].discard.length ? done(view, end) : view, event, end);
    case "gained":
      return withSeat(view, event.seat, (seat) => ({ ...seat, vp: seat.vp + event.vp }));
    case "powerChanged":
      return strengthen(view, event);
    case "breakpointChanged":
      return withBase(view, event.at.slot, (base) => ({
        ...base,
        breakpoint: Math.max(0, base.breakpoint + event.amount),
        parts: [...base.parts, { by: event.by ?? "", amount: event.amount }],
      }));
    case "granted":
      return event.seat === view.current
        ? { ...view, plays: [...view.plays, { ...event.grant, ...(event.by && { by: event.by }) }] }
        : view;
    case "actionsBarred":
      return withSeat(view, event.seat, (seat) => ({ ...seat, actionsBarred: true }));
    case "scoringBegan":
      return withBase({ ...done(view, end), phase: "score", scoring: { ...event.at, awards: [] } }, event.at.slot, (base) => ({
        ...base,
        scoring: true,
      }));
    case "scored":
      return event.awards.reduce(award, { ...view, scoring: { ...event.at, awards: event.awards } });
    case "baseCleared":
      return event.cards.reduce((now, card) => toDiscard(leavePlay(now, card), card, card.owner), view);
    case "savedFromDiscard":
      return event.to ? move(view, event.card, event.to.slot) : toHand(leavePlay(view, event.card), event.card, event.owner);
    case "baseReplaced":
      return replaceBase(view, event.slot, event.base, end);
    case "baseSwapped":
      return swapBase(view, event.slot, event.base, end);
    case "baseDeckShuffled":
      return view.baseDeckSize > 0 ? view : { ...view, baseDeckSize: view.baseDiscard.length, baseDeck: [], baseDiscard: [] };
    case "revealed":
    case "looked":
    case "named":
    case "abilityUsed":
    case "passed":
    case "finished":
      return view;
  }
}

// ————— seats —————

function withSeat(view: SmashUpView, seat: SeatId, change: (seat: SeatView) => SeatView): SmashUpView {
  return { ...view, seats: view.seats.map((other, at) => (at === seat ? change(other) : other)) };
}

const without = <T extends { readonly id: number }>(cards: readonly T[], { id }: CardRef): T[] => cards.filter((card) => card.id !== id);

function outOfHand(view: SmashUpView, seat: SeatId, card: CardRef): SmashUpView {
  return withSeat(view, seat, (player) => ({
    ...player,
    handSize: Math.max(0, player.handSize - 1),
    hand: without(player.hand, card),
  }));
}

function outOfDiscard(view: SmashUpView, seat: SeatId, card: CardRef): SmashUpView {
  return withSeat(view, seat, (player) => ({ ...player, discard: without(player.discard, card) }));
}

function outOfDeck(view: SmashUpView, seat: SeatId, card: CardRef): SmashUpView {
  return withSeat(view, seat, (player) => {
    const above = player.deck.find(({ id }) => id === card.id)?.above ?? 0;
    const left = without(player.deck, card);
    return {
      ...player,
      deckSize: Math.max(0, player.deckSize - 1),
      deck: left.map((other) => (other.above > above ? { ...other, above: other.above - 1 } : other)),
    };
  });
}

function toDiscard(view: SmashUpView, { id, face }: CardRef, seat: SeatId): SmashUpView {
  return withSeat(view, seat, (player) => ({ ...player, discard: [...without(player.discard, { id, face }), { id, face }] }));
}

function toHand(view: SmashUpView, { id, face }: CardRef, seat: SeatId): SmashUpView {
  return withSeat(view, seat, (player) => ({
    ...player,
    handSize: player.handSize + 1,
    hand: [...without(player.hand, { id, face }), { id, face }],
  }));
}

function underDeck(view: SmashUpView, { id, face }: CardRef, seat: SeatId): SmashUpView {
  return withSeat(view, seat, (player) => ({
    ...player,
    deckSize: player.deckSize + 1,
    deck: [...without(player.deck, { id, face }), { id, face, above: player.deckSize }],
  }));
}

/** In the Draw phase nothing makes anybody draw but the rules. */
function draw(view: SmashUpView, { seat, count, cards = [], by }: Of<"drew">, end: SmashUpView): SmashUpView {
  const isDrawPhase = by === undefined && seat === view.current && (view.phase === "play" || view.phase === "score");
  return withSeat(isDrawPhase ? { ...done(view, end), phase: "draw", plays: [], scoring: null } : view, seat, (player) => ({
    ...player,
    deckSize: Math.max(0, player.deckSize - count),
    deck: player.deck.filter(({ above }) => above >= count).map((card) => ({ ...card, above: card.above - count })),
    handSize: player.handSize + count,
    hand: [...player.hand, ...cards.map(({ id, face }) => ({ id, face }))],
  }));
}

function shuffle(view: SmashUpView, { seat, what, count }: Of<"shuffled">, end: SmashUpView): SmashUpView {
  return withSeat(view, seat, (player) => {
    const deckSize = player.deckSize + count;
    if (what === "discardPile") return { ...player, deckSize, deck: [], discard: [] };
    if (what === "hand") return { ...player, deckSize, deck: [], handSize: Math.max(0, player.handSize - count), hand: [] };
    if (what === "deck") return { ...player, deck: [] };
    // Which ones isn't told; what is no longer in the pile went.
    const left = end.seats[seat].discard;
    return { ...player, deckSize, deck: [], discard: player.discard.filter(({ id }) => left.some((card) => card.id === id)) };
  });
}

// ————— cards in play —————

/** Actions that have done what they do go to the discard pile, which no event tells. */
function done(view: SmashUpView, end: SmashUpView): SmashUpView {
  const over = view.resolving.filter(({ id }) => !end.resolving.some((card) => card.id === id));
  const left = { ...view, resolving: view.resolving.filter((card) => !over.includes(card)) };
  return over.reduce<SmashUpView>((now, card) => toDiscard(now, card, card.seat), left);
}

function withBase(view: SmashUpView, slot: number, change: (base: BaseView) => BaseView): SmashUpView {
  return { ...view, bases: view.bases.map((base) => (base.slot === slot ? reckon(change(base)) : base)) };
}

function playedIn(view: SmashUpView, card: number): PlayedView | undefined {
  for (const { cards } of view.bases) for (const played of cards) if (played.id === card) return played;
  return undefined;
}

const ownerOf = (view: SmashUpView, { id }: CardRef): SeatId | undefined => playedIn(view, id)?.owner;

/** What leaves play takes along what is attached to it, which is discarded. */
function leavePlay(view: SmashUpView, { id }: CardRef): SmashUpView {
  const attached = view.bases.flatMap(({ cards }) => cards.filter(({ on }) => on === id));
  const bases = view.bases.map((base) =>
    base.cards.some((card) => card.id === id || card.on === id)
      ? reckon({ ...base, cards: base.cards.filter((card) => card.id !== id && card.on !== id) })
      : base,
  );
  const left = { ...view, bases, resolving: view.resolving.filter((card) => card.id !== id) };
  return attached.reduce<SmashUpView>((now, card) => toDiscard(now, card, card.owner), left);
}

function move(view: SmashUpView, { id }: CardRef, to: number): SmashUpView {
  const going = view.bases.flatMap(({ cards }) => cards.filter((card) => card.id === id || card.on === id));
  const bases = view.bases.map((base) => {
    const cards = base.cards.filter((card) => !going.includes(card));
    return reckon({ ...base, cards: base.slot === to ? [...cards, ...going] : cards });
  });
  return { ...view, bases };
}

function play(view: SmashUpView, { seat, card, at, on, from }: Of<"played">, end: SmashUpView): SmashUpView {
  const lift = { hand: outOfHand, deck: outOfDeck, discard: outOfDiscard }[from];
  const holder = holderOf(view, card, from) ?? seat;
  const lifted = lift(view, holder, card);
  const now: SmashUpView = lifted.phase === "start" && seat === lifted.current ? { ...lifted, phase: "play" } : lifted;
  const facts = CARDS[card.face];
  if (!at || (facts?.kind === "action" && facts.on === "nothing"))
    return { ...now, resolving: [...now.resolving, { id: card.id, face: card.face, seat }] };
  const power = facts?.power ?? null;
  const played: PlayedView = {
    id: card.id,
    face: card.face,
    kind: facts?.kind === "minion" ? "minion" : "action",
    owner: playedIn(end, card.id)?.owner ?? holder,
    controller: seat,
    ...(on && { on: on.id }),
    ...(power !== null && { power, printed: power, parts: [] }),
  };
  return withBase(now, at.slot, (base) => ({ ...base, cards: [...base.cards, played] }));
}

/** A card may be played out of somebody else's deck. */
function holderOf({ seats }: SmashUpView, { id }: CardRef, from: "hand" | "deck" | "discard"): SeatId | undefined {
  const at = seats.findIndex((seat) => seat[from].some((card) => card.id === id));
  return at < 0 ? undefined : (at as SeatId);
}

function strengthen(view: SmashUpView, { cards, amount, by }: Of<"powerChanged">): SmashUpView {
  const change = (card: PlayedView): PlayedView =>
    card.power !== undefined && cards.some(({ id }) => id === card.id)
      ? { ...card, power: Math.max(0, card.power + amount), parts: [...(card.parts ?? []), { by: by ?? "", amount }] }
      : card;
  return { ...view, bases: view.bases.map((base) => reckon({ ...base, cards: base.cards.map(change) })) };
}

// ————— bases —————

function award(view: SmashUpView, { seat, vp, extra }: Award): SmashUpView {
  return withSeat(view, seat, (player) => ({ ...player, vp: player.vp + vp + extra }));
}

/** Its total and what it would award, from the power of what is there. What its own ability adds isn't known, so it stays as it was. */
function reckon(base: BaseView): BaseView {
  const powers = new Map<SeatId, number>();
  for (const { controller, power } of base.cards) if (power !== undefined) powers.set(controller, (powers.get(controller) ?? 0) + power);
  const total = [...powers.values()].reduce((sum, power) => sum + power, 0);
  const prizes = CARDS[base.face]?.vp ?? [];
  const before = new Map(base.standings.map((one) => [one.seat, one]));
  const standings = [...powers]
    .map(([seat, power]): Award => {
      const place = Math.min(4, 1 + [...powers.values()].filter((other) => other > power).length);
      return { seat, power, place, vp: prizes[place - 1] ?? 0, extra: before.get(seat)?.extra ?? 0 };
    })
    .sort((one, other) => other.power - one.power);
  return { ...base, total, ready: total >= base.breakpoint, standings };
}

/** An empty base of this name in this slot; its number is that of the base that is there in the end, if it is the same. */
function freshBase(slot: number, face: string, end: SmashUpView): BaseView {
  const there = end.bases.find((base) => base.slot === slot && base.face === face);
  return {
    slot,
    id: there?.id ?? -1 - slot,
    face,
    breakpoint: CARDS[face]?.breakpoint ?? 0,
    parts: [],
    total: 0,
    ready: false,
    scoring: false,
    standings: [],
    cards: [],
  };
}

function layOut(view: SmashUpView, bases: readonly BaseRef[], end: SmashUpView): SmashUpView {
  return {
    ...view,
    phase: "setup",
    first: end.first,
    current: end.first,
    offered: [],
    seats: view.seats.map((seat) => ({ ...seat, deckSize: CARDS_OF_FACTION * seat.factions.length })),
    bases: bases.map(({ slot, base }) => freshBase(slot, base, end)),
    baseDeckSize: end.baseDeckSize,
  };
}

function replaceBase(view: SmashUpView, slot: number, face: string, end: SmashUpView): SmashUpView {
  const old = view.bases.find((base) => base.slot === slot);
  const fresh = freshBase(slot, face, end);
  return {
    ...view,
    bases: view.bases.map((base) => (base.slot === slot ? fresh : base)),
    baseDeckSize: Math.max(0, view.baseDeckSize - 1),
    baseDeck: without(view.baseDeck, fresh),
    // It may have been shuffled into the new base deck at once.
    baseDiscard:
      old && end.baseDiscard.some(({ id }) => id === old.id)
        ? [...without(view.baseDiscard, old), { id: old.id, face: old.face }]
        : view.baseDiscard,
    scoring: null,
  };
}

/** Minions stay with what is on them; everything else there goes. */
function swapBase(view: SmashUpView, slot: number, face: string, end: SmashUpView): SmashUpView {
  const old = view.bases.find((base) => base.slot === slot);
  const leaving = old?.cards.filter(({ kind, on }) => kind !== "minion" && on === undefined) ?? [];
  const bases = view.bases.map((base) =>
    base.slot === slot ? reckon({ ...freshBase(slot, face, end), cards: base.cards.filter((card) => !leaving.includes(card)) }) : base,
  );
  return leaving.reduce<SmashUpView>((now, card) => toDiscard(now, card, card.owner), { ...view, bases, baseDeck: [] });
}
