import { defaultLanguage, languages } from "../contract/languages";
import { languageName } from "./languages";
import { readTranslationStatus, translatedLanguages } from "./translationStatus";

const rows = readTranslationStatus(process.argv[2] ?? process.cwd());
const open = rows.filter(({ states }) => states.some((state) => state !== "done"));

const table = [
  ["", ...translatedLanguages],
  ...open.map(({ name, states }) => [name, ...states.map((s) => (s === "done" ? "" : s))]),
];
const widths = Array.from({ length: languages.length }, (_, column) =>
  Math.max(...table.map((cells) => (cells[column] ?? "").length)),
);
for (const cells of open.length > 0 ? table : []) {
  console.log(
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

const reference = languageName(defaultLanguage);
for (const [column, language] of translatedLanguages.entries()) {
  const states = rows.map((row) => row.states[column]);
  const count = (kind: string) => states.filter((state) => state?.startsWith(kind)).length;
  console.log(
    `${language}: ${count("done")} of ${rows.length} done, ${count("missing")} missing, ${count("same")} the same as in another language, ${count("older")} older than the ${reference} text`,
  );
}
