import path from "node:path";
import type { GatsbyNode } from "gatsby";

const ours = (file: string) => path.resolve("src/gatsby/replacements", file);

/** Keeps one copy of i18next in the bundle and puts ours in place of two of Gatsby's modules. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  plugins,
}) => {
  actions.setWebpackConfig({
    resolve: {
      alias: {
        // The i18n plugin requires the CommonJS builds, everyone else imports the ES modules.
        i18next$: path.resolve("node_modules/i18next/dist/esm/i18next.js"),
        "react-i18next$": path.resolve("node_modules/react-i18next/dist/es/index.js"),
      },
    },
    plugins: [
      plugins.normalModuleReplacement(/\/session-storage$/, ours("scrollMemory.ts")),
      plugins.normalModuleReplacement(/\/route-announcer-props$/, ours("routeAnnouncerProps.ts")),
    ],
  });
};
