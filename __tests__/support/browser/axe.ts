import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * Asserts that axe reports nothing on the page in its present state. The rules are WCAG 2.2 A and
 * AA, axe's best practices and the enhanced contrast: 7:1, for large text 4.5:1.
 *
 * @param checksContrast whether the page has its own colours
 * @param name the presentation of the page, for the message
 */
export async function expectAccessible(
  page: Page,
  checksContrast = true,
  name = "unchanged",
): Promise<void> {
  const options: RunOptions = {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
    resultTypes: ["violations"],
    rules: {
      "color-contrast": { enabled: false },
      "color-contrast-enhanced": { enabled: checksContrast },
      "label-content-name-mismatch": { enabled: true },
    },
  };
  await page.evaluate(source);
  const { violations }: AxeResults = await page.evaluate(`axe.run(${JSON.stringify(options)})`);
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect({ name, faults }).toEqual({ name, faults: [] });
}
