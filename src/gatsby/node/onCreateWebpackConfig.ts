import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { plainClassNames } from "../webpack/plainClassNames";
import { trustedScripts } from "../webpack/trustedScripts";

const ours = (file: string) => path.resolve("src/gatsby/webpack/replacements", file);

/** Keeps one copy of i18next in the bundle, and out of it what Gatsby ships and no visitor needs. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
  stage,
}) => {
  actions.setWebpackConfig({
    // Every build begins from nothing, so what would be stored is never read.
    ...(stage.startsWith("build") && { cache: false }),
    // Source maps would be published and serve no visitor.
    ...(stage === "build-javascript" && { devtool: false }),
    resolve: {
      alias: {
        // The i18n plugin requires the CommonJS builds, everyone else imports the ES modules.
        i18next$: path.resolve("node_modules/i18next/dist/esm/i18next.js"),
        "react-i18next$": ours("reactI18next.ts"),
        ...(stage === "build-javascript" && { "gatsby-script$": ours("gatsbyScript.ts") }),
      },
    },
    plugins: [
      plugins.normalModuleReplacement(/^\.\/prefetch$/, ours("prefetch.ts")),
      plugins.normalModuleReplacement(/\/session-storage$/, ours("scrollMemory.ts")),
      plugins.normalModuleReplacement(/\/route-announcer-props$/, ours("routeAnnouncerProps.ts")),
      plainClassNames,
      ...(stage === "build-javascript" ? [trustedScripts] : []),
    ],
  });
};
