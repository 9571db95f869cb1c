// Two people at one table: one opens it, the other comes by its link.
import type { Browser } from "playwright-core";
import { texts as app } from "../packages/web/src/app/texts/index.ts";
import { texts as home } from "../packages/web/src/home/texts/index.ts";
import { texts as lobby } from "../packages/web/src/lobby/texts/index.ts";
import { expectAccessible, newPerson, type Person } from "./people.ts";
import { tableOn } from "./playing.ts";

const { waiting, share } = lobby.en;

export interface Together {
  readonly anna: Person;
  readonly boris: Person;
  readonly link: string;
}

/** Anna opens a table, and Boris comes by its link; bots take the other seats. `variants`: what is switched on, by its name. */
export async function annaAndBoris(
  browser: Browser,
  url: string,
  { game = "nobunaga", players = 4, variants = [] as readonly string[] } = {},
): Promise<Together> {
  const anna = await newPerson(browser);
  await anna.page.goto(url);
  const poster = anna.page.getByRole("listitem").filter({ has: anna.page.getByRole("heading", { name: app.en.games[game] }) });
  await poster.getByRole("link", { name: home.en.withFriends }).click();
  await anna.page.getByRole("heading", { level: 1 }).waitFor();
  await expectAccessible(anna.page);
  await anna.page
    .getByRole("group", { name: lobby.en.players })
    .getByRole("radio", { name: String(players) })
    .check();
  for (const name of variants) await anna.page.getByRole("switch", { name }).check();
  await anna.page.getByRole("button", { name: lobby.en.create }).click();
  const link = await anna.page.getByLabel(share.link, { exact: true }).inputValue();
  await anna.page.getByRole("img", { name: share.qr }).waitFor();
  await expectAccessible(anna.page);

  const boris = await newPerson(browser);
  await boris.page.goto(link);
  await boris.page.getByRole("button", { name: waiting.sit }).first().click();
  await boris.page.getByRole("button", { name: waiting.stand }).waitFor();
  if (players > 2) await anna.page.getByRole("button", { name: waiting.fill }).click();
  await anna.page.getByRole("button", { name: waiting.start }).click();
  await Promise.all([anna, boris].map(({ page }) => tableOn(page).bar.waitFor()));
  return { anna, boris, link };
}
