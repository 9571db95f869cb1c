// A miniature of what larger card games do, to try the kernel on: cards played inside cards, Specials of several players
// that interrupt, effects that replace others, triggers in an order chosen by the current player, looking at one card.
// First to three soldiers in play, or most of them when the turns are over.
import {
  type Dice,
  everySeat,
  type Frame,
  type Game,
  type GameTexts,
  maskOf,
  type Script,
  type SeatId,
  type SeatMask,
  seatId,
  seatsOf,
  type Table,
  type Viewer,
} from "@fracas/kernel";

/** What is printed on a card. Cards are numbers; `faces` says what each is, so that a redeal changes faces and never places. */
const FACES = ["soldier", "medic", "recruiter", "scout", "ambush", "drummer"] as const;
const [, MEDIC, RECRUITER, SCOUT, AMBUSH, DRUMMER] = FACES.keys();

export interface State {
  faces: number[];
  knownTo: SeatMask[];
  decks: number[][];
  hands: number[][];
  inPlay: number[][];
  discard: number[];
  turn: number;
  current: SeatId;
  /** Noted by what has happened, resolved one by one: which drummer reacts, for whom. */
  triggers: { card: number; seat: SeatId }[];
}

export interface SkirmishEvent {
  readonly type: "played" | "destroyed" | "returned" | "looked" | "ambushed" | "drummed";
  readonly seat: SeatId;
  readonly card?: number;
  readonly face?: string;
}

type T = Table<State, SkirmishEvent>;
type Ask<R = readonly Frame[] | undefined> = Script<R>;

const TURNS = 12;
const PASS = 0;
const optionOf = (card: number) => card + 1;
const cardOf = (option: number) => option - 1;
const faceOf = ({ faces }: State, card: number) => FACES[faces[card]];

function setUp({ state, random, players }: T): readonly Frame[] {
  for (const seat of seatsOf(everySeat(players))) {
    // The faces are shuffled, not the numbers: a card's number must not tell what it is.
    const faces = state.decks[seat].map((card) => state.faces[card]);
    random.shuffle(faces);
    for (const [n, card] of state.decks[seat].entries()) state.faces[card] = faces[n];
    state.hands[seat] = state.decks[seat].splice(-3);
    for (const card of state.hands[seat]) state.knownTo[card] = maskOf(seat);
  }
  return [["takeTurn"]];
}

function* takeTurn(table: T): Ask {
  const { state, players } = table;
  const seat = state.current;
  draw(table, seat);
  yield* playFromHand(table, seat);
  state.turn++;
  state.current = seatId((seat + 1) % players);
  const over = state.turn >= TURNS || state.inPlay.some((cards) => cards.length >= 3);
  return [["react"], ...(over ? [] : [["takeTurn"] as const])];
}

/** One trigger after the other, the current player choosing the order. */
function* react(table: T): Ask {
  const { state } = table;
  if (state.triggers.length === 0) return undefined;
  const chosen = yield* table.choose(state.current, "order", () => state.triggers.map(({ card }) => optionOf(card)));
  const [{ card, seat }] = state.triggers.splice(
    state.triggers.findIndex((trigger) => optionOf(trigger.card) === chosen),
    1,
  );
  table.tell?.({ type: "drummed", seat, card });
  draw(table, seat);
  return [["react"]];
}

function draw(table: T, seat: SeatId): void {
  const { state } = table;
  const card = state.decks[seat].pop();
  if (card === undefined) return;
  table.learn(maskOf(seat), state.knownTo[card]);
  state.knownTo[card] |= maskOf(seat);
  state.hands[seat].push(card);
}

/** May be called by a card that is being played: then everything here happens inside that card's effect. */
function* playFromHand(table: T, seat: SeatId): Ask<void> {
  const { state, players } = table;
  if (state.hands[seat].length === 0) return;
  const option = yield* table.ask(seat, "play", () => [PASS, ...playable(state, seat).map(optionOf)]);
  if (option === PASS) return;
  const card = cardOf(option);
  reveal(table, card);
  move(state.hands[seat], card, state.inPlay[seat]);
  table.tell?.({ type: "played", seat, card, face: faceOf(state, card) });
  yield* effect(table, seat, card);
  for (let n = 1; n < players; n++) yield* mayAmbush(table, seatId((seat + n) % players), seat, card);
}

function playable(state: State, seat: SeatId): number[] {
  return state.hands[seat].filter((card) => state.faces[card] !== AMBUSH);
}

function* effect(table: T, seat: SeatId, card: number): Ask<void> {
  const { state } = table;
  if (state.faces[card] === RECRUITER) yield* playFromHand(table, seat);
  if (state.faces[card] === SCOUT) yield* lookAtTop(table, seat);
}

function* lookAtTop(table: T, seat: SeatId): Ask<void> {
  const { state } = table;
  const top = state.decks[seat].at(-1);
  if (top === undefined) return;
  table.learn(maskOf(seat), state.knownTo[top]);
  state.knownTo[top] |= maskOf(seat);
  table.tell?.({ type: "looked", seat, card: top, face: faceOf(state, top) }, maskOf(seat), { type: "looked", seat });
  if ((yield* table.ask(seat, "bury", () => [0, 1])) === 1) state.decks[seat].unshift(...state.decks[seat].splice(-1));
}

/** Everybody who holds cards is asked, ambush or not: who is asked must not tell what is in a hand. */
function* mayAmbush(table: T, seat: SeatId, owner: SeatId, target: number): Ask<void> {
  const { state } = table;
  if (state.hands[seat].length === 0 || !state.inPlay[owner].includes(target)) return;
  const option = yield* table.ask(
    seat,
    "ambush",
    () => [PASS, ...state.hands[seat].filter((card) => state.faces[card] === AMBUSH).map(optionOf)],
    { card: target },
  );
  if (option === PASS) return;
  const ambush = cardOf(option);
  reveal(table, ambush);
  move(state.hands[seat], ambush, state.discard);
  table.tell?.({ type: "ambushed", seat, card: ambush });
  destroy(table, owner, target);
}

function destroy(table: T, owner: SeatId, card: number): void {
  const { state } = table;
  // Instead of being destroyed, a medic goes back to the hand.
  const saved = state.faces[card] === MEDIC;
  move(state.inPlay[owner], card, saved ? state.hands[owner] : state.discard);
  table.tell?.({ type: saved ? "returned" : "destroyed", seat: owner, card });
  if (saved) return;
  for (const [seat, cards] of state.inPlay.entries())
    for (const drummer of cards) if (state.faces[drummer] === DRUMMER) state.triggers.push({ card: drummer, seat: seatId(seat) });
}

function reveal(table: T, card: number): void {
  const all = everySeat(table.players);
  table.learn(all, table.state.knownTo[card]);
  table.state.knownTo[card] = all;
}

function move(from: number[], card: number, to: number[]): void {
  to.push(...from.splice(from.indexOf(card), 1));
}

/** Owner by owner: the faces of the cards that the viewer can't know change places among those cards. */
function redeal(state: State, viewer: Viewer, dice: Dice): void {
  if (viewer === "open") return;
  const everybody = everySeat(state.hands.length);
  for (const seat of state.hands.keys()) {
    const unknown = [...state.decks[seat], ...state.hands[seat]].filter((card) =>
      viewer === "spectator" ? state.knownTo[card] !== everybody : !(state.knownTo[card] & maskOf(viewer)),
    );
    const faces = unknown.map((card) => state.faces[card]);
    dice.shuffle(faces);
    for (const [n, card] of unknown.entries()) state.faces[card] = faces[n];
  }
}

const texts: GameTexts<SkirmishEvent> = {
  title: "Skirmish",
  summary: "A test of the kernel.",
  rules: [],
  options: {},
  cards: {},
  outsider: (who) => who,
  question: ({ prompt }) => prompt,
  option: ({ prompt }, { id }) => `${prompt} ${id}`,
  event: ({ type, seat, face }, { name }) => `${name(seat)} ${type} ${face ?? "a card"}`,
  result: ({ winners }, { name }) => `${winners.map(name).join(", ")} won`,
};

export const skirmish: Game<State, SkirmishEvent> = {
  id: "skirmish",
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  options: {},
  longestMatch: 400,
  start: (players) => {
    const decks = Array.from({ length: players }, (_, seat) => Array.from({ length: 12 }, (_, n) => seat * 12 + n));
    const each = () => Array.from({ length: players }, (): number[] => []);
    const faces = decks.flat().map((card) => card % FACES.length);
    const knownTo = faces.map(() => 0);
    const state = { faces, knownTo, decks, hands: each(), inPlay: each(), discard: [], turn: 0, current: seatId(0), triggers: [] };
    return { state, next: [["setUp"]] };
  },
  steps: { setUp, takeTurn, react },
  copy: (state) => ({
    ...state,
    faces: state.faces.slice(),
    knownTo: state.knownTo.slice(),
    decks: state.decks.map((cards) => cards.slice()),
    hands: state.hands.map((cards) => cards.slice()),
    inPlay: state.inPlay.map((cards) => cards.slice()),
    discard: state.discard.slice(),
    triggers: state.triggers.slice(),
  }),
  option: (_, { prompt }, option) => ({
    id: prompt === "bury" || option === PASS ? ["leave", "bury"][option] : String(cardOf(option)),
    at: { card: cardOf(option) },
  }),
  view: (state, viewer) => {
    const everybody = everySeat(state.hands.length);
    const sees = (card: number) =>
      viewer === "open" || (viewer === "spectator" ? state.knownTo[card] === everybody : (state.knownTo[card] & maskOf(viewer)) !== 0);
    const shown = (cards: readonly number[]) => cards.map((card) => ({ card, face: sees(card) ? faceOf(state, card) : null }));
    const { decks, hands, inPlay, discard, turn, current, triggers } = state;
    return {
      decks: decks.map(shown),
      hands: hands.map(shown),
      inPlay: inPlay.map(shown),
      discard: shown(discard),
      turn,
      current,
      triggers: triggers.map((trigger) => ({ ...trigger })),
    };
  },
  redeal,
  result: ({ inPlay }) => {
    const most = Math.max(...inPlay.map((cards) => cards.length));
    const standings = inPlay.map((cards, seat) => ({ who: seatId(seat), points: cards.length }));
    return { winners: standings.filter(({ points }) => points === most).map(({ who }) => who), standings };
  },
  census: ({ decks, hands, inPlay, discard }) => [...decks.flat(), ...hands.flat(), ...inPlay.flat(), ...discard],
  texts: { en: texts, fr: texts, ru: texts },
};
