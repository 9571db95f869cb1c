// People in front of real browsers. Whatever the page complains about on its console fails the test.
import { AxeBuilder } from "@axe-core/playwright";
import sparticuz from "@sparticuz/chromium";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect } from "vitest";

const QUIET = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];

export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.FRACAS_CHROMIUM ?? (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args: QUIET, headless: true });
}

const LAPTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Person {
  readonly page: Page;
  /** What went wrong on the page so far. */
  readonly complaints: readonly string[];
  leave(): Promise<void>;
}

/** Somebody with a browser profile of their own. */
export async function newPerson(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({ locale: "en-GB", viewport: LAPTOP, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`${error}`));
  page.on("console", (message) => {
    // A lost connection is part of some tests; the browser reports it on its own.
    if (message.type() === "error" && !/WebSocket|ERR_CONNECTION|ERR_INTERNET/.test(message.text())) complaints.push(message.text());
  });
  return { page, complaints, leave: () => context.close() };
}

/** No barrier that axe knows of, and nothing wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
