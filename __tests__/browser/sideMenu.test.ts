import type { Page } from "playwright-core";
import { hasFocus, motionEnds } from "../support/browser/elements";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { openSideMenu, phone } from "../support/browser/states";

const openButton = (page: Page) => page.getByRole("button", { name: "Otvorite meni" });

const menu = (page: Page) =>
  page.getByRole("dialog", { name: "Meni", exact: true, includeHidden: true });

const closeButton = (page: Page) => menu(page).getByRole("button", { name: "Zatvorite meni" });

const closed = (page: Page) => menu(page).waitFor({ state: "hidden" });

const waysToClose: [string, (page: Page) => Promise<void>][] = [
  ["a tap beside it", (page) => page.touchscreen.tap(10, 300)],
  ["the space bar", (page) => closeButton(page).press("Space")],
  ["its button", (page) => closeButton(page).tap()],
];

describe.each([
  ["with scripts", () => openReadyPage("/?utm_source=x", phone)],
  ["without scripts", () => openPage("/?utm_source=x", { ...phone, javaScriptEnabled: false })],
])("the side menu %s", (_state, visit) => {
  it("opens by a tap, closes in every way, returns the focus, and keeps the address", async () => {
    const page = await visit();
    const address = page.url();
    for (const [way, close] of waysToClose) {
      await openButton(page).tap();
      await menu(page).waitFor();
      await page.waitForTimeout(500);
      await close(page);
      await closed(page);
      expect([way, await hasFocus(openButton(page))]).toEqual([way, true]);
    }
    expect(page.url()).toBe(address);
  });

  it("opens with the space bar, keeps the focus, and opens another page, where it is closed", async () => {
    const page = await visit();
    await openButton(page).press("Space");
    await menu(page).waitFor();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press(press < 20 ? "Tab" : "Shift+Tab");
      expect(await page.locator("main :focus, footer :focus").count()).toBe(0);
    }
    await menu(page).getByRole("link", { name: "Politika privatnosti" }).tap();
    await page.getByRole("heading", { level: 1, name: "Politika privatnosti" }).waitFor();
    await closed(page);
  });
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

  it("stays reachable in a window that is rotated, zoomed to 400 % or widened, and does not lose the focus", async () => {
    const page = await openReadyPage("/", phone);
    for (const viewport of [
      { width: 720, height: 375 },
      { width: 320, height: 256 },
      { width: 1300, height: 900 },
    ]) {
      await page.setViewportSize(phone.viewport);
      await openSideMenu(page);
      await page.setViewportSize(viewport);
      const targets = menu(page).locator("a, button").filter({ visible: true });
      const hidden = await targets.evaluateAll((all: HTMLElement[]) =>
        all.filter((target) => {
          target.focus();
          const { top, bottom } = target.getBoundingClientRect();
          return bottom <= 0 || top >= innerHeight;
        }),
      );
      expect([viewport, hidden]).toEqual([viewport, []]);

      await page.keyboard.press("Escape");
      await closed(page);
      await page.keyboard.press("Tab");
      const next = page.getByRole("main").getByRole("link").first();
      expect([viewport, await hasFocus(next)]).toEqual([viewport, true]);
    }
  });
});

it("without scripts the footer has the links of the menu", async () => {
  const page = await openPage("/", { ...phone, javaScriptEnabled: false });
  const linksIn = (part: string) =>
    page
      .locator(`${part} a`)
      .visible()
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
  await openSideMenu(page);
  const inMenu = await linksIn("dialog");
  expect(inMenu.length).toBeGreaterThan(7);
  expect(await linksIn("footer")).toEqual(expect.arrayContaining(inMenu));
});
