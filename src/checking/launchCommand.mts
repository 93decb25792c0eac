import { readFileSync } from "node:fs";
import { checkContent } from "./check";
import { readContentFiles } from "./contentFiles";
import { findOpenPoints } from "./launch";
import { isLaunched } from "./launched";
import { formatFindings } from "./report";

/** As `sha256sum content/images/*` writes them. */
const illustrations = readFileSync(new URL("illustrations.sha256", import.meta.url), "utf8");
const files = readContentFiles(process.cwd());
const faults = (await checkContent(files)).filter(({ severity }) => severity === "error");
// An argument works in every shell, also in those of Windows.
const [, , SITE_URL = process.env.SITE_URL] = process.argv;
const open = faults.length > 0 ? [] : findOpenPoints(files, illustrations, { SITE_URL });
const stops = faults.length > 0 || (open.length > 0 && !(SITE_URL && (await isLaunched(SITE_URL))));
const severity = stops ? "error" : "warning";
const findings = [...faults, ...open].map((finding) => ({ ...finding, severity }) as const);

if (findings.length === 0) console.log("Nothing is open; the site can be launched.");
else {
  const end = stops
    ? "The site cannot be launched yet."
    : `${SITE_URL} is public already, so this stops no publication. Correct or confirm it all the same.`;
  console.log(`${formatFindings(findings, files)}. ${end}`);
}
process.exitCode = stops ? 1 : 0;
