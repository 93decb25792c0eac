import type { GatsbyNode } from "gatsby";
import { isPreview, siteUrl } from "../../delivery/siteUrl";

/** Stops a build with a wrong setting, which gatsby-config.ts ignores. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  try {
    isPreview();
    const address = siteUrl();
    if (process.env.SITE_URL === undefined && process.env.NODE_ENV === "production") {
      reporter.warn(
        `SITE_URL is not set: the pages name ${address} as their address to search engines and link previews. Set it to the address of the site before you publish this build.`,
      );
    }
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};
