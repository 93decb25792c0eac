import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../checking/check";
import { readContentFiles } from "../../checking/contentFiles";
import { formatFindings } from "../../checking/report";

/** Checks the content. An error stops a build; `gatsby develop` reports it and starts. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const files = readContentFiles(store.getState().program.directory);
  const findings = await checkContent(files);
  const report = formatFindings(findings, files);
  if (findings.length > 0) reporter.panicOnBuild(`The content must be fixed.\n\n${report}`);
  else reporter.success(report);
};
