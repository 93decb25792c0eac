import type { GatsbyNode } from "gatsby";
import reporter from "gatsby-cli/lib/reporter";

/**
 * Suppresses gatsby-plugin-sharp's warning about pictures in AVIF only, in every process that runs
 * queries. A query of its own requests the WebP of each picture, in one width.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const { warn } = reporter;
  reporter.warn = (message) => {
    if (!message?.includes("specified only AVIF format")) warn.call(reporter, message);
  };
};
