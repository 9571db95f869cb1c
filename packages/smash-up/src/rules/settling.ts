// What follows at once when cards have come, gone or moved: attachments that a protection no longer suffers leave,
// and what gives itself up against any effect does so against one that has just begun.
import { DEFS } from "../sets/index.ts";
import { GIVES, PROTECTS, SHIELDS } from "../sets/traits.ts";
import { type CardId, endOf, NO_CARD, PLAY, type SmashUpTable, type State } from "../state.ts";
import { causeOf, hasLive, isProtected, shieldsOf } from "./affecting.ts";
import { Look } from "./look.ts";
import { givenBy, isMinion } from "./power.ts";
import { cardRef, toDiscard } from "./zones.ts";

/** Which cards give power to which minions that a card shields; each as one number. */
export function sourcesOf(state: State): Set<number> | undefined {
  if (!hasLive(state, SHIELDS)) return undefined;
  const sources = new Set<number>();
  if (!hasLive(state, GIVES)) return sources;
  for (const minion of minionsInPlay(state))
    for (const giver of state.live) {
      if (giver === minion || givenBy(state, giver, minion) === 0) continue;
      for (const shield of shieldsOf(state, minion, causeOf(state, giver)))
        sources.add((shield * MOST_CARDS + minion) * MOST_CARDS + giver);
    }
  return sources;
}

const MOST_CARDS = 1024;

/** `before` is what `sourcesOf` was; `arrived` a card that has just come and, if it is a shield, puts up with what there is. */
export function settle(table: SmashUpTable, before?: Set<number>, arrived: CardId = NO_CARD): void {
  const { state } = table;
  if (state.live.length === 0) return;
  if (hasLive(state, PROTECTS)) dropAttachments(table);
  if (!before) return;
  for (const source of sourcesOf(state) ?? []) {
    const [pair, giver] = [Math.floor(source / MOST_CARDS), (source % MOST_CARDS) as CardId];
    const [shield, minion] = [Math.floor(pair / MOST_CARDS), pair % MOST_CARDS] as [CardId, CardId];
    if (!before.has(source) && shield !== arrived && state.zone[shield] === PLAY) shieldFrom(table, shield, minion, giver);
  }
}

/** Other players' actions on a minion that is now protected from them. */
function dropAttachments(table: SmashUpTable): void {
  const { state } = table;
  for (const card of cardsInPlay(state, (one) => state.bearer[one] >= 0)) {
    if (state.zone[card] !== PLAY || !isProtected(state, state.bearer[card], causeOf(state, card), "attach")) continue;
    table.tell?.({ type: "fizzled", seat: state.controller[card], card: cardRef(state, card) });
    toDiscard(table, card);
  }
}

/** The shield goes, and the continuous ability doesn't touch what it covered until the end of the turn. */
function shieldFrom(table: SmashUpTable, shield: CardId, minion: CardId, giver: CardId): void {
  const { state } = table;
  const { shieldsAll } = DEFS[state.face[shield]];
  const look = new Look(state, shield);
  const covered = shieldsAll ? minionsInPlay(state).filter((card) => shieldsAll(look, card)) : [minion];
  const by = state.face[shield];
  for (const card of covered) {
    const arrival = state.arrival[card];
    const seat = state.controller[card];
    state.lasting.push({ type: "shielded", card, arrival, seat, amount: 0, by, from: giver, until: endOf(state.turn), turn: state.turn });
  }
  const source = DEFS[state.face[giver]].id;
  table.tell?.({ type: "spared", card: cardRef(state, minion), shield: cardRef(state, shield), by: source });
  toDiscard(table, shield);
}

function minionsInPlay(state: State): CardId[] {
  return cardsInPlay(state, (card) => isMinion(state, card));
}

function cardsInPlay(state: State, fits: (card: CardId) => boolean): CardId[] {
  const found: CardId[] = [];
  for (let slot = 0; slot < state.at.length; slot++) for (const card of state.at[slot]) if (fits(card)) found.push(card);
  return found;
}
