// Friends at one table: by link, with bots, spectators, chat, taking back by consent, and bots for those who are away.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { texts as table } from "../packages/web/src/table/texts/index.ts";
import { newPerson, openBrowser } from "./people.ts";
import { firstAsked, playToEnd, tableOn, untilAsked } from "./playing.ts";
import { Site } from "./site.ts";
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

const words = table.en;

async function chatOn(page: Page) {
  await page.keyboard.press("c");
  return page.getByLabel(words.chat.write);
}

describe("friends at one table", () => {
  test("two people and two bots play by invite link to the end, watched by a third, and want to play again", async () => {
    const { anna, boris, link } = await annaAndBoris(browser, site.url);
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
    expect(await untilAsked(tableOn(carla.page))).toBe(false);
    await anna.page.getByRole("button", { name: words.end.rematch }).click();
    await boris.page.getByText(words.end.wants("")).first().waitFor();
    await boris.page.getByRole("button", { name: words.end.rematch }).click();
    for (const { page } of [anna, boris, carla]) await tableOn(page).end.waitFor({ state: "hidden" });
    expect([...anna.complaints, ...boris.complaints, ...carla.complaints]).toEqual([]);
  });

  test("an answer after which others have answered is taken back only if they let it", async () => {
    const { anna, boris } = await annaAndBoris(browser, site.url, { players: 2 });
    const people = [anna, boris].map(({ page }) => tableOn(page));
    const order: typeof people = [];
    while (order.length < 5 || order.at(-1) === order.at(-2)) {
      const asked = await firstAsked(people);
      await asked.options.first().click();
      await asked.options.first().waitFor({ state: "detached" });
      order.push(asked);
    }
    const [earlier, later] = order.slice(-2);
    const takeBack = earlier.page.getByRole("button", { name: words.undo.button });
    await takeBack.click();
    await later.page.getByRole("button", { name: words.undo.refuse }).click();
    await later.page.getByRole("button", { name: words.undo.refuse }).waitFor({ state: "detached" });
    const latest = earlier.page.getByTitle(words.log.look(order.length), { exact: true }).last();
    await latest.waitFor();
    await takeBack.click();
    await later.page.getByRole("button", { name: words.undo.allow }).click();
    await latest.waitFor({ state: "detached" });
    await earlier.options.first().waitFor();
    expect([...anna.complaints, ...boris.complaints]).toEqual([]);
  });

  test("a bot plays for somebody who left, until they come back", async () => {
    const { anna, boris, link } = await annaAndBoris(browser, site.url);
    await boris.page.goto("about:blank");
    await anna.page.getByRole("button", { name: words.seat.replace }).click();
    await playToEnd(tableOn(anna.page));
    await boris.page.goto(link);
    await tableOn(boris.page).end.waitFor();
    expect(anna.complaints).toEqual([]);
  });
});
