import type { Page } from "playwright-core";
import { openPage } from "../support/browser/openPage";

const transformOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).transform);

/** Scrolls until the top of the element is this share of the viewport height above its bottom. */
const scrollInto = (page: Page, selector: string, part: number) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, entered) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - innerHeight * (1 - entered), behavior: "instant" });
      return new Promise(requestAnimationFrame);
    }, part);

const still = "none";
const atRest = "matrix(1, 0, 0, 1, 0, 0)";

it("scrolling moves the cards to their final position", async () => {
  const { page } = await openPage("/");
  const card = "#service .settle";
  await scrollInto(page, card, 0.1);
  const halfWay = await transformOf(page, card);
  await scrollInto(page, card, 0.6);
  expect(halfWay).toMatch(/^matrix\(1, 0, 0, 1, 0, \d+(?:\.\d+)?\)$/);
  expect(halfWay).not.toBe(atRest);
  expect([atRest, still]).toContain(await transformOf(page, card));
});

it("elements that move to their position on a screen have no animation in print", async () => {
  const { page } = await openPage("/");
  const animations = () =>
    page
      .locator(".settle")
      .evaluateAll((elements) => elements.map((each) => getComputedStyle(each).animationName));

  expect(new Set(await animations())).toEqual(new Set(["settle"]));
  await page.emulateMedia({ media: "print" });
  expect(new Set(await animations())).toEqual(new Set(["none"]));
});
