import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { motionEnds } from "./elements";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Asserts that axe reports nothing on the page in its present state. The rules are WCAG 2.2 A and
 * AA, axe's best practices and the enhanced contrast: 7:1, for large text 4.5:1.
 *
 * @param name the presentation of the page, for the message
 * @param checksContrast whether the page has its own colours
 */
export async function expectAccessible(page: Page, name: string, checksContrast = true) {
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
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect({ name, faults }).toEqual({ name, faults: [] });
}

/** A phone and a desktop, each with other media features. */
const presentations = [
  { width: 375, media: { reducedMotion: "reduce", colorScheme: "dark" } },
  { width: 1440, media: { reducedMotion: "no-preference", colorScheme: "light" } },
] as const;

/** Asserts that axe finds no fault in the current state of the page on a phone and on a desktop. */
export async function expectAccessibleAtWidths(page: Page, widest = 1440) {
  for (const { width, media } of presentations.filter((each) => each.width <= widest)) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia(media);
    await motionEnds(page);
    await expectAccessible(page, `${width} pixels wide`);
  }
}
