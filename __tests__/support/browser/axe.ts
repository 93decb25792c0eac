import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

const contrastOptions: RunOptions = {
  runOnly: ["color-contrast-enhanced"],
  resultTypes: ["violations", "incomplete"],
};

async function runAxe(page: Page, settings: RunOptions): Promise<AxeResults> {
  const isThere = await page.evaluate(() => "axe" in window);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(
    (given) =>
      (window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }).axe.run(given),
    settings,
  );
}

const describeFaults = ({ violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );

/**
 * Asserts that axe finds nothing on the page, as it stands, against WCAG 2.2 A and AA and axe's
 * best practice.
 *
 * @param rules which of axe's rules to leave out
 * @param name how the page is presented, for the message
 */
export async function expectAccessible(
  page: Page,
  rules: RunOptions["rules"] = {},
  name = "as it stands",
): Promise<void> {
  const faults = describeFaults(await runAxe(page, { ...options, rules }));
  expect({ name, faults }).toEqual({ name, faults: [] });
}

/**
 * Judges the texts of the page, as it stands, by WCAG's enhanced contrast: 7:1, large text 4.5:1.
 *
 * @returns the faults, and selectors of the texts whose ground axe cannot tell, such as those
 *   over pictures
 */
export async function judgeContrast(page: Page) {
  const results = await runAxe(page, contrastOptions);
  return {
    faults: describeFaults(results),
    undecided: results.incomplete.flatMap(({ nodes }) =>
      nodes.map(({ target }) => target.join(" ")),
    ),
  };
}
