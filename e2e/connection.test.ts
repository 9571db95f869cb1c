// Whatever happens to the connection, a person goes on where they were.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { texts as app } from "../packages/web/src/app/texts/index.ts";
import { texts as lobby } from "../packages/web/src/lobby/texts/index.ts";
import { texts as replay } from "../packages/web/src/replay/texts/index.ts";
import { newPerson, openBrowser } from "./people.ts";
import { playNow, playToEnd, untilAsked } from "./playing.ts";
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

describe("in the middle of a match", () => {
  test("reloading the page changes nothing", async () => {
    const { page, complaints } = await newPerson(browser);
    const match = await playNow(page, site.url);
    await untilAsked(match);
    await match.options.first().click();
    await untilAsked(match);
    const question = await match.bar.textContent();
    await page.reload();
    await untilAsked(match);
    expect(await match.bar.textContent()).toBe(question);
    await playToEnd(match);
    expect(complaints).toEqual([]);
  });

  test("a lost connection is told, comes back by itself, and what was chosen meanwhile counts", async () => {
    const { page, complaints } = await newPerson(browser);
    const match = await playNow(page, site.url);
    await untilAsked(match);
    await site.kill();
    await page.getByText(app.en.link.lost).waitFor();
    await match.options.first().click();
    await site.start();
    await page.getByText(app.en.link.lost).waitFor({ state: "hidden" });
    await untilAsked(match);
    await playToEnd(match);
    expect(complaints).toEqual([]);
  });

  test("a restarting server is told as such", async () => {
    const { page, complaints } = await newPerson(browser);
    const match = await playNow(page, site.url);
    await untilAsked(match);
    await site.stop();
    await page.getByText(app.en.link.restarting).waitFor();
    await site.start();
    await page.getByText(app.en.link.restarting).waitFor({ state: "hidden" });
    await playToEnd(match);
    expect(complaints).toEqual([]);
  });
});

describe("links that lead nowhere", () => {
  test.each([
    ["/t/AAAAAAAAAAAA", lobby.en.wrongLink.title],
    ["/r/AAAAAAAAAAAA", replay.en.gone],
    ["/rules/chess", app.en.missing.title],
    ["/new/chess", lobby.en.unknownGame.title],
    ["/nowhere", app.en.missing.title],
  ])("%s says so and shows a way on", async (path, title) => {
    const { page } = await newPerson(browser);
    await page.goto(site.url + path);
    await page.getByRole("heading", { name: title }).waitFor();
    await page.getByRole("main").getByRole("link").first().click();
    await page.waitForURL(`${site.url}/`);
  });
});
