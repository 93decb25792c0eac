import type { Page } from "playwright-core";
import { openPage, openReadyPage } from "../support/browser/openPage";

/** The colour of the header's ground as red, green, blue and opacity, each up to 255. */
const ground = (page: Page): Promise<number[]> =>
  page.getByRole("banner").evaluate((header) => {
    const pen = document.createElement("canvas").getContext("2d", { colorSpace: "srgb" });
    if (!pen) throw new Error("The browser has no canvas");
    for (const layer of [undefined, "::before", "::after"]) {
      pen.fillStyle = getComputedStyle(header, layer).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
    }
    return [...pen.getImageData(0, 0, 1, 1).data];
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (position) =>
      new Promise<void>((done) => {
        window.addEventListener("scroll", () => requestAnimationFrame(() => done()), {
          once: true,
        });
        window.scrollTo(0, position);
      }),
    top,
  );

const opacity = ([, , , alpha = 0]: number[]) => alpha;
/** Over white, for what shows through. */
const brightness = ([red = 0, green = 0, blue = 0, alpha = 0]: number[]) =>
  ((red + green + blue) * alpha) / 255 + 3 * (255 - alpha);

describe("the header of a scrolled page", () => {
  it.each(["/", "/imprint"])(
    "stays in place, and past 10 pixels gets darker and more opaque on %s",
    async (path) => {
      const { page } = await openReadyPage(path);
      const atTop = await ground(page);

      await scrollTo(page, 10);
      expect(await ground(page)).toEqual(atTop);

      await scrollTo(page, 11);
      await page.waitForFunction(
        () => document.querySelector("header")?.getAnimations({ subtree: true }).length === 0,
      );
      expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
      const scrolled = await ground(page);
      expect(opacity(scrolled)).toBeGreaterThan(opacity(atTop));
      expect(brightness(scrolled)).toBeLessThan(brightness(atTop));

      await scrollTo(page, 10);
      expect(await ground(page)).toEqual(atTop);
    },
  );

  it("is darker also where it was scrolled before hydration", async () => {
    const { page } = await openPage("/");
    const scrolled = page.locator("header[data-scrolled=true]");
    expect(await scrolled.count()).toBe(0);
    await scrollTo(page, 11);

    await scrolled.waitFor();
  });
});
