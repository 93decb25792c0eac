import type { GatsbyBrowser } from "gatsby";
import { followLatestLink } from "./latestLink";
import { scrollToAnchorsSmoothly } from "./smoothAnchors";

/** Makes Gatsby's links cancelable; in development, shows the errors of the content in the page. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  followLatestLink();
  scrollToAnchorsSmoothly();
  if (process.env.NODE_ENV !== "development") return;
  const { showContentErrors } = await import("./contentErrors");
  showContentErrors();
};
