// Secrecy: a viewer can't tell two positions apart that differ in what it can't know, neither now nor as the match goes on.
import type { Game } from "../game.ts";
import type { Match } from "../match.ts";
import type { Viewer } from "../seat.ts";
import { firstDifference, inOrder, type Property } from "./property.ts";
import { knowledge, picked, play, type Trial, viewers } from "./trial.ts";

/** How far two positions that a viewer can't tell apart are played on side by side. */
const LOCKSTEP = 6;

export function secret(): Property {
  const hidden = new Hidden();
  return {
    name: "secret: dealing anew what a viewer can't know changes nothing of what it sees and is asked, nor who is asked what",
    check(game, trial) {
      play(game, trial, ({ match, at }) => {
        for (const viewer of viewers(trial)) {
          const one = match.fork();
          const other = match.fork();
          other.redeal(viewer, `${trial.setup.seed}/${at}/${viewer}`);
          hidden.note(trial, viewer, one, other, at);
          mustLookAlike(one, other, viewer);
          const picks = trial.picks.slice(at, at + LOCKSTEP);
          playOn(game, other.fork(), picks);
          lockstep(one, other, viewer, picks);
        }
      });
    },
    finish: () => hidden.mustBeHidden(),
  };
}

/** Watches over `redeal` itself: it has to change what others hold, and must not make positions that no deal could. */
class Hidden {
  readonly #viewers = new Set<Viewer>();
  readonly #blind = new Set<Viewer>();
  /** By kind of match, for every value in the state at the first question: what it was in true deals, and whether a redeal changed it. */
  readonly #values = new Map<string, Map<string, { dealt: Set<string>; deals: Set<string>; redealt: boolean }>>();

  note(trial: Trial, viewer: Viewer, one: Match, other: Match, at: number): void {
    if (!this.#viewers.has(viewer)) {
      this.#blind.add(viewer);
      const changes = viewers(trial).some(
        (seat) => seat !== viewer && typeof seat === "number" && knowledge(one, seat) !== knowledge(other, seat),
      );
      if (changes) this.#viewers.add(viewer);
    }
    if (at === 0) this.#noteDeal(trial, one.state, other.state);
  }

  #noteDeal({ setup }: Trial, dealt: unknown, redealt: unknown): void {
    const kind = JSON.stringify([setup.players, setup.options]);
    const values = this.#values.get(kind) ?? new Map();
    this.#values.set(kind, values);
    const after = leaves(redealt);
    for (const [path, value] of leaves(dealt)) {
      const seen = values.get(path) ?? { dealt: new Set(), deals: new Set(), redealt: false };
      values.set(path, seen);
      seen.dealt.add(value);
      seen.deals.add(setup.seed);
      if (after.get(path) !== value) seen.redealt = true;
    }
  }

  mustBeHidden(): void {
    for (const viewer of this.#blind)
      if (!this.#viewers.has(viewer))
        throw new Error(`dealing anew for viewer ${viewer} never changed what another seat holds: nothing was tested`);
    for (const values of this.#values.values())
      for (const [path, { dealt, deals, redealt }] of values)
        if (redealt && dealt.size === 1 && deals.size >= ENOUGH_DEALS)
          throw new Error(`redeal changes ${path}, which is the same in every deal: whoever knows the program knows it`);
  }
}

/** As many different deals can hardly agree by chance. */
const ENOUGH_DEALS = 10;

/** Every number and word in a plain value, by its path. */
function leaves(value: unknown, path = "state", found = new Map<string, string>()): Map<string, string> {
  if (typeof value === "object" && value !== null) for (const [key, part] of Object.entries(value)) leaves(part, `${path}.${key}`, found);
  else found.set(path, String(value));
  return found;
}

/** A position that was dealt anew is a position like any other. */
function playOn(game: Game, match: Match, picks: readonly number[]): void {
  const before = game.census(match.state);
  const cards = inOrder(before);
  for (const pick of picks) {
    if (match.over) return;
    const { seat, option } = picked(match, pick ^ 1);
    const refused = match.answer(seat, option);
    if (refused) throw new Error(`after a redeal an offered option was refused: ${refused.message}`);
    if (before.length > 0 && inOrder(game.census(match.state)) !== cards) throw new Error("after a redeal the cards changed");
  }
}

function mustLookAlike(one: Match, other: Match, viewer: Viewer): void {
  const [seen, seenToo] = [knowledge(one, viewer), knowledge(other, viewer)];
  if (seen !== seenToo) throw new Error(`viewer ${viewer} can tell two deals apart: ${firstDifference(seen, seenToo)}`);
}

/** Plays the same answers in both, as long as they exist in both and the viewer sees no difference that it may see. */
function lockstep(one: Match, other: Match, viewer: Viewer, picks: readonly number[]): void {
  for (const pick of picks) {
    if (one.over) return;
    const { seat, option } = picked(one, pick);
    if (!other.options(seat).includes(option)) return;
    const news = () => [one.learned(viewer), other.learned(viewer), one.drawn, other.drawn].join();
    const before = news();
    one.answer(seat, option);
    other.answer(seat, option);
    // Cards shown or dice rolled may differ. But where they don't, neither may what is asked, and of whom.
    if (news() !== before && whatHappened(one, viewer) !== whatHappened(other, viewer)) return;
    mustLookAlike(one, other, viewer);
  }
}

function whatHappened(match: Match, viewer: Viewer): string {
  const eyes = match.eyes(viewer);
  return JSON.stringify([eyes.view().state, eyes.events()]);
}
