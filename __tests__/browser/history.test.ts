import { type Browser, chromium } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { headline } from "../support/browser/headline";
import { documentLanguage, languageButton } from "../support/browser/language";
import { expectNoIncidents, openReadyPage, siteOrigin } from "../support/browser/openPage";
import { launchOptions } from "../support/browser/start";
import { text } from "../support/content";

it("Back and Forward show the page of the address when they are pressed faster than pages load", async () => {
  const visit = await openReadyPage("/");
  const { page } = visit;
  for (const slug of ["imprint", "gdpr", "terms-of-service"]) {
    await page.getByRole("contentinfo").locator(`a[href="/${slug}"]`).click();
    await headline(page, "bs", `/${slug}`).waitFor();
  }
  await page.evaluate(async () => {
    for (const steps of [-1, 1, -1, 1, 1, -1]) {
      history.go(steps);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(() => {
    const state = window as Window & { lastPlace?: string; since?: number };
    const place = `${location.pathname} ${document.querySelector("h1")?.textContent}`;
    const frames = place === state.lastPlace ? (state.since ?? 0) + 1 : 0;
    Object.assign(state, { lastPlace: place, since: frames });
    return frames > 20;
  });

  expect(await headline(page, "bs", new URL(page.url()).pathname).count()).toBe(1);
  await expectNoIncidents(visit);
});

it("fifty fast changes of language show the last one and do not scroll the page", async () => {
  const visit = await openReadyPage("/");
  const { page } = visit;
  await page.locator("#service").evaluate((section) => section.scrollIntoView());
  const place = () =>
    page.locator("#service h2").evaluate((title) => title.getBoundingClientRect().top);
  const before = await place();
  await page.evaluate((count) => {
    const buttons = document.querySelectorAll<HTMLElement>("header fieldset button");
    for (let press = 0; press <= count; press++) buttons[press % buttons.length]?.click();
  }, 50);
  const last = languages[50 % languages.length] ?? "bs";
  await headline(page, last, "/").waitFor();

  expect(await documentLanguage(page)).toBe(last);
  expect(await page.title()).toBe(text(last, "home.title"));
  expect(await languageButton(page, last).getAttribute("aria-pressed")).toBe("true");
  await page.getByText(text(last, "footer.service.text")).waitFor();
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
  await expectNoIncidents(visit);
});

// Playwright disables the back/forward cache of the shared browser.
let browser: Browser | undefined;
afterAll(() => browser?.close());

it("a page can enter the back/forward cache", async () => {
  browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const obstacles: string[] = [];
  let restored = true;
  await session.send("Page.enable");
  session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    restored = false;
    for (const { type, reason } of notRestoredExplanations) {
      if (type === "PageSupportNeeded") obstacles.push(reason);
    }
  });
  await page.goto(siteOrigin());
  await page.focus("[name=name]");
  await page.keyboard.type("Amra");
  await page.waitForFunction(() => document.querySelector("form button[type=submit]"));
  await page.locator("header button[lang=de]").dispatchEvent("click");
  await page.waitForFunction(() => document.documentElement.lang === "de");
  await page.goto(`${siteOrigin()}/favicon.svg`);
  await page.goBack();

  expect(obstacles).toEqual([]);
  const kept = await page.evaluate(() => [
    document.documentElement.lang,
    document.querySelector<HTMLInputElement>("[name=name]")?.value,
  ]);
  // A headless browser restores only what was typed.
  expect(kept).toEqual([restored ? "de" : "bs", "Amra"]);
});
