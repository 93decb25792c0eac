import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Asserts that axe finds nothing on the page, as it stands, against WCAG 2.2 A and AA, axe's best
 * practice and the enhanced contrast: 7:1, large text 4.5:1.
 *
 * @param judgesContrast whether the colours are the site's own
 * @param name how the page is presented, for the message
 */
export async function expectAccessible(
  page: Page,
  judgesContrast = true,
  name = "as it stands",
): Promise<void> {
  const options: RunOptions = {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
    resultTypes: ["violations"],
    rules: {
      "color-contrast": { enabled: false },
      "color-contrast-enhanced": { enabled: judgesContrast },
    },
  };
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(given),
    options,
  );
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect({ name, faults }).toEqual({ name, faults: [] });
}
