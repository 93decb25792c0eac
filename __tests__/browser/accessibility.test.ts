import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { motionEnds, scrollTo, showPictures } from "../support/browser/elements";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import { weakLines } from "../support/browser/pixels";
import {
  breakPage,
  breakSection,
  openSideMenu,
  provokeFormErrors,
  sendForm,
} from "../support/browser/states";
import { allPaths, text } from "../support/content";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Asserts that axe reports nothing on the page in its present state. The rules are WCAG 2.2 A and
 * AA, axe's best practices and the enhanced contrast: 7:1, for large text 4.5:1.
 *
 * @param name the presentation of the page, for the message
 * @param checksContrast whether the page has its own colours
 */
async function expectAccessible(page: Page, name: string, checksContrast = true) {
  const options: RunOptions = {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
    resultTypes: ["violations"],
    rules: {
      "color-contrast": { enabled: false },
      "color-contrast-enhanced": { enabled: checksContrast },
      "label-content-name-mismatch": { enabled: true },
    },
  };
  await page.evaluate(axe);
  const { violations }: AxeResults = await page.evaluate(`axe.run(${JSON.stringify(options)})`);
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect({ name, faults }).toEqual({ name, faults: [] });
}

const narrow = 375;
const wide = 1440;

/** Both widths, each with other media features. */
const presentations = [
  { width: narrow, media: { reducedMotion: "reduce", colorScheme: "dark" } },
  { width: wide, media: { reducedMotion: "no-preference", colorScheme: "light" } },
] as const;

/** Asserts that axe finds no fault in the current state of the page at either width. */
async function expectAccessibleAtWidths(
  page: Page,
  most = wide,
  look = async (_width: number) => {},
) {
  for (const { width, media } of presentations.filter((each) => each.width <= most)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia(media);
    await motionEnds(page);
    await expectAccessible(page, `${width} pixels wide`);
    await look(width);
  }
}

/** Without contrast, because axe cannot read the system colours. */
async function expectAccessibleInForcedColours(page: Page) {
  await page.setViewportSize({ width: narrow, height: 800 });
  await page.emulateMedia({ forcedColors: "active" });
  await expectAccessible(page, "in forced colours", false);
}

/** Each page in one language, because the languages only differ in their texts. */
const pages = allPaths.map(
  (path, index) => [path, languages[index % languages.length] ?? "bs"] as const,
);

describe("axe", () => {
  it.each(pages)(
    "and the contrast measurement find no fault in %s, in %s",
    async (path, language) => {
      const page = await openReadyPage(path);
      await chooseLanguage(page, language);

      await expectAccessibleAtWidths(page, wide, async (width) => {
        // Axe cannot measure texts over a picture.
        await showPictures(page);
        await scrollTo(page, 0);
        const weak = await weakLines(page.locator("body"), 4.5);
        expect({ width, weak }).toEqual({ width, weak: [] });
      });
      await expectAccessibleInForcedColours(page);
    },
  );

  it("finds no fault in the open side menu", async () => {
    const page = await openReadyPage("/imprint", { viewport: { width: narrow, height: 800 } });
    await openSideMenu(page);

    await expectAccessibleAtWidths(page, narrow);
    await expectAccessibleInForcedColours(page);
  });

  it("finds no fault in the form with errors and after its success", async () => {
    const page = await openReadyPage("/");
    await chooseLanguage(page, "de");
    await provokeFormErrors(page, "de");
    await expectAccessibleAtWidths(page);

    await sendForm(page, "de");
    await expectAccessibleAtWidths(page);
  });

  it("finds no fault in the message of a failed section", async () => {
    const page = await openReadyPage("/", { prepare: breakSection });
    await page
      .getByRole("alert")
      .filter({ hasText: text("bs", "error.title") })
      .waitFor();

    await expectAccessibleAtWidths(page);
  });

  it("finds no fault in the error screen", async () => {
    const page = await openReadyPage("/imprint", { prepare: breakPage });
    await chooseLanguage(page, "en");
    await page
      .getByRole("banner")
      .getByRole("link", { name: text("en", "header.home") })
      .click();
    await page.getByRole("heading", { level: 1, name: text("en", "error.title") }).waitFor();

    await expectAccessibleAtWidths(page);
  });
});
