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

/** A point at which nothing lies over the thing: cards overlap, and people point at what they see of one. */
async function pointOf(thing: Locator): Promise<[x: number, y: number]> {
  await thing.scrollIntoViewIfNeeded();
  const point = await thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.25, 0.75, 0.1, 0.9, 0.04, 0.96];
    for (const down of shares)
      for (const right of shares) {
        const [x, y] = [left + width * right, top + height * down];
        if (element.contains(document.elementFromPoint(x, y))) return [x, y] as [number, number];
      }
    return document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 200) ?? "nothing";
  });
  if (typeof point === "string") throw new Error(`"${await read(thing)}" can't be reached: ${point} lies over it`);
  return point;
}

export type Press = (thing: Locator) => Promise<void>;
const click: Press = async (thing) => thing.page().mouse.click(...(await pointOf(thing)));
export const tap: Press = async (thing) => thing.page().touchscreen.tap(...(await pointOf(thing)));

/** Answers on the board if it can be done there; tells where it was. */
export async function answerOnBoard(match: SmashUpPage, press: Press = click): Promise<Where> {
  const { where, thing } = await onBoard(match);
  await answer(match, () => press(thing));
  return where;
}

export type Tally = Record<Where, number>;

/** Answers on the board until the match is over or there have been enough; `inBar`: when it is done in the bar instead. */
export async function playOnBoard(
  match: SmashUpPage,
  { press = click, until = async (_: Tally) => false, inBar = async () => false } = {},
): Promise<Tally> {
  const tally: Tally = { picker: 0, hand: 0, base: 0, inPlay: 0, elsewhere: 0, bar: 0 };
  while ((await untilAsked(match)) && !(await until(tally))) {
    if (total(tally) === 400) throw new Error(`this match doesn't end: ${await read(match.question)}`);
    if ((await inBar()) || (await mayDecline(match, tally))) {
      await answer(match, () => press(match.options.last()));
      tally.bar++;
    } else tally[await answerOnBoard(match, press)]++;
  }
  return tally;
}

/** Every other time nothing happens to a card in play, if that is allowed: who takes back what they have just played could go on for ever. */
async function mayDecline({ lit, options }: SmashUpPage, { inPlay, bar }: Tally): Promise<boolean> {
  const targets = await lit.inPlay.count();
  return targets > 0 && targets < (await options.count()) && (await lit.hand.count()) === 0 && (inPlay + bar) % 2 === 1;
}

/** Number keys: mostly the first option, and every fourth time the last one, for the same reason. */
export function byKeys(): (options: Locator) => Promise<void> {
  let answers = 0;
  return async (options) => {
    const key = ++answers % 4 === 0 ? Math.min(9, await options.count()) : 1;
    await options.page().keyboard.press(String(key));
  };
}

export const total = (tally: Tally): number => Object.values(tally).reduce((sum, count) => sum + count, 0);

/** What is written there, in one line. */
export async function read(element: Locator): Promise<string> {
  return plain((await element.textContent()) ?? "");
}

/** Whatever spaces and line breaks it has. */
export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Whether this is what the person is asked now. */
export async function isAsked({ question, lang }: SmashUpPage, prompt: PromptId, about: About = {}): Promise<boolean> {
  const text = typeset(lang, smashUp.texts[lang].question({ prompt, about }, { name: String }));
  return (await read(question)).endsWith(plain(text));
}

/** Takes factions by name, each when it is time. */
async function takeFactions(match: SmashUpPage, factions: readonly string[]): Promise<void> {
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
