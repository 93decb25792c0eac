import type { GatsbyBrowser } from "gatsby";

/** While the site is being developed, the page tells what is wrong with the content. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  if (process.env.NODE_ENV !== "development") return;
  const { showContentFaults } = await import("./contentFaults");
  showContentFaults();
};
