import type { GatsbyNode } from "gatsby";
import { checkContent } from "../../checking/check";
import { formatFindings } from "../../checking/report";
import { reportFindings, watchContent } from "../develop/contentWatch";

/**
 * Stops the build before anything is made when the content breaks the contract. In development
 * the check goes on with each change.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  if (process.env.NODE_ENV === "development") return watchContent(directory, reporter);
  const findings = await checkContent(directory);
  const heading = "The content must be fixed before it can be published.";
  reportFindings(reporter, formatFindings(findings, directory), findings[0]?.severity, heading);
};
