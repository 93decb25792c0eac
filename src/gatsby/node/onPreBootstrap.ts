import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../checking/check";
import { readContentFiles } from "../../checking/contentFiles";
import { formatFindings } from "../../checking/report";
import { reportFindings, watchContent } from "../develop/contentWatch";

/** Stops a build when the content has errors. In development the check runs again on each change. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  if (process.env.NODE_ENV === "development") return watchContent(directory, reporter);
  const files = readContentFiles(directory);
  const findings = await checkContent(files);
  const heading = "The content must be fixed before it can be published.";
  const report = formatFindings(findings, files);
  if (findings.length === 0) reporter.success(report);
  reportFindings(reporter, report, findings[0]?.severity, heading);
};
