import type { GatsbyBrowser } from "gatsby";
import { followLatestLink } from "./latestLink";

/** Makes Gatsby's links cancelable; in development, shows the errors of the content in the page. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  followLatestLink();
  if (process.env.NODE_ENV !== "development") return;
  const { showContentErrors } = await import("./contentErrors");
  showContentErrors();
};
