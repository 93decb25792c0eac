import type { Page } from "playwright-core";
import { hasFocus, isInView } from "../support/browser/elements";
import { lateScripts } from "../support/browser/interception";
import {
  expectNothingStored,
  expectQuiet,
  openPage,
  openReadyPage,
  scriptsReady,
  type VisitOptions,
} from "../support/browser/openPage";
import { legalPage, text } from "../support/content";

const phone = { viewport: { width: 375, height: 720 } };

const openButton = (page: Page) => page.getByRole("link", { name: text("bs", "header.openMenu") });

const menu = (page: Page) =>
  page.getByRole("dialog", { name: text("bs", "header.menu"), exact: true, includeHidden: true });

const closeButton = (page: Page) =>
  menu(page).getByRole("link", { name: text("bs", "header.closeMenu") });

const link = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

const opened = (page: Page) => menu(page).waitFor({ state: "visible" });
const closed = (page: Page) => menu(page).waitFor({ state: "hidden" });

async function pressBackdrop(page: Page) {
  const box = await menu(page).boundingBox();
  if (!box) throw new Error("The menu is not open");
  const right = box.x + box.width;
  await page.mouse.click(box.x > 2 ? box.x / 2 : (right + phone.viewport.width) / 2, 300);
}

const waysToClose: [string, (page: Page) => Promise<void>][] = [
  ["its button", (page) => closeButton(page).click()],
  ["Escape", (page) => page.keyboard.press("Escape")],
  ["the backdrop", pressBackdrop],
];

async function openMenu(options?: VisitOptions) {
  const visit = await openReadyPage("/", { ...phone, ...options });
  await openButton(visit.page).click();
  await opened(visit.page);
  return visit;
}

/** Where the menu stands from frame to frame, until it rests. */
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

describe("the side menu", () => {
  it("keeps the focus while it is open", async () => {
    const { page } = await openMenu();
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
    await page
      .locator("main a")
      .first()
      .evaluate((element) => (element as HTMLElement).focus());
    expect(await hasFocus(page.locator("main a").first())).toBe(false);
  });

  it("slides in from the side", async () => {
    const { page } = await openReadyPage("/", { ...phone, reducedMotion: "no-preference" });
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
      await openButton(page).click();
      await opened(page);
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
      // In a wide window the button is gone, and the header's links follow the menu.
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
  const open = async () => {
    const visit = await openPage("/", { ...phone, javaScriptEnabled: false });
    await openButton(visit.page).click();
    await opened(visit.page);
    return visit;
  };

  it.each(waysToClose.filter(([way]) => way !== "Escape"))(
    "opens, and closes by %s, where the page stands",
    async (_way, close) => {
      const { page } = await openPage("/", { ...phone, javaScriptEnabled: false });
      await page.mouse.wheel(0, 700);
      await openButton(page).click();
      await opened(page);
      await close(page);

      await closed(page);
      expect(await isInView(page.locator("#process"))).toBe(true);
    },
  );

  it("closes by a link to a section, shows that section, and opens again with one press", async () => {
    const { page } = await open();
    for (const id of ["service", "process", "process"] as const) {
      await link(page, text("bs", `nav.${id}`)).click();
      await closed(page);
      expect(await isInView(page.locator(`#${id}`))).toBe(true);
      await openButton(page).click();
      await opened(page);
    }
    await link(page, text("bs", "footer.gdpr")).click();
    await page.getByRole("heading", { level: 1, name: legalPage("bs", "gdpr").title }).waitFor();
    await closed(page);
  });

  it("closes by the keyboard and stays closed on the way through the section", async () => {
    const { page } = await open();
    await link(page, text("bs", "nav.contact")).focus();
    await page.keyboard.press("Enter");
    await closed(page);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      await closed(page);
    }
  });
});

it("the side menu, opened by the platform before the scripts come, still closes once they are there and gives the focus back", async () => {
  const { letScriptsCome, options } = lateScripts();
  const visit = await openPage("/", { ...phone, ...options });
  const { page } = visit;
  await openButton(page).click();
  await opened(page);
  letScriptsCome();
  await scriptsReady(page);

  await closeButton(page).click();
  await closed(page);
  for (const [way, close] of waysToClose) {
    await openButton(page).click();
    await opened(page);
    await close(page);
    await closed(page);
    expect([way, await hasFocus(openButton(page))]).toEqual([way, true]);
  }
  await expectQuiet(visit);
  await expectNothingStored(visit);
});
