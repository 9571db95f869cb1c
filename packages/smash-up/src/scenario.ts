// Smash Up's positions in the words of scenarios: "Anna's Collector with Upgrade".
import { maskOf, type OptionFace, type SeatId, seatId } from "@fracas/kernel";
import type { Field, ScenarioSupport } from "@fracas/kernel/scenario";
import type { SmashUpEvent } from "./events.ts";
import { breakpointOf, minionsAt, powerAt, powerOf } from "./rules/power.ts";
import { makeCard } from "./rules/setup.ts";
import { DEFS, FACTIONS } from "./sets/index.ts";
import { BOX, type CardId, DISCARD, everybody, HAND, NO_CARD, NOBODY, PLAY, type Slot, type State } from "./state.ts";
import type { Def } from "./vocabulary/define.ts";

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const BASES = DEFS.filter(({ kind }) => kind === "base");
const nameOf = (state: State, card: CardId) => DEFS[state.face[card]].name;
const faces = (state: State, cards: readonly CardId[]) => cards.map((card) => state.face[card]);

function need(met: boolean, what: string): void {
  if (!met) throw new Error(what);
}

function defNamed(name: string): Def {
  const def = DEFS.find((def) => plain(def.name) === plain(name) || plain(def.id) === plain(name));
  if (!def) throw new Error(`there is no card "${name}"`);
  return def;
}

function factionNamed(name: string): number {
  const faction = FACTIONS.findIndex((one) => plain(one.name) === plain(name));
  need(faction >= 0, `there is no faction "${name}"; there is: ${FACTIONS.map((one) => one.name).join(", ")}`);
  return faction;
}

// ————— cards outside play —————

type Zone = "hands" | "discards" | "decks";

/** A hand, discard pile or deck; a deck is written top first. */
function pile(zone: Zone): Field<State> {
  const number = { hands: HAND, discards: DISCARD, decks: 0 }[zone];
  return {
    kind: "cards",
    perSeat: true,
    ordered: zone === "decks",
    read: (state, seat) => faces(state, zone === "decks" ? state[zone][seat].toReversed() : state[zone][seat]),
    write(state, value, seat) {
      const cards = value.map((face) => {
        const card = makeCard(state, DEFS[face], seat);
        state.zone[card] = number;
        state.known[card] = zone === "hands" ? maskOf(seat) : zone === "discards" ? everybody(state) : 0;
        return card;
      });
      state[zone][seat] = zone === "decks" ? cards.reverse() : cards;
    },
  };
}

function baseField(of: "baseDeck" | "baseDiscard"): Field<State> {
  return {
    kind: "cards",
    ordered: of === "baseDeck",
    read: (state) => faces(state, of === "baseDeck" ? state[of].toReversed() : state[of]),
    write(state, value) {
      const cards = value.map((face) => makeCard(state, DEFS[face], NOBODY));
      for (const card of of === "baseDiscard" ? cards : []) state.zone[card] = DISCARD;
      state[of] = of === "baseDeck" ? cards.reverse() : cards;
    },
  };
}

// ————— cards in play —————

/** The slot of a base by its definition; it is laid out in the next free one if it isn't there yet. */
function slotFor(state: State, def: Def): Slot {
  const found = state.bases.findIndex((base) => base >= 0 && state.face[base] === def.index);
  return found >= 0 ? (found as Slot) : layOut(state, def);
}

function layOut(state: State, def: Def): Slot {
  const slot = state.bases.length as Slot;
  need(slot <= state.players, `there are only ${state.players + 1} bases in play with ${state.players} players`);
  const base = makeCard(state, def, NOBODY);
  state.bases.push(base);
  enter(state, base, NOBODY, slot, NO_CARD);
  return slot;
}

function enter(state: State, card: CardId, seat: SeatId, slot: Slot, bearer: CardId): void {
  state.zone[card] = PLAY;
  state.controller[card] = seat;
  state.slot[card] = slot;
  state.bearer[card] = bearer;
  state.arrival[card] = ++state.arrivals;
  state.known[card] = everybody(state);
  if (seat !== NOBODY) state.at[slot].push(card);
  if (DEFS[state.face[card]].live) state.live.push(card);
}

/** "Anna's Collector owned by Boris with Upgrade and Boris's Poison", "Anna's Block the Path naming Ninjas". */
function place(state: State, slot: Slot, item: string, names: readonly string[]): void {
  const [head, attached = ""] = item.split(/ with /i);
  const bearer = placeOne(state, slot, head, NO_CARD, NOBODY, names);
  for (const one of listed(attached, names)) placeOne(state, slot, one, bearer, state.controller[bearer], names);
}

/** "Upgrade and Boris's Poison", where a name may hold an "and" of its own. */
function listed(text: string, names: readonly string[]): string[] {
  const found: string[] = [];
  let part = "";
  for (const word of text.split(/ and /i).filter(Boolean)) {
    part = part === "" ? word : `${part} and ${word}`;
    if (!DEFS.some(({ name }) => names.concat("").some((whose) => plain(`${whose === "" ? "" : `${whose}s`}${name}`) === plain(part))))
      continue;
    found.push(part);
    part = "";
  }
  return part === "" ? found : [...found, part];
}

function placeOne(state: State, slot: Slot, text: string, bearer: CardId, usual: SeatId, names: readonly string[]): CardId {
  const [, whose, rest = text] = text.match(/^(.+?)['’]s? (?!Coming|Enough)(.+)$/) ?? [];
  const known = whose !== undefined && names.some((name) => plain(name) === plain(whose));
  const [, name = "", owner, named] = (known ? rest : text).match(/^(.+?)(?: owned by (.+?))?(?: naming (.+?))?$/i) ?? [];
  const seat = known ? seatNamed(whose, names) : usual;
  need(seat !== NOBODY, `say whose "${text}" is: "${names[0]}'s ${text}"`);
  const card = makeCard(state, defNamed(name), owner ? seatNamed(owner, names) : seat);
  enter(state, card, seat, slot, bearer);
  if (named) state.named[card] = factionNamed(named);
  return card;
}

function seatNamed(name: string, names: readonly string[]): SeatId {
  const seat = names.findIndex((one) => plain(one) === plain(name));
  need(seat >= 0, `there is no player "${name}"`);
  return seatId(seat);
}

function itemsAt(state: State, slot: Slot, names: readonly string[]): string[] {
  return state.at[slot]
    .filter((card) => state.bearer[card] < 0)
    .map((card) => {
      const on = state.at[slot].filter((other) => state.bearer[other] === card);
      const owner = state.owner[card] === state.controller[card] ? "" : ` owned by ${names[state.owner[card]]}`;
      const named = state.named[card] < 0 ? "" : ` naming ${FACTIONS[state.named[card]].name}`;
      const whose = (one: CardId) => (state.controller[one] === state.controller[card] ? "" : `${names[state.controller[one]]}'s `);
      const attached = on.length === 0 ? "" : ` with ${on.map((one) => whose(one) + nameOf(state, one)).join(" and ")}`;
      return `${names[state.controller[card]]}'s ${nameOf(state, card)}${owner}${named}${attached}`;
    });
}

/** A field for each base: what is there, who has how much power, and the breakpoint. */
function atBase(def: Def): [string, Field<State>][] {
  const slot = (state: State): Slot => {
    const found = state.bases.findIndex((base) => base >= 0 && state.face[base] === def.index);
    need(found >= 0, `${def.name} isn't in play`);
    return found as Slot;
  };
  return [
    [
      `at ${def.name}`,
      {
        kind: "items",
        read: (state, _, names) => itemsAt(state, slot(state), names),
        write: (state, value, _, names) => {
          const there = slotFor(state, def);
          for (const item of value) place(state, there, item, names);
        },
      },
    ],
    [
      `power at ${def.name}`,
      {
        kind: "items",
        read: (state, _, names) =>
          names.flatMap((name, seat) => {
            const [power, minions] = [powerAt(state, slot(state), seatId(seat)), minionsAt(state, slot(state), seatId(seat))];
            return power > 0 || minions > 0 ? [`${name} ${power}`] : [];
          }),
      },
    ],
    [
      `powers at ${def.name}`,
      {
        kind: "items",
        read: (state, _, names) =>
          state.at[slot(state)]
            .filter((card) => DEFS[state.face[card]].kind === "minion")
            .map((card) => `${names[state.controller[card]]}'s ${nameOf(state, card)} ${powerOf(state, card)}`),
      },
    ],
    [`breakpoint of ${def.name}`, { kind: "number", read: (state) => breakpointOf(state, slot(state)) }],
  ];
}

type EventFields = {
  readonly [T in SmashUpEvent["type"]]: Record<
    Exclude<keyof Extract<SmashUpEvent, { type: T }>, "type">,
    "seat" | "card" | "number" | "word" | "other"
  >;
};

const EVENTS: EventFields = {
  factionsOffered: { factions: "other", first: "seat" },
  factionChosen: { seat: "seat", faction: "word" },
  basesLaid: { bases: "other" },
  handReplaced: { seat: "seat", cards: "other" },
  turnBegan: { seat: "seat", turn: "number" },
  played: { seat: "seat", card: "card", at: "card", on: "card", from: "word", by: "card" },
  fizzled: { seat: "seat", card: "card" },
  destroyed: { card: "card", owner: "seat", at: "card", by: "card" },
  returned: { card: "card", owner: "seat", at: "card", by: "card" },
  putUnderDeck: { card: "card", owner: "seat", at: "card", by: "card" },
  moved: { card: "card", from: "card", to: "card", by: "card" },
  spared: { card: "card", shield: "card", by: "card" },
  drew: { seat: "seat", count: "number", cards: "other", by: "card" },
  discarded: { seat: "seat", cards: "other", from: "word", atRandom: "word", by: "card" },
  revealed: { seat: "seat", cards: "other", by: "card" },
  looked: { seat: "seat", at: "word", whose: "seat", count: "number", cards: "other", by: "card" },
  tookFrom: { seat: "seat", pile: "word", cards: "other", by: "card" },
  shuffled: { seat: "seat", what: "word", count: "number" },
  gained: { seat: "seat", vp: "number", by: "card" },
  powerChanged: { cards: "other", amount: "number", by: "card" },
  breakpointChanged: { at: "card", amount: "number", by: "card" },
  granted: { seat: "seat", grant: "other", by: "card" },
  named: { seat: "seat", faction: "word", by: "card" },
  actionsBarred: { seat: "seat", by: "card" },
  abilityUsed: { seat: "seat", card: "card" },
  passed: { seat: "seat" },
  scoringBegan: { seat: "seat", at: "card", total: "number", breakpoint: "number" },
  scored: { at: "card", awards: "other" },
  baseCleared: { at: "card", cards: "other" },
  savedFromDiscard: { card: "card", owner: "seat", from: "card", to: "card" },
  baseReplaced: { slot: "number", old: "card", base: "card" },
  baseSwapped: { slot: "number", old: "card", base: "card", by: "card" },
  baseDeckShuffled: {},
  finished: { vp: "other" },
};

/** A turn from its Play Cards phase on. */
const FROM_PLAY = [["playCards"], ["scoreBases"], ["drawTwo"], ["endTurn"], ["finishTurn"]] as const;

export const smashUpScenarios: ScenarioSupport<State> = {
  cards: DEFS.map(({ id, name }) => ({ id, name })),
  fields: {
    hand: pile("hands"),
    deck: pile("decks"),
    "discard pile": pile("discards"),
    "base deck": baseField("baseDeck"),
    "base discard pile": baseField("baseDiscard"),
    factions: {
      kind: "items",
      perSeat: true,
      read: (state, seat) => state.factions[seat].map((faction) => FACTIONS[faction].name),
      write: (state, value, seat) => {
        state.factions[seat] = value.map(factionNamed);
      },
    },
    /** In the order of their slots. Bases that cards lie at needn't be named here. */
    bases: {
      kind: "items",
      ordered: true,
      read: (state) => state.bases.map((base) => (base >= 0 ? nameOf(state, base) : "nothing")),
      write: (state, value) => {
        for (const name of value) slotFor(state, defNamed(name));
      },
    },
    vp: {
      kind: "number",
      perSeat: true,
      read: (state, seat) => state.vp[seat],
      write: (state, value, seat) => {
        state.vp[seat] = value;
      },
    },
    current: {
      kind: "seat",
      read: (state) => state.current,
      write: (state, value) => {
        state.current = value ?? seatId(0);
      },
    },
    turn: {
      kind: "number",
      read: (state) => state.turn,
      write: (state, value) => {
        state.turn = value;
      },
    },
    "the phase": { kind: "text", read: (state) => state.phase },
    /** What the current player may still play: "minion, action, minion up to 2, minion at Tar Pits". */
    plays: {
      kind: "items",
      read: (state) =>
        state.grants.map(({ kind, most, base, lonely }) =>
          [kind, most < 99 ? `up to ${most}` : "", base >= 0 ? `at ${nameOf(state, base)}` : "", lonely ? "where alone" : ""]
            .filter(Boolean)
            .join(" "),
        ),
    },
    ...Object.fromEntries(BASES.flatMap(atBase)),
  },
  events: EVENTS,
  otherOptions: ["decline", "use", "take", "play", "discard", "keep", "replace", "pass", "end", ...FACTIONS.map(({ name }) => name)],
  optionNames,
  bareName: (text, names) => {
    const bare = text.replace(/^use /i, "").replace(/ (?:at|from|on) (?=[^ ]).*$/i, "");
    const whose = names.find((name) => new RegExp(`^${name}['’]s? `, "i").test(bare));
    return whose ? bare.slice(bare.indexOf(" ") + 1) : bare;
  },
  fieldValue: (value) => {
    if (typeof value !== "object" || value === null) return undefined;
    return "face" in value ? value.face : "base" in value ? value.base : undefined;
  },
  phases: {
    factions: () => [["chooseFactions"]],
    "start of turn": () => [["startTurn"]],
    "play cards": (state) => {
      state.turn++;
      state.phase = "play";
      return [["beginPlay"], ...FROM_PLAY];
    },
    "score bases": (state) => {
      state.turn++;
      return FROM_PLAY.slice(1);
    },
    draw: (state) => {
      state.turn++;
      return FROM_PLAY.slice(2);
    },
    "end of turn": (state) => {
      state.turn++;
      return FROM_PLAY.slice(3);
    },
  },
  complete,
};

/** Names for an option: the card's, with whose it is and where. */
function optionNames({ at }: OptionFace, names: readonly string[]): string[] {
  if (typeof at.faction === "string") return [FACTIONS.find(({ id }) => id === at.faction)?.name ?? at.faction];
  if (typeof at.face !== "string") return typeof at.seat === "number" ? [names[at.seat]] : [];
  const card = defNamed(at.face).name;
  const base = typeof at.base === "string" ? defNamed(at.base).name : undefined;
  const whose = typeof at.seat === "number" ? `${names[at.seat]}'s ` : "";
  const all = [card, whose + card, ...(base ? [`${card} at ${base}`, `${whose}${card} at ${base}`] : [])];
  return at.ability === 1 ? all.map((name) => `use ${name}`) : all;
}

/** What wasn't given: bases without abilities first, the factions that the cards come from, and a base deck of the rest. */
function complete(state: State): string | undefined {
  const used = new Set([...state.bases, ...state.baseDeck, ...state.baseDiscard].map((base) => state.face[base]));
  const spare = BASES.filter(({ index }) => !used.has(index)).sort((one, other) => one.text.length - other.text.length);
  while (state.bases.length <= state.players) layOut(state, spare.shift() as Def);
  if (state.baseDeck.length === 0) for (const def of spare) state.baseDeck.push(makeCard(state, def, NOBODY));
  for (let seat = 0; seat < state.players; seat++) {
    if (state.factions[seat].length > 0) {
      setAside(state, seatId(seat));
      continue;
    }
    const owned = state.owner.flatMap((owner, card) => (owner === seat ? [DEFS[state.face[card]].factionIndex] : []));
    state.factions[seat] = [...new Set(owned)].sort((one, other) => one - other);
  }
  const perDeck = state.decks.map((_, seat) => countFaces(state, seatId(seat)));
  for (const [seat, counts] of perDeck.entries())
    for (const [face, count] of counts)
      if (count > DEFS[face].copies) return `player ${seat + 1} owns ${count} ${DEFS[face].name}; there are ${DEFS[face].copies}`;
  state.first = state.current;
  return undefined;
}

/** The cards of given factions that weren't mentioned: nobody can reach them, and nobody knows that of any single one. */
function setAside(state: State, seat: SeatId): void {
  const counts = countFaces(state, seat);
  for (const def of state.factions[seat].flatMap((faction) => FACTIONS[faction].cards))
    for (let n = counts.get(def.index) ?? 0; n < def.copies; n++) state.zone[makeCard(state, def, seat)] = BOX;
}

function countFaces(state: State, seat: SeatId): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [card, owner] of state.owner.entries())
    if (owner === seat) counts.set(state.face[card], (counts.get(state.face[card]) ?? 0) + 1);
  return counts;
}
