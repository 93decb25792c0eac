import type { Locator, Page } from "playwright-core";
import { expectFocus, motionEnds, nextFrames } from "../support/browser/elements";
import { openReadyPage } from "../support/browser/openPage";

/** A focused element: its position in the tab order, and its faults. */
type Stop = { index: number; name: string; faults: string[]; inMain: boolean; box: DOMRect };

/** Numbers what the Tab key reaches, in the order of the page; of radio buttons only the checked. */
const numberStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const selector =
      "a[href], button, input:not([type=radio]:not(:checked)), textarea, summary, [tabindex='0']";
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
    const { left, right, top, bottom } = element.getClientRects()[0] ?? new DOMRect();
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
  { path: "/gdpr", width: 320, height: 256 },
  { path: "/nope", width: 1280, height: 800 },
])(
  "the Tab key reaches all of $path with a focus ring, in a window of $width × $height",
  async ({ path, ...viewport }) => {
    const page = await openReadyPage(path, { viewport });
    await page.waitForLoadState("networkidle");
    const count = await numberStops(page);
    const forward = await walk(page, "Tab", count);
    expect(forward.map(({ index }) => index)).toEqual([...Array(count).keys()]);
    expect(faultsOf(forward)).toEqual([]);
    expect(stepsBack(forward)).toEqual([]);

    // The header becomes less high when the page is scrolled, from the next frame on.
    await nextFrames(page);
    await motionEnds(page);
    const back = await walk(page, "Shift+Tab", count - 1);
    expect(back.map(({ index }) => index)).toEqual([...Array(count - 1).keys()].reverse());
    expect(faultsOf(back)).toEqual([]);
  },
);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press("Tab");
    if (await element.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error(`80 presses of Tab do not reach ${element}`);
}

describe("with the keyboard alone a visitor", () => {
  it("skips the header, as often as they like", async () => {
    const page = await openReadyPage("/");
    const skip = page.getByRole("link", { name: "Pređite na sadržaj" });
    await tabTo(page, skip);
    const { y = -1, width = 0, height = 0 } = (await skip.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    for (let time = 0; time < 2; time++) {
      await skip.press("Enter");
      await page.keyboard.press("Tab");
      await expectFocus(page.getByRole("main").getByRole("link").first());
    }
  });

  it("continues from the target of a link, and shows every position of the bed", async () => {
    const page = await openReadyPage("/");
    await tabTo(page, page.getByRole("banner").getByRole("link", { name: "Kvalitet" }));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/#quality");
    await page.keyboard.press("Tab");
    for (const [index, name] of [
      "Isti krevet s podignutim naslonom za leđa.",
      "Isti krevet, cijeli podignut na radnu visinu.",
      "Krevet za njegu, ravan i spušten.",
    ].entries()) {
      if (index > 0) await page.keyboard.press("ArrowRight");
      await expectFocus(page.getByRole("radio").nth(index));
      await page.getByRole("img", { name }).waitFor();
    }
  });
});
