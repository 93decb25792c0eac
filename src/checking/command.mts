import { checkContent } from "./check";
import { formatAnnotations, formatFindings } from "./report";

const projectRoot = process.argv[2] ?? process.cwd();
const findings = await checkContent(projectRoot);

console.log(formatFindings(findings, projectRoot));
if (process.env.GITHUB_ACTIONS === "true" && findings.length > 0) {
  console.log(formatAnnotations(findings));
}
process.exitCode = findings.some(({ severity }) => severity === "error") ? 1 : 0;
