// How people play: they see the question, choose an option, and go on until the match is over.
import type { Lang } from "@fracas/kernel";
import type { Locator, Page } from "playwright-core";
import { texts as app } from "../packages/web/src/app/texts/index.ts";
import { texts as home } from "../packages/web/src/home/texts/index.ts";
import { texts as table } from "../packages/web/src/table/texts/index.ts";

export interface TablePage {
  readonly page: Page;
  readonly bar: Locator;
  /** The buttons that answer the question. */
  readonly options: Locator;
  readonly skip: Locator;
  readonly end: Locator;
}

export function tableOn(page: Page, lang: Lang = "en"): TablePage {
  const { question } = table[lang];
  const bar = page.getByRole("region", { name: question.region });
  return {
    page,
    bar,
    options: bar.getByRole("list", { name: question.options }).getByRole("button"),
    skip: bar.getByRole("button", { name: question.skip }),
    end: page.locator("#end-title"),
  };
}

/** From the home page to a running match against bots. */
export async function playNow(page: Page, url: string, lang: Lang = "en", game = "nobunaga"): Promise<TablePage> {
  await page.goto(url);
  const poster = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: app[lang].games[game] }) });
  await poster.getByRole("button", { name: home[lang].playNow }).click();
  await page.waitForURL(/\/t\//);
  return tableOn(page, lang);
}

/** How to pick: with the keyboard unless told otherwise, which is quickest. What was just about to go can be missed; then the next is picked. */
type Pick = (options: Locator) => Promise<void>;

const byKey: Pick = (options) => options.page().keyboard.press("1");
export const byMouse: Pick = (options) =>
  options
    .first()
    .click({ timeout: 2_000 })
    .catch(() => {});
export const byTouch: Pick = (options) =>
  options
    .last()
    .tap({ timeout: 2_000 })
    .catch(() => {});

/** Waits until the person is asked (true) or the match is over (false), hurrying what is being shown. */
export async function untilAsked({ page, bar, options, skip, end }: TablePage): Promise<boolean> {
  for (let presses = 0; presses < 300; presses++) {
    await options.first().or(skip).or(end).first().waitFor();
    if (await end.isVisible()) return false;
    if (await options.first().isVisible()) return true;
    await page.keyboard.press(" ");
  }
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
  throw new Error(`nothing comes of it: "${await bar.textContent()}", with the focus on ${focused}`);
}

/** Whoever of these people is asked first. What is being shown is hurried with the button, which can't answer anything by mistake. */
export async function firstAsked<T extends TablePage>(people: readonly T[]): Promise<T> {
  for (;;) {
    const busy = await Promise.any(
      people.map(async (person) => {
        await person.options.first().or(person.skip).first().waitFor();
        return person;
      }),
    );
    if (await busy.options.first().isVisible()) return busy;
    await busy.skip.click({ timeout: 2_000 }).catch(() => {});
  }
}

/** Answers until the match is over. */
export async function playToEnd(table: TablePage, pick: Pick = byKey): Promise<void> {
  while (await untilAsked(table)) await pick(table.options);
}

/** Goes with Tab, there or back, to the first thing of this kind; in a list item with this text, if there is one. */
export async function tabTo(page: Page, selector: string, text = ""): Promise<void> {
  const way = () =>
    page.evaluate(
      ([wanted, inside]) => {
        const goal = [...document.querySelectorAll(wanted)].find((one) => one.closest("li")?.textContent?.includes(inside));
        const at = document.activeElement;
        if (!at || goal === at) return null;
        return goal && goal.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab";
      },
      [selector, text],
    );
  for (let tabs = 0, key = await way(); key; tabs++, key = await way()) {
    if (tabs === 60) throw new Error(`Tab doesn't lead to ${selector}`);
    await page.keyboard.press(key);
  }
}
