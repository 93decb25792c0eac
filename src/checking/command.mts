import { checkContent } from "./check";
import { readContentFiles } from "./contentFiles";
import { formatAnnotations, formatFindings } from "./report";

const files = readContentFiles(process.cwd());
const findings = await checkContent(files);

// An argument, because the shells of Linux and Windows set environment variables differently.
console.log(formatFindings(findings, files, process.argv[2]));
if (process.env.GITHUB_ACTIONS === "true" && findings.length > 0) {
  console.log(formatAnnotations(findings));
}
process.exitCode = findings.length > 0 ? 1 : 0;
