import type { Locator, Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { hasFocus, isInView } from "../support/browser/elements";
import { headline } from "../support/browser/headline";
import { lateScripts } from "../support/browser/interception";
import { documentLanguage } from "../support/browser/language";
import { expectQuiet, hydrated, openPage, openReadyPage } from "../support/browser/openPage";
import { openSideMenu } from "../support/browser/states";
import { pagePaths, text, unknownPath } from "../support/content";

const narrow = { viewport: { width: 375, height: 720 } };

const openButton = (page: Page) => page.getByRole("link", { name: text("bs", "header.openMenu") });

const menu = (page: Page) => page.locator("#side-menu");

/** What the focus is on after each of some presses of Tab: in the menu, behind it, or in neither. */
async function tabStops(page: Page, presses = 30): Promise<Set<string>> {
  const stops = new Set<string>();
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab");
    stops.add(
      await menu(page).evaluate((dialog) => {
        const { activeElement } = document;
        if (activeElement === document.body || !activeElement) return "browser";
        return dialog.contains(activeElement) ? "menu" : "behind";
      }),
    );
  }
  return stops;
}

describe("the side menu opened before hydration", () => {
  const openEarly = async () => {
    const { letScriptsCome, options } = lateScripts();
    const visit = await openPage("/", { ...narrow, ...options });
    const { page } = visit;
    await openButton(page).click();
    await menu(page).waitFor();
    const link = menu(page).getByRole("link", { name: text("bs", "nav.quality"), exact: true });
    await link.focus();
    letScriptsCome();
    await hydrated(page);
    await page.waitForFunction(() => document.querySelector("dialog:modal") !== null);
    return { visit, page, link };
  };

  it("becomes modal, keeps the focus and holds it, and closes by Escape for good", async () => {
    const { visit, page, link } = await openEarly();
    expect(await hasFocus(link)).toBe(true);
    expect(await tabStops(page)).not.toContain("behind");
    await page.keyboard.press("Escape");
    await menu(page).waitFor({ state: "hidden" });
    expect(await hasFocus(openButton(page))).toBe(true);
    await page.waitForFunction(() => location.hash === "");

    await openButton(page).click();
    await menu(page).waitFor();
    await expectQuiet(visit);
  });

  it("closes by Back, and leads on by a link", async () => {
    const { page } = await openEarly();
    await page.goBack();
    await menu(page).waitFor({ state: "hidden" });
    expect(await hasFocus(openButton(page))).toBe(true);

    const again = await openEarly();
    await menu(again.page).locator("a[href='/gdpr']").click();
    await headline(again.page, "bs", "/gdpr").waitFor();
    await menu(again.page).waitFor({ state: "hidden" });
  });
});

it("the side menu opened without scripts leaves nothing behind it to the keyboard", async () => {
  const { page } = await openPage("/", { ...narrow, javaScriptEnabled: false });
  await openButton(page).click();
  await menu(page).waitFor();
  const behind = page.locator("header a, main a, main input, footer a").filter({ visible: true });
  expect(await behind.count()).toBe(0);
  await menu(page)
    .getByRole("link", { name: text("bs", "header.closeMenu") })
    .click();
  await menu(page).waitFor({ state: "hidden" });
  expect(await behind.count()).toBeGreaterThan(10);
});

it("the space bar opens the side menu and does not scroll", async () => {
  const { page } = await openReadyPage("/", narrow);
  await openButton(page).focus();
  await page.keyboard.press("Space");
  await menu(page).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

describe("the link to a section on another page", () => {
  const expectNextStopIn = async (page: Page, id: string) => {
    await headline(page, "bs", "/").waitFor();
    await page.waitForFunction((section) => document.activeElement?.id === section, id);
    await page.keyboard.press("Tab");
    const place = await page.evaluate((section) => {
      const from = document.getElementById(section);
      const to = document.activeElement;
      return from && to ? from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
    }, id);
    expect(place).not.toBe(0);
  };

  it("leads the focus there from the header and from the side menu", async () => {
    const wide = await openReadyPage("/gdpr");
    const name = text("bs", "nav.service");
    await wide.page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expectNextStopIn(wide.page, "service");

    const { page } = await openReadyPage("/gdpr", narrow);
    const dialog = await openSideMenu(page);
    await dialog.getByRole("link", { name, exact: true }).click();
    await expectNextStopIn(page, "service");
  });
});

it("the name of a language button begins with its visible code", async () => {
  // A narrow header has space for the codes of three languages, a wide one for their names.
  const { page } = await openReadyPage("/", languages.length > 3 ? {} : narrow);
  for (const language of languages) {
    const name = new RegExp(`^${language} ${text(language, "language.name")}$`, "i");
    await page.getByRole("banner").getByRole("button", { name }).waitFor();
  }
});

it.each([...pagePaths, unknownPath])(
  "the skip link of %s is in the header and first",
  async (path) => {
    const { page } = await openReadyPage(path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("banner").getByRole("link", { name: text("bs", "header.skip") });
    expect(await hasFocus(skip)).toBe(true);
    expect(await isInView(skip)).toBe(true);
  },
);

it("the links of the not-found page lead home in their language", async () => {
  for (const language of languages) {
    const { page } = await openReadyPage(unknownPath);
    await page.getByRole("link", { name: text(language, "notFound.returnHome") }).click();
    await headline(page, language, "/").waitFor();
    expect(await documentLanguage(page)).toBe(language);
  }
});

const isWhole = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    const points = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 5, y));
    return points.every((point) => point !== null && element.contains(point));
  });

it("every link of a legal page's contents can be seen in a low window when it has the focus", async () => {
  const { page } = await openReadyPage("/gdpr", { viewport: { width: 1280, height: 360 } });
  const links = await page.getByRole("main").getByRole("navigation").getByRole("link").all();
  expect(links.length).toBeGreaterThan(3);
  await page.mouse.wheel(0, 400);
  for (const link of links) {
    await link.focus();
    expect([await link.textContent(), await isWhole(link)]).toEqual([expect.anything(), true]);
  }
});

it("menu and scrolled header have an edge in forced colours", async () => {
  const { page } = await openReadyPage("/", { ...narrow, forcedColors: "active" });
  const width = (locator: Locator, side: "Bottom" | "Left") =>
    locator.evaluate((element, name) => getComputedStyle(element)[`border${name}Width`], side);
  expect(await width(page.getByRole("banner"), "Bottom")).toBe("0px");
  await page.mouse.wheel(0, 400);
  await page.locator("header[data-scrolled]").waitFor();
  expect(await width(page.getByRole("banner"), "Bottom")).toBe("1px");
  expect(await width(await openSideMenu(page), "Left")).toBe("1px");
});

it("the links of the header are large enough to touch, in low and wide windows", async () => {
  for (const viewport of [
    { width: 1280, height: 360 },
    { width: 1120, height: 800 },
  ]) {
    const { page } = await openReadyPage("/", { viewport });
    for (const link of await page
      .getByRole("banner")
      .getByRole("navigation")
      .getByRole("link")
      .all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
});
