import { execFile } from "node:child_process";
import { EventEmitter, on } from "node:events";
import path from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { watch } from "chokidar";
import type { Reporter } from "gatsby";
import type { Finding } from "../../checking/finding";
import { formatFindings } from "../../checking/report";
import { hasLastGood } from "./lastGoodContent";

const pause = 50;

let faults = "";
const changes = new EventEmitter().setMaxListeners(0);

/**
 * Tells what is wrong with the content, now and after each change.
 *
 * @param listen gets the report of the errors, or an empty text while there are none
 * @returns ends the telling
 */
export function onContentFaults(listen: (report: string) => void): () => void {
  listen(faults);
  changes.on("change", listen);
  return () => changes.off("change", listen);
}

/**
 * Checks the content on each change of a file of it or of its contract. What passes is copied to
 * where Gatsby reads it; what does not is told, and the last good content stays.
 *
 * @returns settles as soon as there is good content to show
 */
export async function watchContent(projectRoot: string, reporter: Reporter): Promise<void> {
  let checked = Promise.resolve();
  const check = () => {
    checked = checked.then(() => checkContent(projectRoot, reporter));
  };
  const watched = ["content", "src/contract"].map((folder) => path.join(projectRoot, folder));
  let timer: NodeJS.Timeout | undefined;
  watch(watched, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(check, pause);
  });
  check();
  await checked;
  if (hasLastGood(projectRoot)) return;

  reporter.info("Waiting for the content to be fixed …");
  for await (const [report] of on(changes, "change")) if (report === "") return;
}

async function checkContent(projectRoot: string, reporter: Reporter): Promise<void> {
  const { text, worst } = await refresh(projectRoot);
  if (worst === "error") {
    const heading = "The content must be fixed; the last good content stays.";
    reporter.error(contentError(reporter, `${heading}\n\n${text}`));
  } else if (worst === "warning") reporter.warn(text);
  else if (faults !== "") reporter.success(text);
  faults = worst === "error" ? stripVTControlCharacters(text) : "";
  changes.emit("change", faults);
}

/** Runs the check by itself: it must know the contract as it is, not as it was at the start. */
async function refresh(
  projectRoot: string,
): Promise<{ text: string; worst: Finding["severity"] | undefined }> {
  const command = ["--import", "tsx", "src/gatsby/develop/refreshCommand.mts"];
  try {
    const options = { cwd: projectRoot, maxBuffer: 100_000_000 };
    const { stdout } = await promisify(execFile)(process.execPath, command, options);
    const findings: Finding[] = JSON.parse(stdout);
    return { text: formatFindings(findings, projectRoot), worst: findings[0]?.severity };
  } catch (error) {
    return { text: `The check of the content cannot run.\n\n${error}`, worst: "error" };
  }
}

/** What heads the faults of the content in Gatsby's report. */
const id = "content";

/**
 * Makes an error of Gatsby's of what is wrong with the content.
 *
 * @returns what `reporter.error` and its like take
 */
export function contentError(reporter: Reporter, text: string) {
  reporter.setErrorMap({
    [id]: { text: ({ text }) => text, category: "USER", type: undefined },
  });
  return { id, context: { text } };
}
