import { unknownPath } from "../../support/content";
import type { Journey } from ".";

const widths = [320, 375, 768, 1440];

export const layout = ({ arrive }: Journey) => {
  it.each(["/", "/gdpr", unknownPath])("in German, %s leaves no window sideways", async (path) => {
    const visitor = await arrive(path);
    await visitor.chooseLanguage("de");
    for (const width of widths) {
      await visitor.resize(width, 800);
      const page = await visitor.evaluate(() => ({
        window: window.innerWidth,
        // Frames may crop pictures. The width of the page shows whether they overflow it.
        beyond: [...document.querySelectorAll("main :not(img), footer *, header *")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
        width: document.documentElement.scrollWidth,
      }));
      expect(page).toEqual({ window: width, beyond: [], width: expect.any(Number) });
      expect(page.width).toBeLessThanOrEqual(width);
    }
  });
};
