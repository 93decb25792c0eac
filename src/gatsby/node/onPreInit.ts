import type { GatsbyNode } from "gatsby";
import { siteUrl } from "../../delivery/siteUrl";
import { discardStaleCache } from "./buildCache";

/** Stops a build that would fail later, and discards the stale cache. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  try {
    // Gatsby ignores an error in gatsby-config.ts, and fails later with another message.
    const address = siteUrl();
    if (process.env.SITE_URL === undefined && process.env.NODE_ENV === "production") {
      reporter.warn(
        `SITE_URL is not set: the pages name ${address} as their address to search engines and link previews. Set it to the address of the site before you publish this build.`,
      );
    }
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  if (process.env.NODE_ENV === "production") discardStaleCache(store);
};
