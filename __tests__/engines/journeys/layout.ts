import { unknownPath } from "../../support/content";
import type { Journey } from ".";

const widths = [320, 375, 768, 1440];

export const layout = ({ arrive }: Journey) => {
  it.each(["/", "/gdpr", unknownPath])(
    "in German, %s overflows no window horizontally",
    async (path) => {
      const visitor = await arrive(path);
      await visitor.chooseLanguage("de");
      for (const width of widths) {
        await visitor.resize(width, 800);
        const page = await visitor.evaluate(() => ({
          window: window.innerWidth,
          // Boxes may crop pictures, so only the width of the page shows whether they overflow.
          beyond: [...document.querySelectorAll("main :not(img), footer *, header *")]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
          width: document.documentElement.scrollWidth,
        }));
        expect(page).toEqual({ window: width, beyond: [], width: expect.any(Number) });
        expect(page.width).toBeLessThanOrEqual(width);
      }
    },
  );
};
