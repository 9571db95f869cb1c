// Friends at one table: by link, with bots, spectators, chat, taking back by consent, and bots for those who are away.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { texts as home } from "../packages/web/src/home/texts/index.ts";
import { texts as lobby } from "../packages/web/src/lobby/texts/index.ts";
import { texts as table } from "../packages/web/src/table/texts/index.ts";
import { expectAccessible, newPerson, openBrowser, type Person } from "./people.ts";
import { playToEnd, tableOn, untilAsked } from "./playing.ts";
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

const { waiting, share } = lobby.en;
const words = table.en;

/** Anna opens a table for two people and two bots, and Boris comes by its link. */
async function annaAndBoris(): Promise<{ anna: Person; boris: Person; link: string }> {
  const anna = await newPerson(browser);
  await anna.page.goto(site.url);
  await anna.page.getByRole("link", { name: home.en.withFriends }).first().click();
  await anna.page.getByRole("heading", { level: 1 }).waitFor();
  await expectAccessible(anna.page);
  await anna.page.getByRole("button", { name: lobby.en.create }).click();
  const link = await anna.page.getByLabel(share.link, { exact: true }).inputValue();
  expect(await anna.page.getByRole("img", { name: share.qr }).isVisible()).toBe(true);
  await expectAccessible(anna.page);

  const boris = await newPerson(browser);
  await boris.page.goto(link);
  await boris.page.getByRole("button", { name: waiting.sit }).first().click();
  await boris.page.getByRole("button", { name: waiting.stand }).waitFor();
  await anna.page.getByRole("button", { name: waiting.fill }).click();
  await anna.page.getByRole("button", { name: waiting.start }).click();
  await Promise.all([anna, boris].map(({ page }) => tableOn(page).bar.waitFor()));
  return { anna, boris, link };
}

async function chatOn(page: Page) {
  await page.keyboard.press("c");
  return page.getByLabel(words.chat.write);
}

describe("friends at one table", () => {
  test("two people and two bots play by invite link to the end, watched by a third, and want to play again", async () => {
    const { anna, boris, link } = await annaAndBoris();
    const carla = await newPerson(browser);
    await carla.page.goto(link);
    await carla.page.getByText(words.question.watching, { exact: true }).waitFor();
    expect(await tableOn(carla.page).options.count()).toBe(0);

    const message = await chatOn(boris.page);
    await message.fill("<b>Good luck</b> & have fun");
    await message.press("Enter");
    await boris.page.getByText("<b>Good luck</b> & have fun").waitFor();
    await boris.page.keyboard.press("Escape");
    await chatOn(anna.page);
    await anna.page.getByText("<b>Good luck</b> & have fun").waitFor();
    await anna.page.keyboard.press("Escape");

    await Promise.all([anna, boris].map(({ page }) => playToEnd(tableOn(page))));
    await tableOn(carla.page).end.waitFor();
    await anna.page.getByRole("button", { name: words.end.rematch }).click();
    await boris.page.getByText(words.end.wants("")).first().waitFor();
    await boris.page.getByRole("button", { name: words.end.rematch }).click();
    for (const { page } of [anna, boris, carla]) await tableOn(page).end.waitFor({ state: "hidden" });
    expect([...anna.complaints, ...boris.complaints, ...carla.complaints]).toEqual([]);
  });

  test("an answer that others have acted on is taken back only if they let it", async () => {
    const { anna, boris } = await annaAndBoris();
    const [one, other] = [tableOn(anna.page), tableOn(boris.page)];
    // Both have answered once something, so the earlier one can't take back by right.
    for (const match of [one, other, one, other]) {
      await Promise.race([untilAsked(one), untilAsked(other)]);
      if (await match.options.first().isVisible()) await match.options.first().click();
    }
    await anna.page.getByRole("button", { name: words.undo.button }).click();
    const allow = boris.page.getByRole("button", { name: words.undo.allow });
    const taken = untilAsked(one);
    if (await allow.isVisible().catch(() => false)) await allow.click();
    expect(await taken).toBe(true);
    expect([...anna.complaints, ...boris.complaints]).toEqual([]);
  });

  test("a bot plays for somebody who left, until they come back", async () => {
    const { anna, boris, link } = await annaAndBoris();
    await boris.page.goto("about:blank");
    await anna.page.getByRole("button", { name: words.seat.replace }).click();
    await playToEnd(tableOn(anna.page));
    await boris.page.goto(link);
    await tableOn(boris.page).end.waitFor();
    expect(anna.complaints).toEqual([]);
  });
});
