import type { Page } from "playwright-core";
import { openPage, openReadyPage, siteOrigin } from "../support/browser/openPage";
import { text, unknownPath } from "../support/content";

const sections = [
  ["nav.home", "home"],
  ["nav.process", "process"],
  ["nav.quality", "quality"],
  ["nav.service", "service"],
] as const;

const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

/** Waits until the page rests with the section at the top, where the header does not hide it. */
const reached = (page: Page, id: string) =>
  page.waitForFunction((section) => {
    const state = window as Window & { lastTop?: number };
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN;
    const rests = top === state.lastTop;
    state.lastTop = top;
    return rests && top >= -1 && top < 200;
  }, id);

/** Where the page stands from frame to frame after a press, until the section is reached. */
async function positionsOnPress(page: Page, press: () => Promise<void>, id: string) {
  await page.evaluate(() => {
    const state = window as Window & { positions?: number[] };
    const positions = [window.scrollY];
    state.positions = positions;
    window.addEventListener("scroll", () => positions.push(window.scrollY));
  });
  await press();
  await reached(page, id);
  const positions = await page.evaluate(
    () => (window as Window & { positions?: number[] }).positions,
  );
  return new Set(positions).size;
}

describe("the links to the sections", () => {
  it("reach the top of the landing page from one that is not found", async () => {
    const { page } = await openReadyPage(unknownPath);
    await headerLink(page, text("bs", "nav.home")).click();

    await page.getByRole("heading", { level: 1, name: text("bs", "hero.title") }).waitFor();
    await reached(page, "home");
    expect(page.url()).toBe(`${siteOrigin()}/#home`);
  });

  it("need no scripts", async () => {
    const { page } = await openPage("/imprint", { javaScriptEnabled: false });
    for (const [label, id] of sections) {
      await headerLink(page, text("bs", label)).click();
      await page.waitForURL(`**/#${id}`);
      const top = await page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(-1);
      expect(top).toBeLessThan(200);
    }
  });
});

describe("the way to a section", () => {
  it("is a smooth one on the landing page", async () => {
    const { page } = await openReadyPage("/", { reducedMotion: "no-preference" });
    const press = () => headerLink(page, text("bs", "nav.service")).click();

    expect(await positionsOnPress(page, press, "service")).toBeGreaterThan(2);
  });

  it("does not scroll through the page after a navigation", async () => {
    const { page } = await openReadyPage("/imprint", { reducedMotion: "no-preference" });
    const press = () => headerLink(page, text("bs", "nav.service")).click();

    expect(await positionsOnPress(page, press, "service")).toBeLessThanOrEqual(3);
  });
});
