// Abilities that answer what happens: noted at that moment, resolved when the card or ability that caused it is done.
import type { Frame, SeatId } from "@fracas/kernel";
import { DEFS } from "../sets/index.ts";
import { HEARS, TRAITS } from "../sets/traits.ts";
import {
  type Ask,
  type CardId,
  type Group,
  type Happening,
  type HappeningType,
  NO_CARD,
  PLAY,
  RESOLVING,
  type Slot,
  type SmashUpTable,
  type State,
  type Trigger,
} from "../state.ts";
import { Effect } from "./effect.ts";
import { Look } from "./look.ts";
import { ignoring, isSilenced, powerOf } from "./power.ts";
import { toDiscard } from "./zones.ts";

/** Opens a group for what a card or an ability triggers; returns its number. */
export function openGroup(state: State, card: CardId = NO_CARD): number {
  return state.groups.push({ card, triggers: NO_TRIGGERS }) - 1;
}

const NO_TRIGGERS: readonly Trigger[] = [];

/**
 * Something happens to a card, now, while it still is where it is. Every ability in play that answers it is noted.
 * `leaving` are the cards that leave play in the same moment; they still answer.
 */
export function happen(
  state: State,
  type: HappeningType,
  card: CardId,
  seat: SeatId,
  group: number,
  leaving: readonly CardId[] = NONE,
): void {
  const bit = HEARS[type];
  let happening: Happening | undefined;
  for (let slot = 0; slot < state.at.length; slot++) {
    const base = state.bases[slot];
    if (base >= 0 && TRAITS[state.face[base]] & bit) {
      happening ??= happeningOf(state, type, card, seat);
      listen(state, base, happening, group, leaving);
    }
    const cards = state.at[slot];
    for (let i = 0; i < cards.length; i++) {
      const listener = cards[i];
      if (!(TRAITS[state.face[listener]] & bit) || state.zone[listener] !== PLAY) continue;
      happening ??= happeningOf(state, type, card, seat);
      listen(state, listener, happening, group, leaving);
    }
  }
}

const NONE: readonly CardId[] = [];

function happeningOf(state: State, type: HappeningType, card: CardId, seat: SeatId): Happening {
  if (card === NO_CARD) return { type, card, face: -1, arrival: 0, seat, slot: -1 as Slot, base: NO_CARD, controller: seat, power: 0 };
  const slot = state.slot[card];
  const power = DEFS[state.face[card]].kind === "minion" ? powerOf(state, card) : 0;
  return {
    type,
    card,
    face: state.face[card],
    arrival: state.arrival[card],
    seat,
    slot,
    base: state.bases[slot],
    controller: state.controller[card],
    power,
  };
}

function listen(state: State, card: CardId, happening: Happening, group: number, leaving: readonly CardId[]): void {
  const face = state.face[card];
  const { after, kind } = DEFS[face];
  for (let ability = 0; ability < after.length; ability++) {
    const { on, if: condition, who } = after[ability];
    if (on !== happening.type) continue;
    const look = new Look(state, card);
    if (condition && !condition(look, happening)) continue;
    const seat = who ? who(look, happening) : kind === "base" ? state.current : state.controller[card];
    if (kind === "base" && isSilenced(state, state.slot[card], seat)) continue;
    const leaves = leaving.includes(card) || leaving.includes(state.bearer[card]);
    note(state, group, { card, arrival: state.arrival[card], face, ability, seat, slot: state.slot[card], happening, leaving: leaves });
  }
}

function note(state: State, group: number, trigger: Trigger): void {
  const { card, triggers } = state.groups[group];
  state.groups[group] = { card, triggers: [...triggers, trigger] };
}

/** Whether anything waits to be resolved. */
export function isPending({ groups }: State): boolean {
  return groups.some(({ triggers }) => triggers.length > 0);
}

/** The steps that resolve what waits, the latest card's first, one thing after the other; nothing if nothing does. */
export function react(table: SmashUpTable): readonly Frame[] | undefined {
  const { state } = table;
  for (;;) {
    const top = state.groups.at(-1);
    if (!top) return undefined;
    if (top.triggers.length > 0) return RESOLVE;
    state.groups.pop();
    if (top.card !== NO_CARD && state.zone[top.card] === RESOLVING) toDiscard(table, top.card);
  }
}

const RESOLVE: readonly Frame[] = [["resolve"], ["react"]];

/** Resolves one of the abilities that wait for the latest card; the current player chooses which. */
export function* resolve(table: SmashUpTable): Ask<undefined> {
  const { state } = table;
  const at = state.groups.length - 1;
  const { card, triggers } = state.groups[at];
  let chosen = 0;
  if (triggers.length > 1 && !interchangeable(triggers))
    chosen = yield* table.choose(state.current, "order", () => triggers.map((_, n) => n));
  const trigger = triggers[chosen];
  state.groups[at] = { card, triggers: triggers.toSpliced(chosen, 1) } satisfies Group;
  yield* run(table, trigger);
  return undefined;
}

/** The same ability of the same card for the same player: mostly the order doesn't matter. */
function interchangeable([first, ...rest]: readonly Trigger[]): boolean {
  const alike =
    !DEFS[first.face].after[first.ability].orderMatters || rest.every(({ happening }) => happening.face === first.happening.face);
  return alike && rest.every(({ card, ability, seat }) => card === first.card && ability === first.ability && seat === first.seat);
}

function* run(table: SmashUpTable, trigger: Trigger): Ask {
  const { state } = table;
  const { card, arrival, face, seat, slot, happening } = trigger;
  const still = state.zone[card] === PLAY && state.arrival[card] === arrival;
  // Gone in the meantime; unless it went in that very moment.
  if (!still && !trigger.leaving) return;
  const def = DEFS[face];
  const { may, do: does } = def.after[trigger.ability];
  const effect = new Effect(table, card, seat, still ? state.slot[card] : slot, openGroup(state), face);
  if (def.kind === "base" && ignoring(state, slot, seat) === "may" && !(yield* effect.puttingUp())) return;
  if (may && !(yield* effect.agrees())) return;
  table.tell?.({ type: "abilityUsed", seat, card: { id: card, face: def.id } });
  yield* effect.does(does, happening);
}
