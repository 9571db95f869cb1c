import { test } from "vitest";
import { newPerson, openBrowser } from "./people.ts";
import { playNow, untilAsked } from "./playing.ts";
import { Site } from "./site.ts";
import { answerOnBoard, smashUpOn } from "./smash-up.ts";
const size = (process.env.SIZE ?? "1440x900").split("x").map(Number);
test("mouse", async () => {
  const [site, browser] = await Promise.all([Site.open(), openBrowser()]);
  const phone = size[0] < 600;
  const p = await newPerson(browser, { viewport: { width: size[0], height: size[1] }, ...(phone && {hasTouch: true, isMobile: true, locale: "fr"}) });
  const lang = phone ? "fr" : "en";
  const m = smashUpOn(await playNow(p.page, site.url, lang, "smash-up"), lang);
  let bad = 0;
  for (let g = 0; g < Number(process.env.N ?? 3); g++) {
    let n = 0;
    while (await untilAsked(m)) {
      n++;
      await answerOnBoard(m, (x) => (phone ? x.tap({timeout: 1500}) : x.click({timeout: 1500})).catch(async (e) => {
        bad++;
        await p.page.screenshot({ path: `/tmp/shots/bad${bad}.png` });
        console.log(g, n, bad, String(e).slice(0, 1200)); await p.page.keyboard.press("1"); }));
    }
    console.log("match", g, n);
    await p.page.locator("#end-title").locator("xpath=../..").getByRole("button").first().click();
    await m.end.waitFor({ state: "hidden" });
  }
  console.log(p.complaints); await browser.close(); await site.close();
}, 600000);
