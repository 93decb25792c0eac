import { EventEmitter } from "node:events";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { watch } from "chokidar";
import type { Reporter } from "gatsby";
import type { Finding } from "../../checking/finding";
import { formatFindings } from "../../checking/report";
import { hasLastGood, refreshLastGood } from "./lastGoodContent";

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
 * Checks the content on each change of a file. What passes is copied to where Gatsby reads it;
 * what does not is told, and the last good content stays.
 *
 * @returns settles as soon as there is good content to show
 */
export async function watchContent(projectRoot: string, reporter: Reporter): Promise<void> {
  const check = async () => report(await refreshLastGood(projectRoot), projectRoot, reporter);
  const events = watch(path.join(projectRoot, "content"), { ignoreInitial: true });
  let timer: NodeJS.Timeout | undefined;
  events.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(check, pause);
  });
  await check();
  if (hasLastGood(projectRoot)) return;

  reporter.info("Waiting for the content to be mended …");
  await new Promise<void>((resolve) => {
    const stop = onContentFaults((report) => {
      if (report !== "") return;
      stop();
      resolve();
    });
  });
}

function report(findings: readonly Finding[], projectRoot: string, reporter: Reporter): void {
  const text = formatFindings(findings, projectRoot);
  const broken = findings.some(({ severity }) => severity === "error");
  if (broken) reporter.error(`The content needs mending; the last good content stays.\n\n${text}`);
  else if (findings.length > 0) reporter.warn(text);
  else if (faults !== "") reporter.success(text);
  faults = broken ? stripVTControlCharacters(text) : "";
  changes.emit("change", faults);
}
