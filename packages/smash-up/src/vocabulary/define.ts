// What a card is: the words with which sets are written. A definition has every field filled, so that all are of one shape.
import type { SeatId } from "@fracas/kernel";
import type { Cause, How } from "../rules/affecting.ts";
import type { Effect } from "../rules/effect.ts";
import type { Look } from "../rules/look.ts";
import type { Award, CardId, Grant, Happening, HappeningType, Slot } from "../state.ts";

export type Kind = "minion" | "action" | "titan" | "base";

/** What an ability does: a script if it asks, otherwise a plain function. */
type Does = (self: Effect) => unknown;

/** A play that is about to happen. */
export interface Play {
  readonly seat: SeatId;
  readonly slot: Slot;
  readonly kind: Kind;
  /** The faction of the card, by its number. */
  readonly faction: number;
}

/** Answers something that happened while the card was in play (or that took it away). */
interface After {
  readonly on: HappeningType;
  /** Absent: every time. Judged at the moment it happens. */
  if?(self: Look, event: Happening): boolean;
  /** Whoever the text describes, if that isn't the card's controller. */
  who?(self: Look, event: Happening): SeatId;
  /** "You may": whoever it is decides. */
  readonly may?: boolean;
  /** It matters which of several simultaneous happenings it answers first. */
  readonly orderMatters?: boolean;
  do(self: Effect, event: Happening): unknown;
}

/** Usable at a time of its own, from play, hand or discard pile. */
export interface Special {
  readonly when: "beforeScoring" | "afterScoring" | "afterReplacement" | "playCards";
  /** Where the card has to be. */
  readonly from: "play" | "hand" | "discard";
  if?(self: Look): boolean;
  readonly may: boolean;
  /** Only one ability of this name for each player. */
  readonly once?: "perTurn" | "perBase";
  /** Absent: the card is played. */
  do?(self: Effect): unknown;
}

/** All that a card's text can say. Every one of these is looked up by the rules; none knows which card it belongs to. */
export interface Abilities {
  /** In our own words, in English. */
  text: string;
  /** When it is played. */
  onPlay?: Does;
  /** What a play-on action may be played on. */
  target?(self: Look, card: CardId): boolean;
  /** Power that it has besides what is printed. */
  power?(self: Look): number;
  /** Power that it gives a minion. */
  gives?(self: Look, minion: CardId): number;
  cannot?(self: Look, how: How): boolean;
  /** Whether it keeps a card from being affected. */
  protects?(self: Look, card: CardId, cause: Cause, how: How): boolean;
  /** Gives itself up so that a card isn't affected. */
  shields?(self: Look, card: CardId, cause: Cause): boolean;
  /** Whose cards a shield then covers; absent: only the one card. */
  shieldsAll?(self: Look, card: CardId): boolean;
  forbids?(self: Look, play: Play): boolean;
  /** Whether a player may, or has to, ignore the ability of the base it is on. */
  ignoresBase?(self: Look, seat: SeatId): "may" | "must" | false;
  /** Happens in place of the destruction. */
  insteadOfDestruction?(self: Effect): unknown;
  after?: After | After[];
  special?: Special | Special[];
  /** What has to happen around the scoring of the base where it is, or which it is. */
  beforeScoring?: Does;
  afterScoring?: Does;
  afterReplacement?: Does;
  /** Once in each of your turns. */
  talent?: Does;
  /** An extra play in each of your turns. */
  everyTurn?(self: Look): Omit<Grant, "by">;
  /** Your minion plays here may come from your discard pile. */
  fromDiscard?: true;
  /** VP that a base gives when it scores, besides what is printed. */
  awards?(self: Look, award: Award): number;
}

/** Abilities that only say in short what `special` says. */
type Short = "beforeScoring" | "afterScoring" | "afterReplacement";

export interface Def extends Required<{ [A in Exclude<keyof Abilities, Short>]: Abilities[A] | null }> {
  /** Its place in DEFS. */
  index: number;
  readonly id: string;
  readonly kind: Kind;
  /** The English name and text; those of other languages stand in the set's `fr.ts` and `ru.ts`. */
  readonly name: string;
  readonly text: string;
  faction: string;
  factionIndex: number;
  set: string;
  readonly copies: number;
  readonly printed: number;
  readonly breakpoint: number;
  readonly vp: readonly number[];
  /** What an action is played on; "nothing": it is a standard action. */
  readonly on: "nothing" | "base" | "minion";
  /** Can't be played but through its Special. */
  readonly specialOnly: boolean;
  after: After[];
  special: Special[];
  /** Which happenings it answers, as bits. */
  readonly hears: number;
  /** Bears on other cards all the time. */
  readonly live: boolean;
  /** Where it has something to use in its player's Play Cards phase. */
  readonly usableFrom: Special["from"] | null;
}

const HAPPENINGS: readonly HappeningType[] = ["played", "destroyed", "affected", "turnStarts", "turnEnds"];
export const bitOf = (type: HappeningType): number => 1 << HAPPENINGS.indexOf(type);

interface Printed {
  readonly copies?: number;
  readonly power?: number;
  readonly breakpoint?: number;
  readonly vp?: readonly number[];
  readonly on?: Def["on"];
  readonly specialOnly?: boolean;
}

function define(kind: Kind, name: string, printed: Printed, abilities: Abilities): Def {
  const after = [abilities.after ?? []].flat();
  const special = specialsOf(abilities);
  return {
    index: -1,
    id: idOf(name),
    kind,
    name,
    text: abilities.text,
    faction: "",
    factionIndex: -1,
    set: "",
    copies: printed.copies ?? 1,
    printed: printed.power ?? 0,
    breakpoint: printed.breakpoint ?? 0,
    vp: printed.vp ?? [],
    on: printed.on ?? "nothing",
    specialOnly: printed.specialOnly ?? false,
    onPlay: abilities.onPlay ?? null,
    target: abilities.target ?? null,
    power: abilities.power ?? null,
    gives: abilities.gives ?? null,
    cannot: abilities.cannot ?? null,
    protects: abilities.protects ?? null,
    shields: abilities.shields ?? null,
    shieldsAll: abilities.shieldsAll ?? null,
    forbids: abilities.forbids ?? null,
    ignoresBase: abilities.ignoresBase ?? null,
    insteadOfDestruction: abilities.insteadOfDestruction ?? null,
    after,
    special,
    talent: abilities.talent ?? null,
    everyTurn: abilities.everyTurn ?? null,
    fromDiscard: abilities.fromDiscard ?? null,
    awards: abilities.awards ?? null,
    hears: after.reduce((bits, { on }) => bits | bitOf(on), 0),
    usableFrom: abilities.talent ? "play" : (special.find(({ when }) => when === "playCards")?.from ?? null),
    live: !!(
      abilities.gives ||
      abilities.protects ||
      abilities.shields ||
      abilities.forbids ||
      abilities.ignoresBase ||
      abilities.fromDiscard
    ),
  };
}

function specialsOf(abilities: Abilities): Special[] {
  const around = (["beforeScoring", "afterScoring", "afterReplacement"] as const).flatMap((when): Special[] => {
    const does = abilities[when];
    return does ? [{ when, from: "play", may: false, do: does }] : [];
  });
  return [abilities.special ?? [], around].flat(2);
}

/** "They're Coming To Get You" is `theyre-coming-to-get-you`. */
function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function minion(name: string, power: number, copies: number, abilities: Abilities): Def {
  return define("minion", name, { power, copies }, abilities);
}

/** A standard action. */
export function action(name: string, copies: number, abilities: Abilities): Def {
  return define("action", name, { copies }, abilities);
}

/** An action that is only played through its Special. */
export function specialAction(name: string, copies: number, abilities: Abilities): Def {
  return define("action", name, { copies, specialOnly: true }, abilities);
}

/** An action that is played on a base or on a minion and stays there. */
export function actionOn(on: "base" | "minion", name: string, copies: number, abilities: Abilities): Def {
  return define("action", name, { copies, on }, abilities);
}

/** `vp` for the first, the second and the third. */
export function base(name: string, breakpoint: number, vp: readonly [number, number, number], abilities: Abilities): Def {
  return define("base", name, { breakpoint, vp }, abilities);
}

export interface Faction {
  readonly id: string;
  readonly name: string;
  readonly cards: readonly Def[];
  readonly bases: readonly Def[];
}

export function faction(name: string, cards: readonly Def[], bases: readonly Def[]): Faction {
  const id = idOf(name);
  for (const def of [...cards, ...bases]) def.faction = id;
  return { id, name, cards, bases };
}
