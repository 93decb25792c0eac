import type { Page } from "playwright-core";
import { hasFocus, isInView, motionEnds } from "../support/browser/elements";
import { headline } from "../support/browser/headline";
import { lateScripts } from "../support/browser/interception";
import {
  expectNoIncidents,
  expectNothingStored,
  hydrated,
  openPage,
  openReadyPage,
} from "../support/browser/openPage";
import { text } from "../support/content";

const phone = { viewport: { width: 375, height: 720 } };

const openButton = (page: Page) => page.getByRole("link", { name: text("bs", "header.openMenu") });

const menu = (page: Page) =>
  page.getByRole("dialog", { name: text("bs", "header.menu"), exact: true, includeHidden: true });

const closeButton = (page: Page) =>
  menu(page).getByRole("link", { name: text("bs", "header.closeMenu") });

const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

const opened = async (page: Page) => {
  await menu(page).waitFor({ state: "visible" });
  await motionEnds(page);
};
const closed = (page: Page) => menu(page).waitFor({ state: "hidden" });

async function pressBackdrop(page: Page) {
  const box = await menu(page).boundingBox();
  if (!box) throw new Error("The menu is not open");
  const right = box.x + box.width;
  await page.mouse.click(box.x > 2 ? box.x / 2 : (right + phone.viewport.width) / 2, 300);
}

const waysToClose: [string, (page: Page) => Promise<void>][] = [
  ["its button", (page) => closeButton(page).click()],
  ["the backdrop", pressBackdrop],
  ["Escape", (page) => page.keyboard.press("Escape")],
];

async function open(page: Page) {
  await openButton(page).click();
  await opened(page);
}

/** The positions of the menu in each frame, until it stops. */
const positionsOnOpening = (page: Page): Promise<number[]> =>
  menu(page).evaluate(
    (element) =>
      new Promise<number[]>((done) => {
        const positions: number[] = [];
        let restingFrames = 0;
        const look = () => {
          if (element.checkVisibility()) {
            const { left } = element.getBoundingClientRect();
            restingFrames = left === positions.at(-1) ? restingFrames + 1 : 0;
            positions.push(left);
          }
          const rests = restingFrames > 3 && element.getAnimations().length === 0;
          if (rests) done([...new Set(positions)]);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Asserts that Tab and Shift+Tab reach the menu and the browser's own controls only. */
async function expectFocusKept(page: Page) {
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
}

describe("the side menu", () => {
  it("opens with the space bar, which does not scroll, and keeps the focus", async () => {
    const { page } = await openReadyPage("/", phone);
    await openButton(page).focus();
    await page.keyboard.press("Space");
    await opened(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await expectFocusKept(page);
    const behind = page.locator("main a").first();
    await behind.evaluate((element) => (element as HTMLElement).focus());
    expect(await hasFocus(behind)).toBe(false);
  });

  it("aligns links, phone number and languages on one edge, the number on one line", async () => {
    const { page } = await openReadyPage("/", { viewport: { width: 320, height: 720 } });
    await openButton(page).click();
    await opened(page);
    const words = menu(page).locator("nav a, fieldset button:first-of-type > span");
    const edges = await words.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    );
    expect(new Set(edges).size).toBe(1);

    const call = link(page, text("bs", "header.call"));
    expect((await call.locator("svg").boundingBox())?.width).toBe(24);
    expect(await call.locator("span").evaluate((span) => span.getClientRects().length)).toBe(1);
  });

  it("slides in from the side", async () => {
    const { page } = await openReadyPage("/", phone);
    const positions = positionsOnOpening(page);
    await openButton(page).click();

    expect((await positions).length).toBeGreaterThan(2);
  });

  it("stays reachable in a window that is rotated, zoomed to 400 % or widened", async () => {
    const { page } = await openReadyPage("/", phone);
    for (const viewport of [
      { width: 720, height: 375 },
      { width: 320, height: 256 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(phone.viewport);
      await open(page);
      await page.setViewportSize(viewport);

      for (const target of await menu(page).locator("a, button").all()) {
        await target.focus();
        expect([viewport, await isInView(target)]).toEqual([viewport, true]);
      }
      const { x = 0, width = 0 } = (await menu(page).boundingBox()) ?? {};
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(viewport.width);

      await page.keyboard.press("Escape");
      await closed(page);
      await page.keyboard.press("Tab");
      // A wide window hides the button. There the links of the header follow the menu.
      const next = (await openButton(page).isVisible())
        ? page.getByRole("main").getByRole("link", { name: text("bs", "hero.learnMore") })
        : page.getByRole("link", { name: text("bs", "header.skip") });
      expect([viewport, await hasFocus(next)]).toEqual([viewport, true]);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.mouse.wheel(0, 300);
      await page.waitForFunction(() => window.scrollY > 0);
    }

    await openButton(page).waitFor({ state: "hidden" });
    for (const key of ["nav.home", "nav.process", "nav.quality", "nav.service"] as const) {
      const name = text("bs", key);
      await page.getByRole("banner").getByRole("link", { name, exact: true }).waitFor();
    }
  });
});

describe("the side menu without scripts", () => {
  const openWithout = async () =>
    (await openPage("/", { ...phone, javaScriptEnabled: false })).page;

  it("hides the page from the keyboard, and closes by its button and the backdrop without scrolling", async () => {
    const page = await openWithout();
    const behind = page.locator("header a, main a, main input, footer a").filter({ visible: true });
    await page.mouse.wheel(0, 700);
    for (const [, close] of waysToClose.slice(0, 2)) {
      await open(page);
      expect(await behind.count()).toBe(0);
      await close(page);

      await closed(page);
      expect(await behind.count()).toBeGreaterThan(10);
      expect(await isInView(page.locator("#process"))).toBe(true);
    }
  });

  it("closes by a link to a section, shows that section, and opens again with one press", async () => {
    const page = await openWithout();
    await open(page);
    for (const id of ["service", "process", "process"] as const) {
      await link(page, text("bs", `nav.${id}`)).click();
      await closed(page);
      expect(await isInView(page.locator(`#${id}`))).toBe(true);
      await open(page);
    }
    await link(page, text("bs", "footer.gdpr")).click();
    await headline(page, "bs", "/gdpr").waitFor();
    await closed(page);
  });

  it("closes by the keyboard and stays closed while Tab moves through the section", async () => {
    const page = await openWithout();
    await open(page);
    await link(page, text("bs", "nav.contact")).focus();
    await page.keyboard.press("Enter");
    await closed(page);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      await closed(page);
    }
  });
});

describe("the side menu that was opened before hydration", () => {
  /** Opens the menu, focuses one of its links, and hydrates the page. */
  const openEarly = async () => {
    const { releaseScripts, options } = lateScripts();
    const visit = await openPage("/", { ...phone, ...options });
    const { page } = visit;
    await open(page);
    const focused = link(page, text("bs", "nav.quality"));
    await focused.focus();
    releaseScripts();
    await hydrated(page);
    await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
    expect(await hasFocus(focused)).toBe(true);
    return visit;
  };

  it("becomes modal, keeps the focus, closes in every way and returns the focus", async () => {
    const visit = await openEarly();
    const { page } = visit;
    await expectFocusKept(page);
    for (const [way, close] of [...waysToClose].reverse()) {
      await close(page);
      await closed(page);
      expect([way, await hasFocus(openButton(page))]).toEqual([way, true]);
      await page.waitForFunction(() => location.hash === "");
      await open(page);
    }
    await expectNoIncidents(visit);
    await expectNothingStored(visit);
  });

  it.each([
    ["its button", (page: Page) => closeButton(page).click()],
    ["Back", (page: Page) => page.goBack()],
  ])("closes by %s and returns the focus", async (_way, close) => {
    const { page } = await openEarly();
    await close(page);
    await closed(page);
    expect(await hasFocus(openButton(page))).toBe(true);
  });

  it("closes by a link to another page", async () => {
    const { page } = await openEarly();
    await menu(page).locator("a[href='/gdpr']").click();
    await headline(page, "bs", "/gdpr").waitFor();
    await closed(page);
  });
});
