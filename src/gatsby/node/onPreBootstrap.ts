import path from "node:path/posix";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../checking/check";
import { type ContentFiles, readContentFiles } from "../../checking/contentFiles";
import { formatFindings } from "../../checking/report";
import { defaultLanguage } from "../../contract/languages";
import { findStaticFaults } from "../../delivery/staticFiles";
import { reportFindings, watchContent } from "../develop/contentWatch";

/**
 * Stops before files of `static` and of the build replace each other, and when the content has errors.
 * In development the check of the content runs again on each change.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  const files = readContentFiles(directory);
  const faults = findStaticFaults(directory, legalPages(files));
  if (faults.length > 0) reporter.panic(faults.join("\n"));
  if (process.env.NODE_ENV === "development") return watchContent(directory, reporter);
  const findings = await checkContent(files);
  const heading = "The content must be fixed before it can be published.";
  const report = formatFindings(findings, files);
  if (findings.length === 0) reporter.success(report);
  reportFindings(reporter, report, findings[0]?.severity, heading);
};

/** @returns the names of the legal pages, as createPages makes them */
const legalPages = (files: ContentFiles) =>
  [...files.keys()]
    .map((file) => path.parse(file))
    .filter(({ dir, ext }) => dir === `content/legal/${defaultLanguage}` && ext === ".md")
    .map(({ name }) => name);
