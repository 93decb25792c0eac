import type { Page } from "playwright-core";
import { expectQuiet, openPage, openReadyPage, siteOrigin } from "../support/browser/openPage";
import { pagePaths, text } from "../support/content";

const sections = [
  ["nav.home", "home"],
  ["nav.process", "process"],
  ["nav.quality", "quality"],
  ["nav.service", "service"],
] as const;

const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

const learnMore = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: text("bs", "hero.learnMore") });

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

const legalPaths = pagePaths.filter((path) => path !== "/");

describe("the links to the sections", () => {
  it.each(sections)("reach on the landing page, by %s, #%s", async (label, id) => {
    const visit = await openReadyPage("/");
    const { page } = visit;
    await page.evaluate(() => window.scrollTo(0, 600));
    await headerLink(page, text("bs", label)).click();

    await reached(page, id);
    expect(page.url()).toBe(`${siteOrigin()}/#${id}`);
    await expectQuiet(visit);
  });

  it.each([
    ...sections.map(([label, id]) => ["/imprint", label, id] as const),
    ...[...legalPaths, "/nope"].map((path) => [path, "nav.process", "process"] as const),
  ])("reach from %s, by %s, #%s of the landing page", async (path, label, id) => {
    const { page } = await openReadyPage(path);
    await headerLink(page, text("bs", label)).click();

    await page.getByRole("heading", { level: 1, name: text("bs", "hero.title") }).waitFor();
    await reached(page, id);
    expect(page.url()).toBe(`${siteOrigin()}/#${id}`);
  });

  it("lead from the hero to the process", async () => {
    const { page } = await openReadyPage("/");
    await learnMore(page).click();

    await reached(page, "process");
  });

  it.each(["process", "contact"])("work as an address of their own: /#%s", async (id) => {
    const visit = await openReadyPage(`/#${id}`);

    await reached(visit.page, id);
    await expectQuiet(visit);
  });

  it.each(sections)("need no scripts: %s, #%s", async (label, id) => {
    const { page } = await openPage("/imprint", { javaScriptEnabled: false });
    await headerLink(page, text("bs", label)).click();

    await page.waitForURL(`**/#${id}`);
    const top = await page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(-1);
    expect(top).toBeLessThan(200);
  });
});

describe("the way to a section", () => {
  it("is a smooth one on the landing page", async () => {
    const { page } = await openReadyPage("/", { reducedMotion: "no-preference" });
    const press = () => headerLink(page, text("bs", "nav.service")).click();

    expect(await positionsOnPress(page, press, "service")).toBeGreaterThan(3);
  });

  it("is a jump where motion is not wanted", async () => {
    const { page } = await openReadyPage("/", { reducedMotion: "reduce" });
    const press = () => headerLink(page, text("bs", "nav.service")).click();

    expect(await positionsOnPress(page, press, "service")).toBe(2);
  });

  it("is no ride through the page for those who come from another one", async () => {
    const { page } = await openReadyPage("/imprint", { reducedMotion: "no-preference" });
    const press = () => headerLink(page, text("bs", "nav.service")).click();

    expect(await positionsOnPress(page, press, "service")).toBeLessThanOrEqual(3);
  });
});
