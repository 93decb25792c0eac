import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { showEngines } from "./browsers";
import { showBuild } from "./build";
import { asText } from "./html";
import { measuredFolder } from "./measurement";
import { showPages } from "./pages";
import { readResults } from "./results";

const folder = resolve(__dirname, "../../report");
const resultsFile = join(folder, "results.json");

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
    ...showBuild(measuredFolder),
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
