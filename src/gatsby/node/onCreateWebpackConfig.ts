import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { replacement } from "../webpack/replacement";
import { shortClassNames } from "../webpack/shortClassNames";

const ours = (file: string) => path.resolve("src/gatsby/webpack/replacements", file);

/** Gatsby takes no settings of webpack's output. */
const trustedScripts = {
  apply: ({ options }: Compiler) => {
    options.output.trustedTypes = { policyName: "scripts" };
  },
};

/** Each line is explained in src/gatsby/README.md. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, stage }) => {
  const isBrowserBuild = stage === "build-javascript";
  actions.setWebpackConfig({
    ...(stage.startsWith("build") && { cache: false }),
    ...(isBrowserBuild && { devtool: false }),
    plugins: [
      replacement(/^react-i18next$/, ours("reactI18next.ts")),
      replacement(/^\.\/prefetch$/, ours("prefetch.ts")),
      replacement(/\/session-storage$/, ours("scrollMemory.ts")),
      replacement(/\/route-announcer-props$/, ours("routeAnnouncerProps.ts")),
      shortClassNames,
      ...(isBrowserBuild ? [trustedScripts] : []),
    ],
  });
};
