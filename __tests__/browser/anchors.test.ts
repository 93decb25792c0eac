import type { Page } from "playwright-core";
import { scrollTo } from "../support/browser/elements";
import { headline } from "../support/browser/language";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { openSideMenu, phone } from "../support/browser/states";
import { text } from "../support/content";

const sections = [
  ["nav.home", "home"],
  ["nav.process", "process"],
  ["nav.quality", "quality"],
  ["nav.service", "service"],
] as const;

const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

/** Waits until scrolling ends with the section at the top, below the header. */
const reached = (page: Page, id: string) =>
  page.waitForFunction((section) => {
    const state = window as Window & { lastTop?: number };
    const top = document.getElementById(section)?.getBoundingClientRect().top ?? Number.NaN;
    const rests = top === state.lastTop;
    state.lastTop = top;
    return rests && top >= -1 && top < 200;
  }, id);

/** @returns whether a press on the link to `#service` scrolls through positions before the last one */
async function scrollsSmoothly(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    const state = window as Window & { positions?: number[] };
    const positions = [window.scrollY];
    state.positions = positions;
    window.addEventListener("scroll", () => positions.push(window.scrollY));
  });
  await headerLink(page, text("bs", "nav.service")).click();
  await reached(page, "service");
  return page.evaluate(() => {
    const { positions = [] } = window as Window & { positions?: number[] };
    const ends = [positions[0] ?? 0, window.scrollY];
    return positions.some((each) => ends.every((end) => Math.abs(each - end) > 10));
  });
}

describe("the links to the sections", () => {
  it("move the focus to a section of another page, from the header and from the side menu", async () => {
    const name = text("bs", "nav.service");
    const expectNextStopInService = async (page: Page) => {
      await headline(page, "bs", "/").waitFor();
      await page.waitForFunction(() => document.activeElement?.id === "service");
      await page.keyboard.press("Tab");
      const place = await page.locator("#service").evaluate((section) => {
        const { activeElement } = document;
        const position = activeElement ? section.compareDocumentPosition(activeElement) : 0;
        return position & Node.DOCUMENT_POSITION_FOLLOWING;
      });
      expect(place).not.toBe(0);
    };

    const page = await openReadyPage("/gdpr");
    await headerLink(page, name).click();
    await expectNextStopInService(page);

    await page.goBack();
    await headline(page, "bs", "/gdpr").waitFor();
    await page.setViewportSize(phone.viewport);
    const menu = await openSideMenu(page);
    await menu.getByRole("link", { name, exact: true }).click();
    await expectNextStopInService(page);
  });

  it("work without scripts", async () => {
    const page = await openPage("/imprint", { javaScriptEnabled: false });
    for (const [label, id] of sections) {
      await headerLink(page, text("bs", label)).click();
      await page.waitForURL(`**/#${id}`);
      const top = await page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(-1);
      expect(top).toBeLessThan(200);
    }
  });
});

it.each([
  ["scrolls smoothly on", "/"],
  ["does not scroll through", "/imprint"],
])(
  "a link to a section %s %s, and scrolls smoothly when it is pressed again",
  async (_how, path) => {
    const page = await openReadyPage(path);
    expect(await scrollsSmoothly(page)).toBe(path === "/");

    await scrollTo(page, 0);
    // Otherwise it would be the second press of a double press, on the header of another page.
    await page.waitForTimeout(500);
    expect(await scrollsSmoothly(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("service");
  },
);
