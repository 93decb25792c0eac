import { readFileSync } from "node:fs";
import { readContentFiles } from "./contentFiles";
import { sourceOf } from "./finding";
import { checkLanguageList } from "./languageList";
import { formatAnnotations, formatFindings } from "./report";

const languagesFile = "src/contract/languages.ts";
const list = readFileSync(new URL("../contract/languages.ts", import.meta.url));

const files = readContentFiles(process.argv[2] ?? process.cwd());
const findings = checkLanguageList(sourceOf(languagesFile, list.toString()));
// The check imports the list, and would throw if the list has an error.
if (findings.length === 0) findings.push(...(await (await import("./check")).checkContent(files)));

console.log(formatFindings(findings, new Map([...files, [languagesFile, list]])));
if (process.env.GITHUB_ACTIONS === "true" && findings.length > 0) {
  console.log(formatAnnotations(findings));
}
process.exitCode = findings.some(({ severity }) => severity === "error") ? 1 : 0;
