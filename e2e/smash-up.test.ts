// Smash Up in front of real people: on its board, with the mouse, a finger or the keyboard alone, alone or together.
import { seatId } from "@fracas/kernel";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CardFacts, smashUp } from "../packages/smash-up/src/index.ts";
import { texts as app } from "../packages/web/src/app/texts/index.ts";
import { nameOf, textOf } from "../packages/web/src/games/smash-up/cards/names.ts";
import { texts as cards } from "../packages/web/src/games/smash-up/cards/texts/index.ts";
import { texts } from "../packages/web/src/games/smash-up/texts/index.ts";
import { texts as replay } from "../packages/web/src/replay/texts/index.ts";
import { texts as table } from "../packages/web/src/table/texts/index.ts";
import { expectAccessible, newPerson, openBrowser, PHONE } from "./people.ts";
import { firstAsked, playNow, playToEnd, tableOn, tabTo, untilAsked } from "./playing.ts";
import { Site } from "./site.ts";
import {
  againstOneBot,
  answer,
  answerOnBoard,
  byKeys,
  facesOf,
  findFace,
  isAsked,
  plain,
  playOnBoard,
  read,
  type SmashUpPage,
  smashUpOn,
  takeFaction,
  tap,
  total,
} from "./smash-up.ts";
import { annaAndBoris } from "./together.ts";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([Site.open(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const words = texts.en;
const isMinion = ({ kind }: CardFacts) => kind === "minion";

/** The log, entry by entry; it is open where there is room for it. */
const logOf = (page: Page) => page.getByRole("complementary", { name: table.en.log.title }).getByRole("listitem");
const standingOf = (page: Page) => page.getByRole("table", { name: words.score.caption });

describe("a match against bots", () => {
  test("is played with the mouse on the board, from the choice of factions to the result and its replay", async () => {
    const { page, complaints } = await newPerson(browser);
    const match = smashUpOn(await playNow(page, site.url, "en", "smash-up"));
    const answered = await playOnBoard(match);
    expect(answered.picker).toBe(2);
    expect(answered.hand).toBeGreaterThanOrEqual(8);
    expect(answered.base).toBeGreaterThanOrEqual(6);
    expect(answered.bar).toBeLessThan(total(answered) / 2);
    const rows = standingOf(page).getByRole("row");
    expect(await rows.count()).toBe(1 + 4);
    await expectAccessible(page);
    await page.getByRole("link", { name: table.en.end.replay }).click();
    const controls = page.getByRole("region", { name: replay.en.controls.region });
    await controls.getByRole("button", { name: replay.en.controls.last }).click();
    const slider = controls.getByRole("slider");
    expect(Number(await slider.inputValue())).toBeGreaterThan(total(answered));
    await page.getByRole("heading", { name: words.over, level: 2 }).waitFor();
    expect(complaints).toEqual([]);
  });

  test("a minion dragged from the hand to a base lands there, and one dropped beside the table stays", async () => {
    const { page, complaints } = await newPerson(browser);
    const match = await againstOneBot(page, site.url, ["dinosaurs", "robots"]);
    await playOnBoard(match, { until: async () => (await isAsked(match, "play")) && (await findFace(match.lit.hand, isMinion)) !== null });
    const card = await findFace(match.lit.hand, isMinion);
    if (!card) throw new Error("the match was over before there was a minion to play");
    const [face] = await facesOf(card);
    const id = (await card.getAttribute("data-enlarge"))?.slice("card-".length);
    const base = match.bases.locator("[data-base]").last();
    const [onto] = await facesOf(base.locator('[data-enlarge^="base-"]'));
    const landed = base.locator(`[data-minion="${id}"]`);
    expect(await landed.count()).toBe(0);

    const dragTo = async (x: number, y: number) => {
      await card.hover();
      await page.mouse.down();
      // Quickly: the first step already leads beyond the card.
      await page.mouse.move(x, y, { steps: 3 });
      await page.mouse.up();
    };
    const banner = await page.getByRole("banner").boundingBox();
    await dragTo((banner?.width ?? 0) / 2, (banner?.height ?? 0) / 2);
    expect(await isAsked(match, "play")).toBe(true);
    expect(await match.hand.locator(`[data-enlarge="card-${id}"]`).count()).toBe(1);

    const box = await base.boundingBox();
    if (!box) throw new Error("the base isn't to be seen");
    await answer(match, () => dragTo(box.x + box.width / 2, box.y + box.height / 2));
    await landed.waitFor();
    await expect.poll(() => match.hand.locator(`[data-enlarge="card-${id}"]`).count()).toBe(0);
    await untilAsked(match);
    await logOf(page)
      .filter({ hasText: `${nameOf(face, "en")} at ${nameOf(onto, "en")}` })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  test("an answer is taken back in the middle of an effect: the card is in hand again, and can be played again", async () => {
    const { page, complaints } = await newPerson(browser);
    const match = await againstOneBot(page, site.url, ["pirates", "aliens"]);
    const played = page.getByRole("complementary", { name: words.resolving }).getByRole("button");
    const isEffect = ({ kind, on }: CardFacts) => kind === "action" && on === "nothing";
    while ((await untilAsked(match)) && (await played.count()) === 0) {
      const action = (await isAsked(match, "play")) ? await findFace(match.lit.hand, isEffect) : null;
      if (action) await answer(match, () => action.click());
      else await answerOnBoard(match);
    }
    const card = (await played.getAttribute("data-enlarge")) ?? "";
    const question = await read(match.question);
    const inHand = match.hand.locator(`[data-enlarge="${card}"]`);
    expect(await inHand.count()).toBe(0);

    await answer(match, () => page.getByRole("button", { name: table.en.undo.button }).click());
    await untilAsked(match);
    expect(await isAsked(match, "play")).toBe(true);
    expect(await inHand.count()).toBe(1);
    expect(await played.count()).toBe(0);

    await answer(match, () => inHand.click());
    await untilAsked(match);
    expect(await read(match.question)).toBe(question);
    const answered = await playOnBoard(match, { until: async (tally) => total(tally) >= 5 });
    expect(total(answered)).toBe(5);
    expect(complaints).toEqual([]);
  });

  test("whoever has nothing to use in a round of Specials passes without a word", async () => {
    const { page, complaints } = await newPerson(browser);
    const match = await againstOneBot(page, site.url, ["ninjas", "dinosaurs"]);
    const specials = page.getByRole("region", { name: words.special.region });
    await playOnBoard(match, { until: async () => (await specials.getByText(words.special.nothing).count()) > 0 });
    // The person themselves never chooses to pass.
    await logOf(page)
      .filter({ hasText: smashUp.texts.en.event({ type: "passed", seat: seatId(0) }, { you: seatId(0), name: String }) })
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("with the keyboard alone", () => {
  test("somebody finds the game, takes two factions and plays", async () => {
    const { page, complaints } = await newPerson(browser);
    await page.goto(site.url);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await tabTo(page, "button", app.en.games["smash-up"]);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/t\//);
    const match = smashUpOn(tableOn(page));
    for (const _ of [1, 2]) {
      await untilAsked(match);
      await answer(match, async () => {
        await tabTo(page, "[data-lit]");
        await page.keyboard.press("Enter");
      });
    }
    let [answers, onBoard] = [2, 0];
    while (answers < 60 && (await untilAsked(match))) {
      const lit = (await match.lit.hand.count()) + (await match.lit.base.count()) > 0;
      await answer(match, async () => {
        if (!lit || answers % 4 > 0) return page.keyboard.press("1");
        await tabTo(page, "[data-lit]");
        await page.keyboard.press("Enter");
        onBoard++;
      });
      answers++;
    }
    expect(answers === 60 || (await match.end.isVisible())).toBe(true);
    expect(onBoard).toBeGreaterThanOrEqual(4);
    expect(complaints).toEqual([]);
  });
});

describe("two people at one table", () => {
  const duplicates = smashUp.texts.en.options.duplicates.name;

  test("play with two bots to the end, and see the same standing", async () => {
    const { anna, boris } = await annaAndBoris(browser, site.url, { game: "smash-up" });
    await Promise.all([anna, boris].map(({ page }) => playToEnd(tableOn(page), byKeys())));
    const [seen, also] = await Promise.all(
      [anna, boris].map(async ({ page }) =>
        (await standingOf(page).getByRole("row").allTextContents()).map((row) => row.replace(/\(you\)/, "")),
      ),
    );
    expect(seen).toHaveLength(1 + 4);
    expect(also.map(plain)).toEqual(seen.map(plain));
    expect([...anna.complaints, ...boris.complaints]).toEqual([]);
  });

  test("each use a Special in the same scoring, at the base that scores", async () => {
    const { anna, boris } = await annaAndBoris(browser, site.url, { game: "smash-up", players: 2, variants: [duplicates] });
    const people = [anna, boris].map(({ page }) => smashUpOn(tableOn(page)));
    const factions = new Map([
      [people[0], ["ninjas", "dinosaurs"]],
      [people[1], ["pirates", "ninjas"]],
    ]);
    // Dinosaurs break a base soon; who has both other factions soon holds a Special.
    const SPECIALS = ["shinobi", "hidden-ninja", "full-sail"];
    const isSpecial = ({ id }: CardFacts) => SPECIALS.includes(id);
    const holdsSpecial = async ({ hand }: SmashUpPage) => (await facesOf(hand.getByRole("button"))).some((face) => SPECIALS.includes(face));
    /** What was used in the scoring that goes on, and by whom. */
    const used = new Map<SmashUpPage, string>();
    let base = "";
    for (let answers = 0; used.size < 2; answers++) {
      expect(answers).toBeLessThan(500);
      const match = await firstAsked(people);
      const { lit, page, bases, bar } = match;
      const choose = async (isWanted: (card: CardFacts) => boolean): Promise<string | null> => {
        const card = await findFace(lit.hand, isWanted);
        const [face] = card ? await facesOf(card) : [null];
        await answer(match, () => (card ?? match.options.last()).click());
        return face;
      };
      if ((await lit.picker.count()) > 0) await takeFaction(match, factions.get(match)?.shift() ?? "");
      else if (await isAsked(match, "play")) {
        // They wait with their minions until both hold a Special.
        const ready = (await Promise.all(people.map(holdsSpecial))).every(Boolean);
        await choose((card) => ready && isMinion(card) && !isSpecial(card));
      } else if ((await page.getByRole("checkbox", { name: words.special.stop }).count()) > 0) {
        const scoring = bases.locator("[data-base]").filter({ hasText: words.scoring }).locator('[data-enlarge^="base-"]');
        const [now] = await facesOf(scoring);
        if (now !== base) used.clear();
        base = now;
        expect(await read(match.question)).toContain(nameOf(base, "en"));
        if ((await findFace(lit.hand, ({ id }) => id === "shinobi")) !== null)
          expect(await bar.getByRole("button", { name: `${nameOf("shinobi", "en")} at ${nameOf(base, "en")}` }).count()).toBeGreaterThan(0);
        const face = await choose((card) => isSpecial(card) && !used.has(match));
        if (face) used.set(match, face);
      } else if ((await lit.hand.count()) > 0) await choose((card) => !isSpecial(card));
      else if ((await lit.base.count()) > 0) await answer(match, () => lit.base.first().click());
      else await answer(match, () => match.options.last().click());
    }
    // Both read of both, after the beginning of the scoring.
    for (const { page } of people) {
      const log = logOf(page);
      const line = async (text: string) => (await log.allTextContents()).findLastIndex((entry) => entry.includes(text));
      for (const face of used.values()) {
        await log
          .filter({ hasText: nameOf(face, "en") })
          .last()
          .waitFor();
        expect(await line(nameOf(face, "en"))).toBeGreaterThanOrEqual(await line(`${nameOf(base, "en")}: `));
      }
    }
    expect([...anna.complaints, ...boris.complaints]).toEqual([]);
  });
});

describe("in other languages", () => {
  test.each(["fr", "ru"] as const)("a turn is played in %s: questions, cards and log", async (lang) => {
    const { page, complaints } = await newPerson(browser, { locale: lang });
    const match = smashUpOn(await playNow(page, site.url, lang, "smash-up"), lang);
    await untilAsked(match);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    expect(await isAsked(match, "chooseFaction")).toBe(true);
    await playOnBoard(match, { until: () => isAsked(match, "play") });
    const [face] = await facesOf(match.hand.getByRole("button"), lang);
    await match.hand.getByRole("button").first().focus();
    await page.keyboard.press("e");
    const large = page.getByRole("dialog", { name: table[lang].enlarged });
    expect(await read(large)).toContain(plain(textOf(face, lang)));
    await page.keyboard.press("Escape");
    await large.waitFor({ state: "detached" });

    const turn = page.getByRole("heading", { level: 2, name: texts[lang].turnOf(0, "").split("0")[0] });
    const first = await read(turn);
    const answered = await playOnBoard(match, { until: async () => (await isAsked(match, "play")) && (await read(turn)) !== first });
    expect(total(answered)).toBeGreaterThanOrEqual(1);
    expect(await read(turn)).not.toBe(first);
    expect(complaints).toEqual([]);
  });

  test("a match is played in French on a phone with a finger", async () => {
    const { page, complaints } = await newPerson(browser, { locale: "fr", viewport: PHONE, hasTouch: true, isMobile: true });
    const match = smashUpOn(await playNow(page, site.url, "fr", "smash-up"), "fr");
    const answered = await playOnBoard(match, {
      press: tap,
      until: async (tally) => total(tally) >= 40,
      // In a round of Specials the ways to pass lie over the lower edge of the table.
      inBar: async () => (await page.getByRole("region", { name: texts.fr.special.region }).count()) > 0,
    });
    await expectAccessible(page);
    expect(total(answered) === 40 || (await match.end.isVisible())).toBe(true);
    expect(answered.hand).toBeGreaterThanOrEqual(6);
    expect(answered.base).toBeGreaterThanOrEqual(4);
    expect(complaints).toEqual([]);
  });
});

describe("nobody is kept out", () => {
  test.each(["/new/smash-up", "/rules/smash-up", "/cards/smash-up"])("by %s", async (path) => {
    const { page, complaints } = await newPerson(browser);
    await page.goto(site.url + path);
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test("by the choice of factions, the table, a discard pile or a card up close", async () => {
    const { page, complaints } = await newPerson(browser);
    const match = smashUpOn(await playNow(page, site.url, "en", "smash-up"));
    await untilAsked(match);
    await expectAccessible(page);
    await match.picker
      .getByRole("button", { name: cards.en.picker.listFor("") })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    const discard = page.getByRole("button", { name: words.openOwnDiscard(0).split("(")[0] });
    const discarded = async () => Number((await discard.textContent())?.match(/\d+/)?.[0] ?? 0);
    await playOnBoard(match, { until: async () => (await match.lit.picker.count()) === 0 && (await discarded()) >= 3 });
    await expectAccessible(page);
    await discard.click();
    const pile = page.getByRole("dialog", { name: words.ownDiscard });
    expect(await pile.getByRole("listitem").count()).toBe(await discarded());
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await pile.waitFor({ state: "detached" });

    for (const thing of [match.hand, match.bases]) {
      await thing.getByRole("button").first().focus();
      await page.keyboard.press("e");
      const large = page.getByRole("dialog", { name: table.en.enlarged });
      await large.waitFor();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await large.waitFor({ state: "detached" });
    }
    expect(complaints).toEqual([]);
  });
});
