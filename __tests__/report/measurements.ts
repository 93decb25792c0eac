import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asText, details, table } from "./html";
import { type Measurement, measurement, type Row } from "./measurement";

function rowsTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return table(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? "–")),
  );
}

const show = ({ title, conditions, medians, remarks, runs }: Measurement) =>
  [
    `<h3>${asText(title)}</h3>`,
    rowsTable(medians),
    remarks.length > 0
      ? `<ul>${remarks.map((each) => `<li>${asText(each)}</li>`).join("")}</ul>`
      : "",
    table(["These are medians", "under these conditions"], Object.entries(conditions)),
    details("Every run", rowsTable(runs)),
  ].join("");

/**
 * @param folder where `npm run measure` keeps its figures
 * @returns them as HTML
 * @throws when a JSON file there is none of its
 */
export function showMeasurements(folder: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith(".json"))
    : [];
  if (files.length === 0) return "<p>Nothing was measured: npm run measure does that.</p>";
  return files
    .map((file) => {
      const { data } = measurement.safeParse(JSON.parse(readFileSync(join(folder, file), "utf8")));
      if (!data) throw new Error(`${join(folder, file)} does not come from npm run measure`);
      return show(data);
    })
    .join("");
}
