import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import { shortenClassNames, writeCssModuleTypes } from "../webpack/cssModules";
import { noBuildDependencies, stableHash } from "../webpack/plugins";

const replacement = (file: string) => path.resolve("src/gatsby/webpack/replacements", file);

/** Resolves a file of Gatsby; throws where an update of Gatsby has removed it. */
const { resolve: gatsbyFile } = createRequire(path.resolve("node_modules/gatsby/package.json"));

/** @returns the stylesheet of a module: the HTML has only those that the first view of its page needs */
const stylesheetOf = (module: { identifier(): string }) => {
  const [, ownPage] = /(legalPage|NotFound)\.module/.exec(module.identifier()) ?? [];
  return ownPage ?? (/src\/sections\/(?!Hero)/.test(module.identifier()) ? "sections" : "styles");
};

/** Changes Gatsby's webpack configuration; src/gatsby/README.md explains each line. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
}) => {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "react-i18next$": replacement("reactI18next.ts"),
        [gatsbyFile(path.resolve(".cache/prefetch"))]: replacement("prefetch.ts"),
        [gatsbyFile("gatsby-react-router-scroll/scroll-handler")]: replacement("scrollHandler.ts"),
        [gatsbyFile(path.resolve(".cache/route-announcer-props"))]:
          replacement("routeAnnouncerProps.ts"),
      },
    },
  });
  writeCssModuleTypes();
  // setWebpackConfig merges, and cannot change these options.
  const config = getConfig();
  if (stage.startsWith("build")) {
    shortenClassNames(config.module.rules);
    config.cache.buildDependencies = { defaultWebpack: [] };
    config.plugins.push(noBuildDependencies);
  }
  if (stage === "build-javascript") {
    config.plugins.push(stableHash);
    config.optimization.minimizer[0] = new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: { compress: { ecma: 2020, passes: 2 }, mangle: true },
    });
    config.output.trustedTypes = { policyName: "scripts" };
    config.optimization.splitChunks.cacheGroups.styles.name = stylesheetOf;
  }
  actions.replaceWebpackConfig(config);
};
