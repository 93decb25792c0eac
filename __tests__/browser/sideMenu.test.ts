import type { Page } from "playwright-core";
import { hasFocus, motionEnds } from "../support/browser/elements";
import { lateScripts } from "../support/browser/interception";
import { headline, languageMenuButton, languageName } from "../support/browser/language";
import {
  expectNoIncidents,
  expectNothingStored,
  hydrated,
  openPage,
  openReadyPage,
} from "../support/browser/openPage";
import { openSideMenu, phone } from "../support/browser/states";
import { text } from "../support/content";

const openButton = (page: Page) =>
  page.getByRole("button", { name: text("bs", "header.openMenu") });

const menu = (page: Page) =>
  page.getByRole("dialog", { name: text("bs", "header.menu"), exact: true, includeHidden: true });

const closeButton = (page: Page) =>
  menu(page).getByRole("button", { name: text("bs", "header.closeMenu") });

const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

const language = (page: Page, code: "bs" | "de") =>
  menu(page).getByRole("button", { name: languageName(code) });

const closed = (page: Page) => menu(page).waitFor({ state: "hidden" });

/** Waits until the section is at the top of the window. */
const shows = (page: Page, id: string) =>
  page.locator(`#${id}`).waitForFunction((it) => Math.abs(it.getBoundingClientRect().top) < 100);

const waysToClose: [string, (page: Page) => Promise<void>][] = [
  ["a tap beside it", (page) => page.touchscreen.tap(10, 300)],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["the space bar", (page) => closeButton(page).press("Space")],
  [
    "its button",
    async (page) => {
      // Otherwise it would be the second tap of a double tap.
      await page.waitForTimeout(500);
      await closeButton(page).tap();
    },
  ],
];

const late = () => lateScripts().options;

describe.each([
  ["after hydration", () => openReadyPage("/?utm_source=x", phone)],
  ["before hydration", () => openPage("/?utm_source=x", { ...phone, ...late() })],
])("the side menu %s", (_state, visit) => {
  it("opens by a tap, closes in every way, returns the focus, and keeps address and history", async () => {
    const page = await visit();
    const entry = () => page.evaluate(() => [window.location.href, window.history.length]);
    const before = await entry();
    for (const [way, close] of waysToClose) {
      await openButton(page).tap();
      await menu(page).waitFor();
      await motionEnds(page);
      await close(page);
      await closed(page);
      expect([way, await hasFocus(openButton(page))]).toEqual([way, true]);
    }
    expect(await entry()).toEqual(before);
  });

  it("opens with the space bar, which does not scroll, keeps the focus, and opens another page, where it is closed", async () => {
    const page = await visit();
    await openButton(page).press("Space");
    await menu(page).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const places = new Set<string>();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press(press < 20 ? "Tab" : "Shift+Tab");
      places.add(
        await menu(page).evaluate((element) => {
          const { activeElement } = document;
          if (element.contains(activeElement)) return activeElement?.textContent || "button";
          return activeElement === document.body ? "browser" : "page behind the menu";
        }),
      );
    }
    expect(places.size).toBeGreaterThan(5);
    expect(places).not.toContain("page behind the menu");

    await link(page, text("bs", "footer.gdpr")).tap();
    await headline(page, "bs", "/gdpr").waitFor();
    await closed(page);
  });
});

describe("the side menu", () => {
  it.each([
    ["after", () => openReadyPage("/", phone)],
    ["before", () => openPage("/", { ...phone, ...late() })],
  ])("closes by a link to a section and by Back %s hydration", async (_state, visit) => {
    const page = await visit();
    for (const id of ["service", "process", "process"] as const) {
      await openSideMenu(page);
      await link(page, text("bs", `nav.${id}`)).tap();
      await closed(page);
      await shows(page, id);
    }

    await openSideMenu(page);
    await page.goBack();
    await closed(page);
    await shows(page, "service");
  });

  it("that was opened before hydration stays open and keeps the focus", async () => {
    const { releaseScripts, options } = lateScripts();
    const page = await openPage("/", { ...phone, ...options });
    await openSideMenu(page);
    const focused = link(page, text("bs", "nav.quality"));
    await focused.focus();
    releaseScripts();
    await hydrated(page);
    expect(await hasFocus(focused)).toBe(true);
    await expectNoIncidents(page);
    await expectNothingStored(page);
  });

  it("applies a language that is pressed in it before hydration", async () => {
    const { releaseScripts, options } = lateScripts();
    const page = await openPage("/", { ...phone, ...options });
    await languageMenuButton(page).tap();
    await language(page, "de").tap();
    releaseScripts();

    await headline(page, "de", "/").waitFor();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });

  it("has a close mark in place of its button", async () => {
    for (const width of [320, 375, 768]) {
      const touch = { isMobile: true, hasTouch: true };
      const page = await openReadyPage("/", { viewport: { width, height: 800 }, ...touch });
      const place = await openButton(page).locator("svg").boundingBox();
      await openSideMenu(page);
      expect(await closeButton(page).locator("svg").boundingBox()).toEqual(place);
    }
  });

  it("slides in from the side", async () => {
    const page = await openReadyPage("/", phone);
    const slides = page.waitForFunction(() => {
      const { left, right, width } =
        document.querySelector("dialog")?.getBoundingClientRect() ?? {};
      return Boolean(width) && (Number(left) < -1 || Number(right) > innerWidth + 1);
    });
    await openButton(page).tap();
    await slides;
  });

  it("opens and closes by presses at one point that come without pointer events, as from a screen reader", async () => {
    const page = await openReadyPage("/", phone);
    for (let time = 0; time < 2; time++) {
      for (const [button, state] of [
        [openButton(page), "visible"],
        [closeButton(page), "hidden"],
      ] as const) {
        await button.dispatchEvent("click", { detail: 1, clientX: 340, clientY: 30 });
        await menu(page).waitFor({ state });
      }
    }
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
      const { x = 0, width = 0 } = (await menu(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);

      await page.keyboard.press("Escape");
      await closed(page);
      await page.keyboard.press("Tab");
      const next = page.getByRole("main").getByRole("link").first();
      expect([viewport, await hasFocus(next)]).toEqual([viewport, true]);
    }
    await openButton(page).waitFor({ state: "hidden" });
  });
});

it.each(["/", "/gdpr"])(
  "without scripts, the links in the menu of %s close it, and the footer has them all",
  async (path) => {
    const page = await openPage(path, { ...phone, javaScriptEnabled: false });
    const linksIn = (part: string) =>
      page
        .locator(`${part} a`)
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((each) => (each as HTMLAnchorElement).href.replace(/\?\w+/, "")),
        );
    for (const id of ["service", "process"] as const) {
      await openSideMenu(page);
      const inMenu = await linksIn("dialog");
      expect(inMenu.length).toBeGreaterThan(8);
      expect(await linksIn("footer")).toEqual(expect.arrayContaining(inMenu));
      await link(page, text("bs", `nav.${id}`)).tap();
      await page.waitForURL(`**/?${id}#${id}`);
      await closed(page);
      await shows(page, id);
    }
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: text("bs", "nav.service") })
      .tap();
    await page.waitForURL("**#service");
  },
);
