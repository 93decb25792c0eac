import type { Locator, Page } from "playwright-core";
import { expectFocus, motionEnds } from "../support/browser/elements";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { openSideMenu, phone } from "../support/browser/states";

const openButton = (page: Page) => page.getByRole("button", { name: "Otvorite meni" });

const menu = (page: Page) =>
  page.getByRole("dialog", { name: "Meni", exact: true, includeHidden: true });

const closeButton = (page: Page) => menu(page).getByRole("button", { name: "Zatvorite meni" });

const closed = (page: Page) => menu(page).waitFor({ state: "hidden" });

const holdScripts = (page: Page) => page.route("**/*.js", () => {});

const waysToClose: ((page: Page) => Promise<void>)[] = [
  (page) => page.touchscreen.tap(10, 300),
  (page) => closeButton(page).press("Space"),
  (page) => closeButton(page).tap(),
];

it("before its scripts have come the side menu opens by a tap, closes by its button or a press beside it, returns the focus, and keeps the address", async () => {
  const page = await openPage("/?utm_source=x", { ...phone, prepare: holdScripts });
  const address = page.url();
  for (const close of waysToClose) {
    await openButton(page).tap();
    await menu(page).waitFor();
    await page.waitForTimeout(500);
    await close(page);
    await closed(page);
    await expectFocus(openButton(page));
  }
  expect(page.url()).toBe(address);
});

describe("the side menu", () => {
  it("slides in from the side, with a close mark in place of its button", async () => {
    const page = await openReadyPage("/", phone);
    const place = await openButton(page).locator("svg").boundingBox();
    const slides = page.waitForFunction(() => {
      const { right = 0, width = 0 } =
        document.querySelector("dialog")?.getBoundingClientRect() ?? {};
      return width > 0 && right > innerWidth + 1;
    });
    await openButton(page).tap();
    await slides;
    await motionEnds(page);
    expect(await closeButton(page).locator("svg").boundingBox()).toEqual(place);
  });

  it("closes at a step back to another section of the page", async () => {
    const page = await openReadyPage("/", phone);
    await page.evaluate(() => Object.assign(location, { hash: "service" }).hash);
    await openSideMenu(page);
    await page.goBack();
    await closed(page);
  });

  it("is not printed", async () => {
    const page = await openReadyPage("/", phone);
    await openSideMenu(page);
    await page.emulateMedia({ media: "print" });
    await closed(page);
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
});

it("without scripts nothing opens the menu, and the footer has its links", async () => {
  const page = await openPage("/", { ...phone, javaScriptEnabled: false });
  const hrefs = (links: Locator) =>
    links.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  expect(await page.getByRole("banner").getByRole("button").count()).toBe(0);
  const inMenu = await hrefs(menu(page).locator("a"));
  // The sections, the legal pages and the telephone.
  expect(inMenu).toHaveLength(9);
  expect(await hrefs(page.locator("footer a").visible())).toEqual(expect.arrayContaining(inMenu));
});
