import type { GatsbyBrowser } from "gatsby";
import { followLatestLink } from "./latestLink";

/** Corrects Gatsby's links; while the site is being developed, the page tells the content's faults. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  followLatestLink();
  if (process.env.NODE_ENV !== "development") return;
  const { showContentFaults } = await import("./contentFaults");
  showContentFaults();
};
