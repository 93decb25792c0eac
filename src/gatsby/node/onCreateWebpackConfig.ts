import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeCssModuleTypes } from "./cssModuleTypes";

const replacement = (file: string) => path.resolve("src/gatsby/webpack", file);

/** Resolves a file of Gatsby; throws where an update of Gatsby has removed it. */
const { resolve: gatsbyFile } = createRequire(path.resolve("node_modules/gatsby/package.json"));

/** @returns the stylesheet of a module: legal pages and the not-found page have their own */
const stylesheetOf = (module: { identifier(): string }) =>
  /(legalPage|NotFound)\.module/.exec(module.identifier())?.[1] ?? "styles";

/** In development webpack compiles again after each change. */
const cssModuleTypes = {
  apply: ({ hooks }: { hooks: { beforeCompile: { tap(name: string, run: () => void): void } } }) =>
    hooks.beforeCompile.tap("CssModuleTypes", writeCssModuleTypes),
};

/** The part of webpack's rules for styles that is changed here. */
type StyleRule = {
  oneOf?: { use?: { options?: { modules?: { localIdentName?: string } } }[] }[];
};

/** Changes Gatsby's webpack configuration; src/gatsby/README.md has the reasons. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  actions.setWebpackConfig({
    plugins: [cssModuleTypes],
    resolve: {
      alias: {
        "react-i18next$": replacement("reactI18next.ts"),
        [gatsbyFile(path.resolve(".cache/route-announcer-props"))]:
          replacement("routeAnnouncerProps.ts"),
      },
    },
  });
  if (!stage.startsWith("build")) return;
  // setWebpackConfig merges, and cannot change these options.
  const config = getConfig();
  const rules: StyleRule[] = config.module.rules;
  for (const { use = [] } of rules.flatMap(({ oneOf = [] }) => oneOf)) {
    const modules = use.find(({ options }) => options?.modules?.localIdentName)?.options?.modules;
    if (modules) modules.localIdentName = "[hash:base64:4]";
  }
  if (stage === "build-javascript") {
    config.optimization.splitChunks.cacheGroups.styles.name = stylesheetOf;
  }
  if (stage === "build-html") {
    // The pages contain browser/inlineScript.ts as the renderer of the HTML has it.
    const minimizer = [plugins.minifyJs({ terserOptions: { compress: false } })];
    Object.assign(config.optimization, { minimize: true, minimizer });
  }
  actions.replaceWebpackConfig(config);
};
