import { checkContent } from "./check";
import { readContentFiles } from "./contentFiles";
import { formatAnnotations, formatFindings } from "./report";

const files = readContentFiles(process.argv[2] ?? process.cwd());
const findings = await checkContent(files);

console.log(formatFindings(findings, files));
if (process.env.GITHUB_ACTIONS === "true" && findings.length > 0) {
  console.log(formatAnnotations(findings));
}
process.exitCode = findings.some(({ severity }) => severity === "error") ? 1 : 0;
