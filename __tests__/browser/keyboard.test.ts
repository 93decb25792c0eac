import type { Locator, Page } from "playwright-core";
import { hasFocus } from "../support/browser/elements";
import { headline } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { text, unknownPath } from "../support/content";

/** A focused element: its position in the tab order, and its faults. */
type Stop = { index: number; name: string; faults: string[]; inMain: boolean; box: DOMRect };

/** Numbers what the Tab key reaches, in the order of the page; of radio buttons only the checked. */
const numberStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const selector = "a[href], button, input:not([type=radio]:not(:checked)), textarea";
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility(),
    );
    for (const [index, stop] of stops.entries()) stop.dataset.stop = String(index);
    return stops.length;
  });

const currentStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body || !element.dataset.stop) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const box = element.getClientRects()[0] ?? new DOMRect();
    const { left, right, top, bottom } = box;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const places = [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
    // Of an element higher than the window, only the middle must be visible.
    const covering = places.flatMap(([placeX, placeY], index) => {
      const met = document.elementFromPoint(placeX, placeY);
      if (!met) return index === 0 ? ["the edge of the window"] : [];
      return element.contains(met) ? [] : [met.tagName];
    });
    const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return {
      index: Number(element.dataset.stop),
      name: element.getAttribute("aria-label") || element.textContent || element.id,
      faults: [
        ...(hasRing ? [] : ["no ring"]),
        ...[...new Set(covering)].map((tag) => `behind ${tag}`),
      ],
      inMain: document.querySelector("main")?.contains(element) ?? false,
      box: new DOMRect(left + scrollX, top + scrollY, right - left, bottom - top).toJSON(),
    };
  });

/** Presses the key `count` times. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", count: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < count; press++) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (stop) stops.push(stop);
  }
  return stops;
}

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

/** @returns the steps against reading order: up, and not to the right */
const stepsBack = (stops: readonly Stop[]) =>
  stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    if (!before?.inMain || !stop.inMain) return [];
    const isAbove = stop.box.bottom <= before.box.top + 1;
    return isAbove && stop.box.left < before.box.right ? [`${before.name} → ${stop.name}`] : [];
  });

it.each([
  { path: "/", width: 1280, height: 800 },
  { path: "/", width: 320, height: 256 },
  { path: "/gdpr", width: 1280, height: 800 },
  { path: "/gdpr", width: 1280, height: 360 },
  { path: "/gdpr", width: 320, height: 256 },
  { path: unknownPath, width: 1280, height: 800 },
  { path: unknownPath, width: 320, height: 256 },
])(
  "the Tab key reaches all of $path with a focus ring, in a window of $width × $height",
  async ({ path, ...viewport }) => {
    const page = await openReadyPage(path, { viewport });
    await page.waitForLoadState("networkidle");
    const count = await numberStops(page);
    const forward = await walk(page, "Tab", count);

    expect(forward.map(({ index }) => index)).toEqual(Array.from({ length: count }, (_, i) => i));
    expect(faultsOf(forward)).toEqual([]);
    expect(stepsBack(forward)).toEqual([]);

    const back = await walk(page, "Shift+Tab", count - 1);
    expect(back.map(({ index }) => index)).toEqual(
      Array.from({ length: count - 1 }, (_, i) => count - 2 - i),
    );
    expect(faultsOf(back)).toEqual([]);
  },
);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  const limit = 80;
  for (let press = 0; press < limit; press++) {
    await page.keyboard.press("Tab");
    if (await hasFocus(element)) return;
  }
  throw new Error(`${limit} presses of Tab do not reach ${element}`);
}

describe("with the keyboard alone a visitor", () => {
  it("skips the header, as often as they like", async () => {
    const page = await openReadyPage("/");
    const skip = page.getByRole("link", { name: text("bs", "header.skip") });
    await tabTo(page, skip);
    for (let time = 0; time < 2; time++) {
      await skip.press("Enter");
      expect(await hasFocus(page.getByRole("main"))).toBe(true);

      await page.keyboard.press("Tab");
      expect(await hasFocus(page.getByRole("main").getByRole("link").first())).toBe(true);
    }
  });

  it("continues from the target of a link, and shows every position of the bed", async () => {
    const page = await openReadyPage("/");
    const link = { name: text("bs", "nav.quality") };
    await tabTo(page, page.getByRole("banner").getByRole("link", link));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/#quality");
    await page.keyboard.press("Tab");

    const radios = page.locator("#quality [type=radio]");
    for (const [index, key] of (["back", "high", "flat"] as const).entries()) {
      if (index > 0) await page.keyboard.press("ArrowRight");
      expect(await hasFocus(radios.nth(index))).toBe(true);
      const name = text("bs", `quality.positions.${key}Alt`);
      await page.getByRole("img", { name }).waitFor();
    }
  });

  it("opens another page from the footer, and the same one again, and continues at its top", async () => {
    const page = await openReadyPage("/");
    for (let time = 0; time < 2; time++) {
      await page.getByRole("contentinfo").locator("a[href='/gdpr']").focus();
      await page.keyboard.press("Enter");
      await headline(page, "bs", "/gdpr").waitFor();
      await page.waitForFunction(() => scrollY === 0);
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: text("bs", "header.skip") });
      expect(await hasFocus(skip)).toBe(true);
    }
  });
});
