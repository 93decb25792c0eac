import { type Browser, chromium, type Page } from "playwright-core";
import { type Language, languages } from "../../src/contract/languages";
import { headline } from "../support/browser/headline";
import { chooseLanguage, documentLanguage, languageButton } from "../support/browser/language";
import {
  expectNoIncidents,
  expectNothingStored,
  openReadyPage,
  siteOrigin,
} from "../support/browser/openPage";
import { launchOptions } from "../support/browser/start";
import { builtPage } from "../support/build";
import { pageMetadata, text } from "../support/content";
import { legalSections } from "../support/legalOutline";
import { waitUntil } from "../support/waitUntil";

/** Waits for the page at the address in this language. */
async function arrived(page: Page, language: Language, address: string): Promise<void> {
  const [path = ""] = address.split("#");
  await page.waitForURL(`**${address}`);
  await headline(page, language, path).waitFor();
  expect(await documentLanguage(page)).toBe(language);
  await waitUntil(
    `the title of ${address}`,
    async () => (await page.title()) === pageMetadata(language, path).title,
  );
  expect(await page.locator("meta[name=description]").getAttribute("content")).toBe(
    pageMetadata(language, path).description,
  );
}

/** Presses a link to this address; within a page its `href` is the anchor alone. */
const follow = (page: Page, address: string) => {
  const { pathname } = new URL(page.url());
  const href = address.startsWith(`${pathname}#`) ? address.slice(pathname.length) : address;
  return page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
};

describe("Back and Forward", () => {
  it("work across anchors, pages and languages", async () => {
    const visit = await openReadyPage("/");
    const { page } = visit;
    const anchor = /.*<h2 id="([^"]+)"/s.exec(builtPage("/gdpr"))?.[1];
    const section = legalSections("bs", "gdpr").length > 1 ? [`/gdpr#${anchor}`] : [];
    const addresses = ["/", "/#quality", "/#service", "/gdpr", ...section, "/imprint", "/#home"];

    for (const [index, address] of addresses.entries()) {
      if (index === 0) continue;
      if (index === 3) await chooseLanguage(page, "de");
      const language = index < 3 ? "bs" : "de";
      await follow(page, address);
      await arrived(page, language, address);
    }
    await chooseLanguage(page, "en");

    for (const address of addresses.slice(0, -1).reverse()) {
      await page.goBack();
      await arrived(page, "en", address);
    }
    await chooseLanguage(page, "bs");
    for (const address of addresses.slice(1)) {
      await page.goForward();
      await arrived(page, "bs", address);
    }
    await expectNoIncidents(visit);
    await expectNothingStored(visit);
  });

  it("show the page of the address when they are pressed faster than pages load", async () => {
    const visit = await openReadyPage("/");
    const { page } = visit;
    for (const path of ["/imprint", "/gdpr", "/terms-of-service"]) {
      await follow(page, path);
      await headline(page, "bs", path).waitFor();
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
    const { pathname } = new URL(page.url());
    expect(await headline(page, "bs", pathname).count()).toBe(1);
    await expectNoIncidents(visit);
  });
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
