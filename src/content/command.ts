import { checkContent } from "./check";
import { formatFindings } from "./report";

const projectRoot = process.argv[2] ?? process.cwd();
const findings = checkContent(projectRoot);

console.log(formatFindings(findings, projectRoot));
process.exitCode = findings.some(({ severity }) => severity === "error") ? 1 : 0;
