import type { Page } from "playwright-core";
import { addStyles, motionEnds, scrollTo } from "../support/browser/elements";
import { alterLandingPage } from "../support/browser/interception";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage } from "../support/browser/openPage";

/** @returns red, green, blue and opacity of the header's background, each up to 255 */
const background = (page: Page): Promise<number[]> =>
  page.getByRole("banner").evaluate((header) => {
    const pen = document.createElement("canvas").getContext("2d", { colorSpace: "srgb" });
    if (!pen) throw new Error("The browser has no canvas");
    pen.fillStyle = getComputedStyle(header).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  });

const opacity = ([, , , alpha = 0]: number[]) => alpha;

const height = async (page: Page): Promise<number> =>
  (await page.getByRole("banner").boundingBox())?.height ?? Number.NaN;

/** Over white. */
const brightness = ([red = 0, green = 0, blue = 0, alpha = 0]: number[]) =>
  ((red + green + blue) * alpha) / 255 + 3 * (255 - alpha);

it.each(["/", "/imprint"])(
  "the header of %s is darker, more opaque and lower past 10 pixels, with targets of 44 pixels",
  async (path) => {
    const page = await openPage(path);
    const scrolled = page.locator("[data-scrolled] header");
    expect(await scrolled.count()).toBe(0);
    // The inline script marks the page, which is not hydrated yet.
    await scrollTo(page, 11);
    await scrolled.waitFor();

    await scrollTo(page, 0);
    await motionEnds(page);
    const atTop = await background(page);
    const heightAtTop = await height(page);
    await scrollTo(page, 10);
    expect(await background(page)).toEqual(atTop);

    await scrollTo(page, 11);
    await motionEnds(page);
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    const past = await background(page);
    expect(opacity(past)).toBeGreaterThan(opacity(atTop));
    expect(brightness(past)).toBeLessThan(brightness(atTop));
    expect(await height(page)).toBeLessThan(heightAtTop);
    const targets = page.getByRole("banner").locator("a, button").visible();
    const heights = await targets.evaluateAll((all) =>
      all.map((target) => target.getBoundingClientRect().height),
    );
    expect(Math.min(...heights.slice(1))).toBeGreaterThanOrEqual(44);

    await scrollTo(page, 10);
    await motionEnds(page);
    expect(await background(page)).toEqual(atTop);
  },
);

it("the header of a page that is scrolled before its script has come is dark", async () => {
  const page = await openPage("/", {
    prepare: async (each) => {
      await alterLandingPage(each, (html) =>
        html.replace("<script>", '<script src="/late.js"></script>$&'),
      );
      await each.route("/late.js", async (route) => {
        await scrollTo(each, 300);
        await route.fulfill({ contentType: "text/javascript" });
      });
    },
  });
  expect(await page.locator("[data-scrolled] header").count()).toBe(1);
});

describe("the header at usual widths", () => {
  it("is at most 72 pixels high, in every language and in a low window", async () => {
    const page = await openReadyPage("/");
    for (const language of ["bs", "en", "de"]) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await chooseLanguage(page, language);
      for (const width of [375, 768, 1024, 1120, 1280, 1440]) {
        await page.setViewportSize({ width, height: width === 1280 ? 360 : 800 });
        const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
        expect([language, width, height <= 72]).toEqual([language, width, true]);
      }
    }
  });

  it("has the name of the company and the phone, with its number where that fits", async () => {
    const page = await openReadyPage("/");
    const phone = page.getByRole("banner").getByRole("link", { name: "Nazovite +387 33 412 907" });
    for (const [width, hasNumber] of [
      [320, false],
      // The links of the navigation take its place.
      [1120, false],
      [1280, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const number = phone.getByText("+387 33 412 907", { exact: true });
      expect([width, await phone.isVisible()]).toEqual([width, true]);
      expect([width, await number.isVisible()]).toEqual([width, hasNumber]);
      // A longer one gives way to the mark, below which it is out of view.
      const { y = 800 } =
        (await page.getByText("Njega Plus", { exact: true }).first().boundingBox()) ?? {};
      expect([width, y < 36]).toEqual([width, true]);
    }
  });
});

it("the focus ring of each link and button is in the window, and clear of the other words", async () => {
  const page = await openReadyPage("/imprint");
  await page.keyboard.press("Tab");
  const faults = await page.getByRole("banner").evaluate((header) => {
    const targets = [...header.querySelectorAll<HTMLElement>(":is(a, button):not(.skipLink)")];
    const shown = targets.filter((target) => target.checkVisibility());
    const wordsOf = (target: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(target);
      return range.getBoundingClientRect();
    };
    return shown.flatMap((target) => {
      target.focus();
      const { outlineOffset, outlineWidth } = getComputedStyle(target);
      const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const { top, left, right } = target.getBoundingClientRect();
      const isNear = (words: DOMRect) =>
        words.left < right + reach + 6 && words.right > left - reach - 6;
      const others = shown.filter((other) => other !== target).map(wordsOf);
      return top < reach || others.some(isNear) ? [target.textContent] : [];
    });
  });
  expect(faults).toEqual([]);
});

it("both lines of the name show where a browser enlarges the text alone", async () => {
  const page = await openReadyPage("/", { viewport: { width: 320, height: 640 } });
  await addStyles(page, "html { text-size-adjust: 150% !important; }");
  const brand = page.getByRole("banner").getByRole("link", { name: "početna stranica" });
  const [name, box] = [await brand.locator("span").boundingBox(), await brand.boundingBox()];
  expect(name?.height).toBeGreaterThan(50);
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(
    (box?.y ?? 0) + (box?.height ?? 0),
  );
});
