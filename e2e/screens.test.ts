// Every screen, in every language and theme, on a small phone and a large screen: no barrier that axe knows of, nothing cut off.
import { LANGS, type Lang } from "@fracas/kernel";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { texts as lobby } from "../packages/web/src/lobby/texts/index.ts";
import { texts as table } from "../packages/web/src/table/texts/index.ts";
import { expectAccessible, newPerson, openBrowser } from "./people.ts";
import { playNow, untilAsked } from "./playing.ts";
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

/** What is looked at how: the small, the dark and the foreign meet in turn. */
const LOOKS = [
  { lang: "en", viewport: { width: 360, height: 640 }, colorScheme: "light" },
  { lang: "fr", viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
  { lang: "ru", viewport: { width: 360, height: 640 }, colorScheme: "dark" },
  { lang: "ru", viewport: { width: 3840, height: 2160 }, colorScheme: "light" },
] as const;

describe.each(LOOKS)("$lang, $viewport.width pixels wide, $colorScheme", ({ lang, viewport, colorScheme }) => {
  test.each(["/", "/new/nobunaga", "/new/smash-up", "/rules/nobunaga", "/rules/smash-up", "/cards/smash-up", "/replay", "/nowhere"])(
    "%s",
    async (path) => {
      const { page, complaints, leave } = await newPerson(browser, { locale: lang, viewport, colorScheme });
      await page.goto(site.url + path);
      await page.getByRole("main").getByRole("heading").first().waitFor();
      await expectAccessible(page);
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  test("the waiting room, then the table with its panels", async () => {
    const { page, complaints, leave } = await newPerson(browser, { locale: lang, viewport, colorScheme });
    await page.goto(`${site.url}/new/nobunaga`);
    await page.getByRole("button", { name: lobby[lang].create }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectAccessible(page);
    const match = await playNow(page, site.url, lang);
    await untilAsked(match);
    await expectAccessible(page);
    for (const [key, title] of panels(lang)) {
      const heading = page.getByRole("heading", { name: title, exact: true }).first();
      // Where there is room, the log is open already.
      if (!(await heading.isVisible())) await page.keyboard.press(key);
      await heading.waitFor();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    }
    expect(complaints).toEqual([]);
    await leave();
  });
});

function panels(lang: Lang): [key: string, title: string][] {
  const words = table[lang];
  return [
    ["l", words.log.title],
    ["c", words.chat.title],
    ["r", words.menu.rules],
    ["?", words.keys.title],
  ];
}

test("every language is guessed from the browser, can be chosen, and is remembered", async () => {
  for (const lang of LANGS) {
    const { page, leave } = await newPerson(browser, { locale: lang });
    await page.goto(site.url);
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
    const next = LANGS[(LANGS.indexOf(lang) + 1) % LANGS.length];
    await page.getByRole("banner").getByRole("combobox").selectOption(next);
    await page.reload();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(next);
    await leave();
  }
});

test("the first load takes less than 150 kB of script and style", async () => {
  const { page } = await newPerson(browser);
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType()))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(site.url, { waitUntil: "networkidle" });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(150_000);
});
