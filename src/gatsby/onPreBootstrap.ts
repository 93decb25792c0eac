import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content/check";
import { formatFindings } from "../content/report";

/** Stops the build before anything is made when the content breaks the contract. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter, store }) => {
  const { directory } = store.getState().program;
  const findings = checkContent(directory);
  if (findings.length === 0) return;

  const report = formatFindings(findings, directory);
  const broken = findings.some(({ severity }) => severity === "error");
  if (broken)
    reporter.panicOnBuild(`The content needs mending before it can be published.\n\n${report}`);
  else reporter.warn(report);
};
