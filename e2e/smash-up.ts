// How people play Smash Up: on the board itself, with the cards of their hand, the bases and what stands there.
import type { About, Lang } from "@fracas/kernel";
import type { ElementHandle, Locator, Page } from "playwright-core";
import { CARDS, type CardFacts, type PromptId, smashUp } from "../packages/smash-up/src/index.ts";
import { typeset } from "../packages/web/src/app/typography.ts";
import { nameOf } from "../packages/web/src/games/smash-up/cards/names.ts";
import { texts as cards } from "../packages/web/src/games/smash-up/cards/texts/index.ts";
import { texts } from "../packages/web/src/games/smash-up/texts/index.ts";
import { texts as lobby } from "../packages/web/src/lobby/texts/index.ts";
import { type TablePage, tableOn, untilAsked } from "./playing.ts";

/** Where an answer can be given. */
export type Where = "picker" | "hand" | "base" | "inPlay" | "elsewhere" | "bar";

export interface SmashUpPage extends TablePage {
  readonly lang: Lang;
  readonly question: Locator;
  readonly picker: Locator;
  readonly hand: Locator;
  readonly bases: Locator;
  /** What can be clicked to answer, by where it is. */
  readonly lit: Readonly<Record<Where, Locator>>;
}

export function smashUpOn(match: TablePage, lang: Lang = "en"): SmashUpPage {
  const { page, bar, options } = match;
  const words = texts[lang];
  const hand = page.getByRole("region", { name: words.yourHand });
  const bases = page.getByRole("region", { name: words.bases });
  const picker = page.getByRole("region", { name: cards[lang].picker.title });
  return {
    ...match,
    lang,
    question: bar.getByRole("heading"),
    picker,
    hand,
    bases,
    lit: {
      picker: picker.locator("[data-lit]"),
      hand: hand.locator("[data-lit]"),
      base: bases.locator('[data-lit][data-enlarge^="base-"]'),
      inPlay: bases.locator('[data-lit][data-enlarge^="card-"]'),
      elsewhere: page.getByRole("region", { name: words.chooser }).locator("[data-lit]"),
      bar: options,
    },
  };
}

/** Gives an answer in some way, and sees that it was taken: the options that were there are gone. */
export async function answer({ options }: TablePage, give: () => Promise<void>): Promise<void> {
  const shown = (await options.first().elementHandle()) as ElementHandle<HTMLElement>;
  await give();
  await shown.waitForElementState("hidden");
}

/** What is chosen without a plan: the first card, the first place for it, and where nothing is lit, what stands last in the bar. */
async function onBoard(match: SmashUpPage): Promise<{ where: Where; thing: Locator }> {
  for (const where of ["picker", "hand", "base", "inPlay", "elsewhere"] as const) {
    const thing = match.lit[where].first();
    if ((await thing.count()) > 0) return { where, thing };
  }
  return { where: "bar", thing: match.options.last() };
}

export type Press = (thing: Locator) => Promise<void>;
const click: Press = (thing) => thing.click();

/** Answers on the board if it can be done there; tells where it was. */
export async function answerOnBoard(match: SmashUpPage, press: Press = click): Promise<Where> {
  const { where, thing } = await onBoard(match);
  await answer(match, () => press(thing));
  return where;
}

export type Tally = Record<Where, number>;

/** Answers on the board until the match is over or there have been enough. */
export async function playOnBoard(match: SmashUpPage, { press = click, until = async (_: Tally) => false } = {}): Promise<Tally> {
  const tally: Tally = { picker: 0, hand: 0, base: 0, inPlay: 0, elsewhere: 0, bar: 0 };
  while ((await untilAsked(match)) && !(await until(tally))) tally[await answerOnBoard(match, press)]++;
  return tally;
}

export const total = (tally: Tally): number => Object.values(tally).reduce((sum, count) => sum + count, 0);

/** Whether this is what the person is asked now. */
export async function isAsked({ question, lang }: SmashUpPage, prompt: PromptId, about: About = {}): Promise<boolean> {
  const text = typeset(lang, smashUp.texts[lang].question({ prompt, about }, { name: String }));
  return (await question.innerText()).endsWith(text);
}

/** Takes factions by name, each when it is time. */
export async function takeFactions(match: SmashUpPage, factions: readonly string[]): Promise<void> {
  for (const faction of factions) {
    await untilAsked(match);
    await takeFaction(match, faction);
  }
}

export async function takeFaction(match: SmashUpPage, faction: string): Promise<void> {
  const name = cards[match.lang].picker.choose(nameOf(faction, match.lang));
  await answer(match, () => match.picker.getByRole("button", { name, exact: true }).click());
}

/** A match of two, against one bot; both may have the same factions, so that everybody gets those they want. */
export async function againstOneBot(page: Page, url: string, factions: readonly string[]): Promise<SmashUpPage> {
  await page.goto(`${url}/new/smash-up`);
  await page.getByRole("group", { name: lobby.en.players }).getByRole("radio", { name: "2" }).check();
  await page.getByRole("switch", { name: smashUp.texts.en.options.duplicates.name }).check();
  await page.getByRole("button", { name: lobby.en.create }).click();
  await page.getByRole("button", { name: lobby.en.waiting.fill }).click();
  await page.getByRole("button", { name: lobby.en.waiting.start }).click();
  const match = smashUpOn(tableOn(page));
  await takeFactions(match, factions);
  return match;
}

const FACES = Object.keys(CARDS);

/** What the cards are that lie there, in order: by their names, with which their labels end ("Play Collector (Collector)"). */
export async function facesOf(things: Locator, lang: Lang = "en"): Promise<string[]> {
  const labels = await things.locator("> .unseen").allTextContents();
  return labels.map((label) => {
    const face = FACES.find((one) => new RegExp(`(^|\\()${nameOf(one, lang)}(\\)$|,|\\s?:|$)`).test(label));
    if (!face) throw new Error(`no card is called "${label}"`);
    return face;
  });
}

/** The first of these things that is such a card. */
export async function findFace(things: Locator, isWanted: (card: CardFacts) => boolean): Promise<Locator | null> {
  const at = (await facesOf(things)).findIndex((face) => isWanted(CARDS[face]));
  return at < 0 ? null : things.nth(at);
}
