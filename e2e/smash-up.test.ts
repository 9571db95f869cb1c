// Smash Up in front of real people: on its board, with the mouse, a finger or the keyboard alone, alone or together.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CARDS, type CardFacts } from "../packages/smash-up/src/index.ts";
import { texts as app } from "../packages/web/src/app/texts/index.ts";
import { nameOf, textOf } from "../packages/web/src/games/smash-up/cards/names.ts";
import { texts as cards } from "../packages/web/src/games/smash-up/cards/texts/index.ts";
import { texts } from "../packages/web/src/games/smash-up/texts/index.ts";
import { texts as replay } from "../packages/web/src/replay/texts/index.ts";
import { texts as table } from "../packages/web/src/table/texts/index.ts";
import { expectAccessible, newPerson, openBrowser, PHONE } from "./people.ts";
import { firstAsked, playNow, playToEnd, tableOn, untilAsked } from "./playing.ts";
import { Site } from "./site.ts";
import {
  againstOneBot,
  answer,
  answerOnBoard,
  facesOf,
  findFace,
  isAsked,
  playOnBoard,
  type SmashUpPage,
  smashUpOn,
  takeFaction,
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
      await page.mouse.move(x, y, { steps: 8 });
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
    const question = await match.question.innerText();
    const inHand = match.hand.locator(`[data-enlarge="${card}"]`);
    expect(await inHand.count()).toBe(0);

    await answer(match, () => page.getByRole("button", { name: table.en.undo.button }).click());
    await untilAsked(match);
    expect(await isAsked(match, "play")).toBe(true);
    expect(await inHand.count()).toBe(1);
    expect(await played.count()).toBe(0);

    await answer(match, () => inHand.click());
    await untilAsked(match);
    expect(await match.question.innerText()).toBe(question);
    const answered = await playOnBoard(match, { until: async (tally) => total(tally) >= 5 });
    expect(total(answered)).toBe(5);
    expect(complaints).toEqual([]);
  });

  test("whoever has nothing to use in a round of Specials passes without a word, unless they want to be stopped", async () => {
    const { page, complaints } = await newPerson(browser);
    await page.clock.install();
    const match = await againstOneBot(page, site.url, ["ninjas", "dinosaurs"]);
    const specials = page.getByRole("region", { name: words.special.region });
    const stop = specials.getByRole("checkbox", { name: words.special.stop });
    const passing = specials.getByText(words.special.nothing);
    const nothingToUse = async () => (await stop.count()) > 0 && (await match.options.count()) === 1;

    await playOnBoard(match, { until: nothingToUse });
    await passing.waitFor();
    await answer(match, async () => {});
    await logOf(page).filter({ hasText: "You pass." }).last().waitFor();

    for (const scoring of ["in which it is said", "after it"]) {
      await playOnBoard(match, { until: nothingToUse });
      expect(await match.end.count(), scoring).toBe(0);
      if (!(await stop.isChecked())) await stop.check();
      await passing.waitFor({ state: "detached" });
      await page.clock.fastForward(10_000);
      expect(await nothingToUse(), scoring).toBe(true);
      await answer(match, () => match.options.last().click());
    }
    expect(complaints).toEqual([]);
  });
});

describe("with the keyboard alone", () => {
  test("somebody finds the game, takes two factions and plays", async () => {
    const { page, complaints } = await newPerson(browser);
    await page.goto(site.url);
    await page.getByRole("heading", { level: 1 }).waitFor();
    /** Goes on with Tab to something that is described in the page's own terms. */
    const tabTo = async (selector: string, text = "") => {
      const isThere = () =>
        page.evaluate(
          ([wanted, inside]) => {
            const at = document.activeElement;
            return at?.matches(wanted) && (at.closest("li")?.textContent ?? "").includes(inside);
          },
          [selector, text],
        );
      for (let tabs = 0; !(await isThere()); tabs++) {
        expect(tabs, selector).toBeLessThan(120);
        await page.keyboard.press("Tab");
      }
    };
    await tabTo("button", app.en.games["smash-up"]);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/t\//);
    const match = smashUpOn(tableOn(page));
    for (const _ of [1, 2]) {
      await untilAsked(match);
      await answer(match, async () => {
        await tabTo("[data-lit]");
        await page.keyboard.press("Enter");
      });
    }
    let [answers, onBoard] = [2, 0];
    while (answers < 60 && (await untilAsked(match))) {
      const lit = (await match.lit.hand.count()) + (await match.lit.base.count()) > 0;
      await answer(match, async () => {
        if (!lit || answers % 4 > 0) return page.keyboard.press("1");
        await tabTo("[data-lit]");
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
  test("play with two bots to the end, and see the same standing", async () => {
    const { anna, boris } = await annaAndBoris(browser, site.url, { game: "smash-up" });
    await Promise.all([anna, boris].map(({ page }) => playToEnd(tableOn(page))));
    const [seen, also] = await Promise.all(
      [anna, boris].map(async ({ page }) => (await standingOf(page).getByRole("row").allInnerTexts()).map((row) => row.replace(/\(you\)/, ""))),
    );
    expect(seen).toHaveLength(1 + 4);
    expect(also.map(plain)).toEqual(seen.map(plain));
    expect([...anna.complaints, ...boris.complaints]).toEqual([]);
  });

  test("each use a Special in the same scoring, at the base that scores", async () => {
    const { anna, boris } = await annaAndBoris(browser, site.url, { game: "smash-up", players: 2 });
    const people = [anna, boris].map(({ page }) => smashUpOn(tableOn(page)));
    const factions = new Map([
      [people[0], ["ninjas", "dinosaurs"]],
      [people[1], ["pirates", "wizards"]],
    ]);
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
        expect(await match.question.innerText()).toContain(nameOf(base, "en"));
        if ((await findFace(lit.hand, ({ id }) => id === "shinobi")) !== null)
          expect(await bar.getByRole("button", { name: `${nameOf("shinobi", "en")} at ${nameOf(base, "en")}` }).count()).toBeGreaterThan(0);
        const face = await choose((card) => isSpecial(card) && !used.has(match));
        if (face) used.set(match, face);
      } else if ((await lit.hand.count()) > 0) await choose((card) => !isSpecial(card));
      else if ((await lit.base.count()) > 0) await answer(match, () => lit.base.first().click());
      else await answer(match, () => match.options.last().click());
    }
    // Everybody reads of both, between the beginning of the scoring and its award.
    for (const match of people) {
      await playOnBoard(match, { until: async () => true, people });
      const log = (await logOf(match.page).allInnerTexts()).join("\n");
    }
    expect([...anna.complaints, ...boris.complaints]).toEqual([]);
  });
});

const plain = (text: string) => text.replace(/\s+/g, " ").trim();
