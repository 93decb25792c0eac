import type { GatsbyNode } from "gatsby";
import { siteUrl } from "../../delivery/siteUrl";

/** Stops a build that would fail later, and makes each build render all pages. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  const isBuild = process.env.NODE_ENV === "production";
  try {
    // Gatsby ignores an error in gatsby-config.ts, and fails later with another message.
    const address = siteUrl();
    if (process.env.SITE_URL === undefined && isBuild) {
      reporter.warn(
        `SITE_URL is not set: the pages name ${address} as their address to search engines and link previews. Set it to the address of the site before you publish this build.`,
      );
    }
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
  // After a change of styles alone, Gatsby would keep the old ones in the pages.
  if (isBuild) store.dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });
};
