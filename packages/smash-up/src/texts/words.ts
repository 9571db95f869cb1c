// Helpers that the three languages share.
import type { About, Cast, GameTexts, OptionFace, Prompt, Result, SeatId } from "@fracas/kernel";
import type { GrantRef, SmashUpEvent } from "../events.ts";
import type { PromptId, Word } from "../prompts.ts";
import { DEFS } from "../sets/index.ts";
import type { Def } from "../vocabulary/define.ts";
import type { whyNot } from "../why-not.ts";

/** A sentence for each kind of event: a missing one doesn't compile. */
type EventSentences = { readonly [T in SmashUpEvent["type"]]: (event: Extract<SmashUpEvent, { type: T }>, cast: Cast) => string };

/** What is asked: by which card (its id and its name, both empty where the rules ask), and what else everybody may know. */
export interface Asked {
  readonly card: string;
  readonly by: string;
  readonly about: About;
  readonly cast: Cast;
  /** Something was picked already: declining means "no more". */
  readonly more: boolean;
}

/** An option that points at something: what that is called, and with its player and base if it is in play. */
interface Pointed extends Asked {
  readonly name: string;
  readonly full: string;
  readonly at: OptionFace["at"];
}

type Say<T> = string | ((about: T) => string);

/** A question for each prompt. The name of the card that asks is put before it. */
type QuestionSentences = Readonly<Record<PromptId, Say<Asked>>>;

/** Prompts that are answered with words, and those words; all others may at most be declined. */
interface WordsOf {
  keepHand: "keep" | "replace";
  play: "end";
  useAbility: "use" | "decline";
  useSpecial: "pass";
  playRevealed: "play" | "keep" | "decline";
  playRevealedOrTake: "play" | "take" | "keep";
  discardOrKeep: "discard" | "keep";
}
/** Always answered with something that the question is about. */
type Forced = "chooseFaction" | "useGrant" | "playWhere" | "playOn" | "order" | "orderCards" | "scoreBase" | "discardDown" | "shield";
/** Answered with words alone. */
type WordsOnly = "keepHand" | "useAbility" | "playRevealedOrTake" | "discardOrKeep";

type WordSentences = {
  readonly [P in Exclude<PromptId, Forced>]: Readonly<Record<P extends keyof WordsOf ? WordsOf[P] : "decline", Say<Asked>>>;
};
type OptionSentences = Readonly<Record<Exclude<PromptId, WordsOnly>, (option: Pointed) => string>>;

/** Cards that ask a general question in their own words. */
type OwnQuestion =
  | "chooseOwn natural-selection"
  | "chooseOwn rampage"
  | "chooseOwn disguise"
  | "chooseOwn powderkeg"
  | "chooseOwn sacrifice"
  | "chooseBase crop-circles"
  | "chooseBase terraforming"
  | "chooseBase broadside"
  | "chooseBase tech-center"
  | "choosePlayer probe"
  | "choosePlayer broadside"
  | "choosePlayer mark-of-sleep"
  | "move mushroom-kingdom"
  | "move tortuga"
  | "useAbility scout"
  | "useAbility pirate-king"
  | "useAbility first-mate"
  | "useAbility the-great-library"
  | "takeBack not-enough-bullets"
  | "searchHowMany mall-crawl";
type OwnSentences = Readonly<
  Record<
    OwnQuestion,
    {
      readonly question: Say<Asked>;
      readonly option?: (option: Pointed) => string;
      readonly words?: Readonly<Partial<Record<Word, Say<Asked>>>>;
    }
  >
>;

export type CardTexts = Readonly<Record<string, { readonly name: string; readonly text: string }>>;

/** Every rule that can keep somebody from an answer. */
type Forbidden = NonNullable<ReturnType<typeof whyNot>>;

interface OptionText {
  readonly name: string;
  readonly help: string;
}

type Static = Pick<GameTexts<SmashUpEvent>, "title" | "summary" | "rules" | "cards" | "result"> & {
  /** With a name for each choice of an option that isn't just on or off. */
  readonly options: {
    readonly factions: OptionText & { readonly choices: Readonly<Record<"free" | "draft" | "random", string>> };
    readonly duplicates: OptionText;
  };
  readonly forbidden: Readonly<Record<Forbidden, string>>;
};

interface Sentences {
  /** Between the asking card and its question. */
  readonly colon: string;
  /** A card in play, with its player and base: "Anna's Gnome at Tar Pits". */
  inPlay(name: string, base: string, seat: SeatId | undefined, cast: Cast): string;
  readonly questions: QuestionSentences;
  readonly options: OptionSentences;
  readonly words: WordSentences;
  readonly own: OwnSentences;
  readonly events: EventSentences;
}

export function texts(fixed: Static, sentences: Sentences): GameTexts<SmashUpEvent> & Static {
  const { colon, inPlay, questions, options, words, own, events } = sentences;
  const name = nameIn(fixed.cards);
  const ownFor = (prompt: string, card: string) => own[`${prompt} ${card}` as OwnQuestion] as OwnSentences[OwnQuestion] | undefined;
  const asked = ({ about }: Prompt, cast: Cast): Asked => {
    const card = typeof about.by === "string" ? about.by : "";
    return { card, by: card && name(card), about, cast, more: Number(about.picked ?? 0) > 0 };
  };
  return {
    ...fixed,
    outsider: (who) => who,
    question(prompt, cast) {
      const what = asked(prompt, cast);
      const question = say(ownFor(prompt.prompt, what.card)?.question ?? questions[prompt.prompt as PromptId], what);
      return what.by ? `${what.by}${colon} ${question}` : capital(question);
    },
    option(prompt, { id, at }, cast) {
      const what = asked(prompt, cast);
      const special = ownFor(prompt.prompt, what.card);
      if (Object.keys(at).length === 0) {
        const said = words[prompt.prompt as keyof WordSentences] as Readonly<Record<string, Say<Asked>>>;
        return say(special?.words?.[id as Word] ?? said[id], what);
      }
      const seat = at.seat as SeatId | undefined;
      const called = at.face ?? at.faction;
      const named = called === undefined ? (seat === undefined ? String(at.number ?? "") : cast.name(seat)) : name(String(called));
      const placed = at.base !== undefined && at.base !== at.face;
      const full = placed ? inPlay(named, name(String(at.base)), seat, cast) : named;
      const pointed: Pointed = { ...what, name: named, full, at };
      return (special?.option ?? options[prompt.prompt as keyof OptionSentences])(pointed);
    },
    event: <T extends SmashUpEvent["type"]>(event: Extract<SmashUpEvent, { type: T }>, cast: Cast) => events[event.type as T](event, cast),
  };
}

function say<T>(words: Say<T>, about: T): string {
  return typeof words === "function" ? words(about) : words;
}

export const nameIn =
  (cards: CardTexts) =>
  (id: string): string =>
    cards[id]?.name ?? id;

const BY_ID: ReadonlyMap<string, Def> = new Map(DEFS.map((def) => [def.id, def]));
const defBy = (id: string): Def | undefined => BY_ID.get(id);

export const isBase = (face: string): boolean => defBy(face)?.kind === "base";
export const isAction = (face: string): boolean => defBy(face)?.kind === "action";

/** What the option's card is. */
export const isMinion = ({ at }: Pointed): boolean => defBy(String(at.face))?.kind === "minion";

/** It is used or played out of the discard pile. */
export const isFromDiscard = ({ at }: Pointed): boolean =>
  at.ability !== undefined && at.slot === undefined && defBy(String(at.face))?.special.some(({ from }) => from === "discard") === true;

/** Somebody decided to use it; otherwise it works by itself. */
export function isUsed(face: string): boolean {
  const def = defBy(face);
  return def !== undefined && (def.talent !== null || def.special.length > 0) && def.kind !== "base";
}

/** The limits of an extra play, from an event or from what is known of a question or an option. */
export function grantOf(about: About | GrantRef): GrantRef {
  const { kind, most, base, lonely } = about as About;
  return {
    kind: kind as GrantRef["kind"],
    ...(most !== undefined && { most: Number(most) }),
    ...(base !== undefined && { base: String(base) }),
    ...(lonely && { lonely: true }),
  };
}

/** "Anna takes" or "You take". */
export function subject(you: string): (cast: Cast, seat: SeatId, third: string, second: string) => string {
  return (cast, seat, third, second) => (cast.you === seat ? `${you} ${second}` : `${cast.name(seat)} ${third}`);
}

/** "a, b and c". */
export function listing(words: readonly string[], and: string): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
}

/** "Gnome ×2, Scout": cards of one name are counted. */
export function counted(cards: readonly { readonly face: string }[], name: (id: string) => string): string {
  const faces = cards.map(({ face }) => face);
  const words = [...new Set(faces)].map((face) => {
    const count = faces.filter((other) => other === face).length;
    return count > 1 ? `${name(face)} ×${count}` : name(face);
  });
  return words.join(", ");
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** The standings as "Anna 16, Bob 12". */
export function standing({ standings }: Result, cast: Cast, you: string, dash: string): string {
  const who = (seat: SeatId | string, at: number) =>
    typeof seat === "string" ? seat : cast.you === seat ? (at === 0 ? capital(you) : you) : cast.name(seat);
  return standings.map((place, at) => `${who(place.who, at)}${dash}${place.points}`).join(", ");
}
