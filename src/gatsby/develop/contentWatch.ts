import { execFile } from "node:child_process";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify, stripVTControlCharacters } from "node:util";
import { type FSWatcher, watch } from "chokidar";
import type { GatsbyNode, Reporter } from "gatsby";
import { readContentFiles } from "../../checking/contentFiles";
import type { Finding, Severity } from "../../checking/finding";
import { formatFindings } from "../../checking/report";
import { contentFaultsPath } from "../browser/contentFaults";
import { hasLastGood } from "./lastGoodContent";

const pause = 100;

/** The report of the errors, or an empty text while there are none. */
let faults = "";

const openPages = new Set<ServerResponse>();

const tellFaults = (page: ServerResponse) => page.write(`data: ${JSON.stringify(faults)}\n\n`);

/** Sends the faults of the content to the open pages, where `showContentFaults` shows them. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get(contentFaultsPath, (request: IncomingMessage, response: ServerResponse) => {
    // The development server would hold compressed events back.
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-transform",
    });
    tellFaults(response);
    openPages.add(response);
    request.on("close", () => openPages.delete(response));
  });
};

/** @returns what reports each change of a file of the content or of its contract */
export function watchFiles(projectRoot: string): FSWatcher {
  const watched = ["content", "src/contract"].map((folder) => path.join(projectRoot, folder));
  // The path of the project may have brackets, which are no pattern.
  return watch(watched, { ignoreInitial: true, disableGlobbing: true });
}

/**
 * Checks the content, and again on each change of a file of it or of its contract. What passes is
 * copied to where Gatsby reads it; what does not is told, and the last good content stays.
 *
 * @returns settles as soon as there is good content to show
 */
export function watchContent(projectRoot: string, reporter: Reporter): Promise<void> {
  const watcher = watchFiles(projectRoot);
  const check = async (): Promise<void> => {
    const changed = once(watcher, "all");
    await checkContent(projectRoot, reporter);
    // Files that are written together are checked together.
    const checkedAgain = changed.then(() => setTimeout(pause)).then(check);
    if (hasLastGood(projectRoot)) return;
    reporter.info("Waiting for the content to be fixed …");
    await checkedAgain;
  };
  return check();
}

async function checkContent(projectRoot: string, reporter: Reporter): Promise<void> {
  const { text, worst } = await refresh(projectRoot);
  reportFindings(reporter, text, worst, "The content must be fixed; the last good content stays.");
  if (!worst && faults !== "") reporter.success(text);
  faults = worst === "error" ? stripVTControlCharacters(text) : "";
  openPages.forEach(tellFaults);
}

/** Runs the check by itself: it must know the contract as it is, not as it was at the start. */
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
 * Tells in Gatsby's way what the check has found. Errors end a build.
 *
 * @param heading says what errors keep from happening
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
