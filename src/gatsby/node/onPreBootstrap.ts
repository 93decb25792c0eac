import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../checking/check";
import { formatFindings } from "../../checking/report";
import { contentError, watchContent } from "../develop/contentWatch";

/**
 * Stops the build before anything is made when the content breaks the contract. In development
 * the check goes on with each change.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  if (process.env.NODE_ENV === "development") {
    await watchContent(directory, reporter);
    return;
  }
  const findings = await checkContent(directory);
  const report = formatFindings(findings, directory);
  if (findings.some(({ severity }) => severity === "error")) {
    const heading = "The content must be fixed before it can be published.";
    reporter.panicOnBuild(contentError(reporter, `${heading}\n\n${report}`));
    return;
  }
  if (findings.length > 0) reporter.warn(report);
};
