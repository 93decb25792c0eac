import { readFileSync } from "node:fs";
import { checkContent } from "./check";
import { readContentFiles } from "./contentFiles";
import { findOpenPoints } from "./launch";
import { formatFindings } from "./report";

/** As `sha256sum content/images/*` writes them. */
const illustrations = readFileSync(new URL("illustrations.sha256", import.meta.url), "utf8");
const files = readContentFiles(process.cwd());
const faults = (await checkContent(files)).filter(({ severity }) => severity === "error");
// An argument works in every shell, also in those of Windows.
const [, , SITE_URL = process.env.SITE_URL] = process.argv;
const findings = faults.length > 0 ? faults : findOpenPoints(files, illustrations, { SITE_URL });

console.log(
  findings.length > 0
    ? `${formatFindings(findings, files)}. The site cannot be launched yet.`
    : "Nothing is open; the site can be launched.",
);
process.exitCode = findings.length > 0 ? 1 : 0;
