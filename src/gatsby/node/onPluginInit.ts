import type { GatsbyNode } from "gatsby";
import reporter from "gatsby-cli/lib/reporter";

/**
 * Drops the warning of gatsby-plugin-sharp about pictures in AVIF alone, in every process that runs
 * queries: the WebP of each picture comes from a query of its own, which asks for one width.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const { warn } = reporter;
  reporter.warn = (message) => {
    if (!message.includes("specified only AVIF format")) warn.call(reporter, message);
  };
};
