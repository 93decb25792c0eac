import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../checking/check";
import { readContentFiles } from "../../checking/contentFiles";
import { formatFindings } from "../../checking/report";

/** Checks the content. An error stops a build; `gatsby develop` reports it and starts. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const files = readContentFiles(store.getState().program.directory);
  const findings = await checkContent(files);
  const report = formatFindings(findings, files);
  const worst = findings[0]?.severity;
  if (worst === "error") reporter.panicOnBuild(`The content must be fixed.\n\n${report}`);
  else if (worst === "warning") reporter.warn(report);
  else reporter.success(report);
};
