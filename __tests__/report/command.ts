import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { publishedHeaders } from "../support/publishedHeaders";
import { showEngines } from "./browsers";
import { showHeaders } from "./headers";
import { asText, details, values } from "./html";
import { showPages } from "./pages";
import { readResults } from "./results";
import { weigh } from "./weight";

const folder = resolve(__dirname, "../../report");
const resultsFile = join(folder, "results.json");
const measured = join(folder, "measured");

/** What was measured elsewhere, such as by Lighthouse: every JSON file that lies there. */
function showMeasurements(): string {
  const files = existsSync(measured)
    ? readdirSync(measured).filter((file) => file.endsWith(".json"))
    : [];
  if (files.length === 0) return "<p>Nothing was measured.</p>";
  return files
    .map((file) => details(file, values(JSON.parse(readFileSync(join(measured, file), "utf8")))))
    .join("");
}

async function writeReport(): Promise<void> {
  if (!existsSync(resultsFile)) {
    throw new Error(
      "report/results.json is missing. Let the tests write it: " +
        "npm test -- --json --outputFile=report/results.json",
    );
  }
  mkdirSync(folder, { recursive: true });
  const { summary, html } = readResults(resultsFile);
  const sections = [
    ["Engines", await showEngines(folder)],
    ["Tests", html],
    ["Pages", await showPages(folder)],
    ["Weight", weigh()],
    ["Headers", showHeaders(publishedHeaders())],
    ["Measurements", showMeasurements()],
  ] as const;
  const style = readFileSync(resolve(__dirname, "report.css"), "utf8");

  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What was tested</title>
<style>${style}</style>
<main>
<h1>What was tested</h1>
<p class="summary">${asText(summary)}</p>
<nav aria-label="Parts"><ul>
${sections.map(([title]) => `<li><a href="#${title}">${title}</a></li>`).join("\n")}
</ul></nav>
${sections.map(([title, content]) => `<section id="${title}"><h2>${title}</h2>${content}</section>`).join("\n")}
</main>
</html>
`,
  );
  console.log(`report/index.html: ${summary}`);
}

writeReport().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
