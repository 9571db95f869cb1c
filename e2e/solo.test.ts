// One person against bots, from the home page to the end and to the replay.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { texts as app } from "../packages/web/src/app/texts/index.ts";
import { texts as replay } from "../packages/web/src/replay/texts/index.ts";
import { texts as table } from "../packages/web/src/table/texts/index.ts";
import { expectAccessible, newPerson, openBrowser, PHONE } from "./people.ts";
import { byMouse, byTouch, playNow, playToEnd, tableOn, tabTo, untilAsked } from "./playing.ts";
import { Site } from "./site.ts";

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([Site.open(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const { end: words } = table.en;

describe("a match against bots", () => {
  test("is played by mouse to the end, then again, and replayed by link from a stranger's browser", async () => {
    const anna = await newPerson(browser);
    const match = await playNow(anna.page, site.url);
    await playToEnd(match, byMouse);
    await expectAccessible(anna.page);
    const link = await anna.page.getByRole("link", { name: words.replay }).getAttribute("href");

    await anna.page.getByRole("button", { name: words.rematch }).click();
    await match.end.waitFor({ state: "hidden" });
    await playToEnd(match);
    expect(await anna.page.getByText(words.seriesMatches(2)).isVisible()).toBe(true);

    const stranger = await newPerson(browser);
    await stranger.page.goto(site.url + link);
    const controls = stranger.page.getByRole("region", { name: replay.en.controls.region });
    await controls.getByRole("button", { name: replay.en.controls.last }).click();
    const slider = controls.getByRole("slider");
    const last = Number(await slider.getAttribute("max"));
    expect(await slider.inputValue()).toBe(String(last));
    await stranger.page.keyboard.press("ArrowLeft");
    await expect.poll(() => slider.inputValue()).toBe(String(last - 1));
    await controls.getByLabel(replay.en.controls.eyes).selectOption({ label: replay.en.controls.open });
    await controls.getByRole("button", { name: replay.en.controls.record }).click();
    await stranger.page.getByText(replay.en.record.digestSame).waitFor();
    await expectAccessible(stranger.page);
    expect([...anna.complaints, ...stranger.complaints]).toEqual([]);
  });

  test("is played by keyboard alone", async () => {
    const { page, complaints } = await newPerson(browser);
    await page.goto(site.url);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await tabTo(page, "button", app.en.games.nobunaga);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/t\//);
    const match = tableOn(page);
    // Digits choose, blank skips what is being shown; nothing is ever clicked.
    await playToEnd(match);
    await page.getByRole("button", { name: words.rematch }).focus();
    await page.keyboard.press("Enter");
    await match.end.waitFor({ state: "hidden" });
    expect(complaints).toEqual([]);
  });

  test.each(["fr", "ru"] as const)("is played in %s on a phone", async (lang) => {
    const { page, complaints } = await newPerson(browser, { locale: lang, viewport: PHONE, hasTouch: true, isMobile: true });
    const match = await playNow(page, site.url, lang);
    expect(await untilAsked(match)).toBe(true);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    await expectAccessible(page);
    await playToEnd(match, byTouch);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test("an answer can be taken back", async () => {
    const { page, complaints } = await newPerson(browser);
    const match = await playNow(page, site.url);
    await untilAsked(match);
    const question = await match.bar.getByRole("heading").textContent();
    await match.options.first().click();
    await page.getByRole("button", { name: table.en.undo.button }).click();
    await match.bar.getByRole("heading", { name: question ?? "" }).waitFor();
    expect(complaints).toEqual([]);
  });
});
