import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const row = z.record(z.string(), z.union([z.string(), z.number()]));

/** How a measurement lies in the folder of those that the report shows. */
export const measurement = z.strictObject({
  title: z.string(),
  /** What the figures hold for, such as the browser. */
  conditions: row,
  medians: z.array(row),
  /** What a reader must know of single rows. */
  remarks: z.array(z.string()),
  /** What the medians come from, in the order in which it was measured. */
  runs: z.array(row),
});

export type Measurement = z.infer<typeof measurement>;

/** One line of a table: cells by the heads of their columns. */
export type Row = z.infer<typeof row>;

/** Where measurements lie. */
export const measuredFolder = resolve(__dirname, "../../report/measured");

/** @returns the middle of the numbers, or the mean of the two there */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, each) => sum + each, 0) / middle.length;
}

/**
 * @param runs what was measured, again and again
 * @param names the columns that say what was measured; all others hold numbers
 * @returns a row for each thing measured, in their order, with its medians
 */
export function mediansOf(runs: readonly Row[], names: readonly string[]): Row[] {
  const nameOf = (run: Row) => names.map((name) => run[name]).join("\n");
  return [...new Set(runs.map(nameOf))].map((name) => {
    const group = runs.filter((run) => nameOf(run) === name);
    const cells = Object.entries(group[0] ?? {}).map(([column, value]) => [
      column,
      names.includes(column) ? value : median(group.map((run) => Number(run[column]))),
    ]);
    return Object.fromEntries(cells);
  });
}

/** @returns the moment and the machine's browser, as conditions say them */
export const circumstances = (browser: string): Row => ({
  Measured: `${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC`,
  Browser: browser.replace("/", " "),
});

/** Keeps a measurement for the report, and prints its medians. */
export function keepMeasurement(name: string, result: Measurement): void {
  mkdirSync(measuredFolder, { recursive: true });
  writeFileSync(join(measuredFolder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`);
  console.log(`\n${result.title}`);
  for (const [what, value] of Object.entries(result.conditions)) console.log(`${what}: ${value}`);
  console.table(result.medians);
  for (const remark of result.remarks) console.log(remark);
  console.log(`Every run: report/measured/${name}.json\n`);
}
