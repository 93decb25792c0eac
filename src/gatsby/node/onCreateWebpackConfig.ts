import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeCssModuleTypes } from "../webpack/cssModules";
import { shortenClassNames } from "../webpack/shortClassNames";
import { stableHash } from "../webpack/stableHash";

const ours = (file: string) => path.resolve("src/gatsby/webpack/replacements", file);

/** Finds what Gatsby has; where it no longer does, as after an update, the build fails. */
const { resolve: gatsbys } = createRequire(path.resolve("node_modules/gatsby/package.json"));

/** Read here, since Gatsby rebuilds every page where its HTML renderer reads files. */
const firstViewFonts = () =>
  Array.from(
    readFileSync("src/styles/fonts.css", "utf8").matchAll(/url\("([^"]+)"\)/g),
    ([, url = ""]) => url,
  ).filter((url) => !url.includes("-more-"));

/** Each line is explained in src/gatsby/README.md. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && { devtool: false }),
    plugins: [plugins.define({ FIRST_VIEW_FONTS: JSON.stringify(firstViewFonts()) })],
    resolve: {
      alias: {
        "react-i18next$": ours("reactI18next.ts"),
        [gatsbys(path.resolve(".cache/prefetch"))]: ours("prefetch.ts"),
        [gatsbys("gatsby-react-router-scroll/session-storage")]: ours("scrollMemory.ts"),
        [gatsbys(path.resolve(".cache/route-announcer-props"))]: ours("routeAnnouncerProps.ts"),
      },
    },
  });
  writeCssModuleTypes();
  // What cannot be set is changed in place.
  const config = getConfig();
  shortenClassNames(config.module.rules, stage.startsWith("build"));
  if (stage === "build-javascript") {
    config.plugins.push(stableHash);
    config.output.trustedTypes = { policyName: "scripts" };
    config.optimization.splitChunks.cacheGroups.commons.enforce = true;
  }
  actions.replaceWebpackConfig(config);
};
