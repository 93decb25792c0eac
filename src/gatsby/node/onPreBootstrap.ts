import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../checking/check";
import { readContentFiles } from "../../checking/contentFiles";
import { formatFindings } from "../../checking/report";
import { reportFindings, watchContent } from "../develop/contentWatch";

/**
 * Checks the content, and stops the build when it has errors. In development the check runs again on
 * each change.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  if (process.env.NODE_ENV === "development") return watchContent(directory, reporter);
  const files = readContentFiles(directory);
  const findings = await checkContent(files);
  const heading = "The content must be fixed before it can be published.";
  reportFindings(reporter, formatFindings(findings, files), findings[0]?.severity, heading);
};
