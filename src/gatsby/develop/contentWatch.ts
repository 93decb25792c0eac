import { execFile } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify, stripVTControlCharacters } from "node:util";
import { watch } from "chokidar";
import type { GatsbyNode, Reporter } from "gatsby";
import { readContentFiles } from "../../checking/contentFiles";
import type { Finding, Severity } from "../../checking/finding";
import { formatFindings } from "../../checking/report";
import { contentErrorsPath } from "./contentErrors";
import { hasLastGood } from "./lastGoodContent";

/** Files that are saved within this time are checked together, in milliseconds. */
const debounce = 100;

/** The report of the errors, or an empty string while there are none. */
let errors = "";

const openPages = new Set<ServerResponse>();

const sendErrors = (page: ServerResponse) => page.write(`data: ${JSON.stringify(errors)}\n\n`);

/** Sends the errors of the content to the open pages, where `showContentErrors` shows them. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(contentErrorsPath, (request: IncomingMessage, response: ServerResponse) => {
    // The development server compresses responses, and would buffer the events.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-transform",
    });
    sendErrors(response);
    openPages.add(response);
    request.on("close", () => openPages.delete(response));
  });
};

/**
 * Checks the content at the start and on each change of it or of its contract. Content that passes is
 * copied to where Gatsby reads it. Otherwise the errors are reported, and the last copy stays.
 *
 * @returns a promise that resolves once there is a copy that passed
 */
export function watchContent(projectRoot: string, reporter: Reporter): Promise<void> {
  const watched = ["content", "src/contract", "static"].map((folder) =>
    path.join(projectRoot, folder),
  );
  // The path of the project may contain brackets, which chokidar would read as a pattern.
  const watcher = watch(watched, { ignoreInitial: true, disableGlobbing: true });
  watcher.on("error", (error) =>
    reporter.warn(`The content can no longer be watched. Start npm run develop again.\n\n${error}`),
  );
  const check = async (): Promise<void> => {
    const changed = new Promise((resolve) => watcher.once("all", resolve));
    await checkContent(projectRoot, reporter);
    const checkedAgain = changed.then(() => setTimeout(debounce)).then(check);
    if (!hasLastGood(projectRoot)) await checkedAgain;
  };
  return check();
}

async function checkContent(projectRoot: string, reporter: Reporter): Promise<void> {
  const { text, worst } = await refresh(projectRoot);
  const until = hasLastGood(projectRoot)
    ? "the last good content stays"
    : "the site starts as soon as it is";
  reportFindings(reporter, text, worst, `The content must be fixed; ${until}.`);
  if (!worst && errors !== "") reporter.success(text);
  errors = worst === "error" ? stripVTControlCharacters(text) : "";
  openPages.forEach(sendErrors);
}

/** Runs the check in its own process, so that it loads the contract as it is now. */
async function refresh(projectRoot: string): Promise<{ text: string; worst?: Severity }> {
  const command = ["--import", "tsx", "src/gatsby/develop/refreshCommand.mts"];
  try {
    const options = { cwd: projectRoot, maxBuffer: 100_000_000 };
    const { stdout } = await promisify(execFile)(process.execPath, command, options);
    const findings: Finding[] = JSON.parse(stdout);
    const text = formatFindings(findings, readContentFiles(projectRoot));
    return { text, worst: findings[0]?.severity };
  } catch (error) {
    return { text: `The check of the content cannot run.\n\n${error}`, worst: "error" };
  }
}

/**
 * Reports the findings of the check through Gatsby's reporter. Errors stop a build.
 *
 * @param heading the sentence above the errors
 */
export function reportFindings(
  reporter: Reporter,
  text: string,
  worst: Severity | undefined,
  heading: string,
): void {
  reporter.setErrorMap({
    content: { text: ({ text }) => text, category: "USER", type: undefined },
  });
  if (worst === "warning") reporter.warn(text);
  if (worst !== "error") return;
  reporter.panicOnBuild({ id: "content", context: { text: `${heading}\n\n${text}` } });
}
