// Wire secrecy: everything that the server could send to somebody is the same, to the byte, in a world where what they can't know is otherwise.
import { type Dice, type Game, Match, QuickDice, type SeatId, seatId, type Viewer } from "@fracas/kernel";
import { expect, test } from "vitest";
import { tokenHash } from "../src/ids.ts";
import { SqliteStore } from "../src/store/sqlite.ts";
import type { Entry, Store } from "../src/store/store.ts";
import { Connection } from "../src/wire/connection.ts";
import { honest, leakyEvents, leakyView, offering, withOtherPile } from "./games.ts";
import { openHouse } from "./house.ts";
import { temporaryFolder } from "./support.ts";

const TABLE = "secretTable1";
const MATCH = "secretMatch1";
const TIME = 2_000_000;
const ALL_OPTIONS = ["active", "uesugi", "mouri", "takeda", "asai", "ashikaga", "hongan", "no such thing"];

interface Case {
  readonly game: Game;
  readonly match: Match;
  readonly entries: readonly Entry[];
  readonly store: Store;
}

/** A match played by chance up to some moment, some answers taken back, as it lies in the store. */
async function randomCase(game: Game, kind: number, at: number): Promise<Case> {
  const players = 2 + (kind % 4);
  const options = { nobunagaExtraCard: kind % 8 > 3, nobunagaBlocks: kind > 7 };
  const seed = `secrecy ${kind} ${at}`;
  const dice = new QuickDice(seed);
  const match = Match.start(game, { players, options, seed });
  const entries: Entry[] = [];
  const note = (kind: Entry["kind"], seat: SeatId, value: number) => entries.push({ kind, seat, value, left: 0, at: TIME });
  while (!match.over && entries.length < at) {
    const { waiting } = match;
    const seat = waiting[dice.below(waiting.length)];
    const legal = match.options(seat);
    const option = legal[dice.below(legal.length)];
    match.answer(seat, option);
    note("answer", seat, option);
    if (dice.below(4) === 0 && !match.over && !match.undo(seat)) note("undo", seat, match.answerCount);
  }
  const store = new SqliteStore(temporaryFolder());
  const guests = Array.from({ length: players }, (_, seat) => `guest${seat}`);
  const person = (guest: string) => ({ kind: "person", guest, name: guest, program: false, replacedBy: null }) as const;
  await store.commit([
    ...[...guests, "spectator"].map((id) => ({ put: "guest", guest: { id, name: id, program: false, tokenHash: tokenHash(id) } }) as const),
    {
      put: "table",
      table: {
        ...{ id: TABLE, game: game.id, options, public: true, clock: "none", phase: match.over ? "over" : "playing", host: guests[0] },
        ...{ seats: guests.map(person), match: MATCH, series: { matches: 0, wins: guests.map(() => 0) }, ask: null, asks: 0, again: [] },
        ...{ chatLines: 0, changed: TIME },
      },
    },
    {
      put: "match",
      match: {
        ...{
          id: MATCH,
          table: TABLE,
          game: game.id,
          rules: game.rulesVersion,
          players,
          options,
          seed,
          names: guests,
          guests,
          started: TIME,
        },
      },
    },
    ...entries.map((entry, number) => ({ put: "entry", match: MATCH, number, entry }) as const),
  ]);
  return { game, match, entries, store };
}

/** The same things, in a store that takes no changes, with other entries perhaps. */
function frozen(store: Store, entries: readonly Entry[]): Store {
  const match = async (id: string) => {
    const found = await store.match(id);
    return found && { ...found, entries };
  };
  return new Proxy(store, {
    get: (target, key) => {
      if (key === "commit") return async () => {};
      if (key === "match") return match;
      const value = Reflect.get(target, key);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** Everything that a server can be brought to send to one viewer about the match. */
async function everythingSent({ store, match }: Case, game: Game, entries: readonly Entry[], viewer: Viewer, change = (_: Match) => {}) {
  const house = openHouse({ store: frozen(store, entries), time: TIME });
  const { live } = await offering(game, () => house.tables.get(TABLE));
  if (!live) throw new Error("no match");
  change(live.match);
  const texts: string[] = [];
  const connection = new Connection(house.hall, { unread: 0, send: (text) => texts.push(text), close: () => {} }, null);
  const send = (message: object) => connection.receive(JSON.stringify({ re: texts.length, ...message }));
  await send({ type: "hello", v: 1, token: typeof viewer === "number" ? `guest${viewer}` : viewer });
  // The lobby tells at once, and then whenever its timer says; only the first is the same every time.
  const lobby = async () => {
    for (const on of [true, false]) await send({ type: "lobby", on });
  };
  await lobby();
  await send({ type: "matches" });
  await send({ type: "watch", table: TABLE });
  for (let moment = 0; moment <= entries.length; moment++) await send({ type: "watch", table: TABLE, match: MATCH, moment });
  for (let answers = 0; answers <= match.answerCount + 1; answers++) await send({ type: "look", table: TABLE, match: MATCH, answers });
  const offered =
    typeof viewer === "number"
      ? (match
          .eyes(viewer)
          .question()
          ?.options.map(({ id }) => id) ?? [])
      : [];
  // A legal answer would go on with the match, and what comes then may differ.
  for (const option of ALL_OPTIONS)
    for (const moment of [0, entries.length - 1, entries.length, entries.length + 1])
      if (moment >= 0 && !offered.includes(option)) await send({ type: "answer", table: TABLE, match: MATCH, moment, option });
  await send({ type: "undo", table: TABLE, match: MATCH, moment: live.moment });
  await send({ type: "consent", table: TABLE, ask: 1, agree: true });
  await send({ type: "watch", table: TABLE });
  await lobby();
  connection.close();
  house.tables.stop();
  expect(house.faults).toEqual([]);
  return texts;
}

/** The seats of which this viewer can't know yet what they kept, or are about to keep. */
function secretive({ match }: Case, viewer: Viewer): SeatId[] {
  const { unsettled } = match.state as { unsettled: number };
  const open = match.prompt?.prompt === "keepOne" || match.prompt?.prompt === "takePair";
  return Array.from({ length: match.setup.players }, (_, seat) => seatId(seat)).filter(
    (seat) => seat !== viewer && (open || (unsettled >> seat) & 1),
  );
}

/** A whole other history that this viewer can't tell from the true one: others kept the other card, the cards to come are others. */
function otherHistory(one: Case, viewer: Viewer, dice: Dice): { game: Game; entries: Entry[] } {
  const left = (one.match.state as { pile: number[] }).pile.length;
  const seed = `${dice.below(2 ** 20)}`;
  const game = withOtherPile(one.game, (pile) => {
    const undrawn = pile.slice(0, left);
    new QuickDice(seed).shuffle(undrawn);
    return [...undrawn, ...pile.slice(left)];
  });
  const secret = secretive(one, viewer);
  const match = Match.start(game, one.match.setup);
  const entries = one.entries.map((entry) => {
    const { kind, seat, value } = entry;
    if (kind !== "answer") {
      match.rewind(value);
      return entry;
    }
    const other = match.options(seat).find((option) => option !== value);
    const turned = match.prompt?.prompt === "keepOne" && secret.includes(seat) && other !== undefined ? other : value;
    match.answer(seat, turned);
    return { ...entry, value: turned };
  });
  return { game, entries };
}

function firstDifference(one: readonly string[], other: readonly string[]): string | undefined {
  const at = one.findIndex((text, at) => text !== other[at]);
  return at < 0 && one.length === other.length ? undefined : `message ${at}:\n${one[at]}\n${other[at]}`;
}

/** What any viewer of this match can tell apart that it shouldn't. */
async function leaks(one: Case, kinds: readonly ("dealt anew" | "other history")[]): Promise<string[]> {
  const viewers: Viewer[] = [...Array.from({ length: one.match.setup.players }, (_, seat) => seatId(seat)), "spectator"];
  const found: string[] = [];
  for (const viewer of viewers) {
    const truth = await everythingSent(one, one.game, one.entries, viewer);
    if (truth.length < 20) throw new Error("hardly anything was sent");
    for (const kind of kinds) {
      const dice = new QuickDice(`${one.match.setup.seed} ${viewer}`);
      const { game, entries } = kind === "dealt anew" ? one : otherHistory(one, viewer, dice);
      const change = (match: Match) => (kind === "dealt anew" ? match.redeal(viewer, `${viewer} ${one.match.setup.seed}`) : undefined);
      const difference = firstDifference(truth, await everythingSent(one, game, entries, viewer, change));
      if (difference) found.push(`${kind}, to ${viewer} after ${one.entries.length} entries: ${difference}`);
    }
  }
  await one.store.close();
  return found;
}

const KINDS = Array.from({ length: 16 }, (_, kind) => kind);
/** Early, in the middle, late: the questions to all, the rounds, the campaigns. */
const momentsOf = (kind: number) => [1 + (kind % 8), 6 + ((kind * 7) % 20), 28 + kind];

test.each(KINDS)("nobody can tell from what the server sends what is hidden from them (match of kind %i)", async (kind) => {
  for (const at of momentsOf(kind)) expect(await leaks(await randomCase(honest, kind, at), ["dealt anew", "other history"])).toEqual([]);
});

test("the worlds that are compared do differ: others hold other cards, and other cards will come", async () => {
  let [kept, pile] = [0, 0];
  for (const kind of KINDS) {
    const one = await randomCase(honest, kind, momentsOf(kind)[1]);
    const { game, entries } = otherHistory(one, seatId(0), new QuickDice("differ"));
    const other = Match.start(game, one.match.setup);
    for (const { kind, seat, value } of entries) kind === "answer" ? other.answer(seat, value) : other.rewind(value);
    const states = [one.match.state, other.state] as { kept: number[]; pile: number[] }[];
    if (states[0].kept.join() !== states[1].kept.join()) kept++;
    if (states[0].pile.join() !== states[1].pile.join()) pile++;
    await one.store.close();
  }
  expect(kept).toBeGreaterThan(8);
  expect(pile).toBe(KINDS.length);
});

test("a game that gives secrets away in its views or events is caught", async () => {
  expect(await leaks(await randomCase(leakyView, 2, 12), ["dealt anew"])).toHaveLength(5);
  expect(await leaks(await randomCase(leakyView, 2, 12), ["other history"])).toHaveLength(5);
  expect((await leaks(await randomCase(leakyEvents, 2, 18), ["other history"])).length).toBeGreaterThan(0);
});
