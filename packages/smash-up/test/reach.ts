// Plays random matches and notes which abilities have done something, and in which ways their questions were answered.
import { type Game, Match, type OptionFace, type Prompt, QuickDice } from "@fracas/kernel";
import { smashUp } from "@fracas/smash-up";
import { DEFS } from "../src/sets/index.ts";
import { DISCARD, type State } from "../src/state.ts";

const game = smashUp as unknown as Game;

/** Abilities that act, and those that only answer; of the latter it counts whether they have ever said something. */
const ACTS = ["onPlay", "talent", "insteadOfDestruction"] as const;
const ANSWERS = ["power", "gives", "cannot", "protects", "shields", "forbids", "ignoresBase", "everyTurn", "awards", "target"] as const;

type Hook = (...args: unknown[]) => unknown;

/** Every ability there is, as "card: ability". */
export function allAbilities(): string[] {
  return DEFS.flatMap((def) => [
    ...[...ACTS, ...ANSWERS].filter((name) => def[name]).map((name) => `${def.id}: ${name}`),
    ...(def.fromDiscard ? [`${def.id}: fromDiscard`] : []),
    ...def.after.map(({ on }, at) => `${def.id}: after ${on} ${at}`),
    ...def.special.map(({ when, from }) => `${def.id}: ${when} from ${from}`),
  ]);
}

/** Lets the definitions tell when they are used; returns how to stop that. */
function watch(used: Set<string>): () => void {
  const undo: (() => void)[] = [];
  const wrap = (owner: object, key: string, note: string, counts: (result: unknown) => boolean) => {
    const hooks = owner as Record<string, Hook>;
    const original = hooks[key];
    hooks[key] = (...args) => {
      const result = original(...args);
      if (counts(result)) used.add(note);
      return result;
    };
    undo.push(() => {
      hooks[key] = original;
    });
  };
  for (const def of DEFS) {
    for (const name of ACTS) if (def[name]) wrap(def, name, `${def.id}: ${name}`, () => true);
    for (const name of ANSWERS) if (def[name]) wrap(def, name, `${def.id}: ${name}`, Boolean);
    for (const [at, after] of def.after.entries()) wrap(after, "do", `${def.id}: after ${after.on} ${at}`, () => true);
    for (const special of def.special) if (special.do) wrap(special, "do", `${def.id}: ${special.when} from ${special.from}`, () => true);
  }
  return () => {
    for (const act of undo) act();
  };
}

export interface Reached {
  readonly matches: number;
  readonly abilities: ReadonlySet<string>;
  /** Each question of each card with each kind of answer that it was ever offered and never got, as "prompt card: answer". */
  readonly unanswered: readonly string[];
}

/** Plays until every ability was used and every kind of answer given, or as many matches as allowed. */
export function reach(most: number, seed: string): Reached {
  const used = new Set<string>();
  const [offered, given] = [new Set<string>(), new Set<string>()];
  const all = allAbilities();
  const stop = watch(used);
  let matches = 0;
  const isDone = () => all.every((ability) => used.has(ability)) && [...offered].every((answer) => given.has(answer));
  try {
    while (matches < most && !(matches % 20 === 0 && matches > 0 && isDone()))
      playOne(`${seed}/${matches}`, 2 + (matches++ % 3), used, offered, given);
  } finally {
    stop();
  }
  return { matches, abilities: used, unanswered: [...offered].filter((answer) => !given.has(answer)) };
}

function playOne(seed: string, players: number, used: Set<string>, offered: Set<string>, given: Set<string>): void {
  const match = Match.start(game, { players, options: { factions: "random", duplicates: false }, seed }, { quick: true });
  const dice = new QuickDice(seed);
  while (!match.over) {
    const seat = match.next;
    const options = match.options(seat);
    const chosen = options[dice.below(options.length)];
    const prompt = match.prompt;
    if (prompt?.about.by !== undefined) {
      const kindOf = (option: number) => {
        const { id, at } = game.option(match.state, prompt, option);
        const kind = at.face !== undefined ? "a card" : at.seat !== undefined ? "a player" : at.faction !== undefined ? "a faction" : id;
        return `${prompt.prompt} ${prompt.about.by}: ${kind}`;
      };
      for (const option of options) offered.add(kindOf(option));
      given.add(kindOf(chosen));
    }
    if (prompt) notePlay(match, prompt, game.option(match.state, prompt, chosen), used);
    match.answer(seat, chosen);
  }
}

/** Abilities that consist in playing the card itself. */
function notePlay(match: Match, { prompt, about }: Prompt, { at }: OptionFace, used: Set<string>): void {
  const def = DEFS.find(({ id }) => id === at.face);
  if (!def) return;
  if (prompt === "useSpecial" && !at.ability) used.add(`${def.id}: ${about.when} from hand`);
  if (prompt === "play" && at.ability && at.from === "discard") used.add(`${def.id}: playCards from discard`);
  const discarded = (match.state as State).zone[Number(at.card)] === DISCARD;
  if (prompt === "play" && !at.ability && discarded) used.add("theyre-coming-to-get-you: fromDiscard");
}
