import { readFileSync } from "node:fs";
import { readContentFiles } from "./contentFiles";
import { fileFinding } from "./finding";
import { formatAnnotations, formatFindings } from "./report";

const languagesFile = "src/contract/languages.ts";
const list = readFileSync(new URL("../contract/languages.ts", import.meta.url), "utf8");
const isSound = /languages = \[(?:("[a-z]{2,3}")(?!.*\1)(?:, )?)+\] as const;/.test(list);

const files = readContentFiles(process.cwd());
// The check imports the list, and would throw if the list has an error.
const findings = isSound
  ? await (await import("./check")).checkContent(files)
  : [fileFinding(languagesFile, "languageList")];

// An argument works in every shell, also in those of Windows.
console.log(formatFindings(findings, files, process.argv[2]));
if (process.env.GITHUB_ACTIONS === "true" && findings.length > 0) {
  console.log(formatAnnotations(findings));
}
process.exitCode = findings.some(({ severity }) => severity === "error") ? 1 : 0;
