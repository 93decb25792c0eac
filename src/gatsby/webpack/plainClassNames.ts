import type { Compiler, RuleSetRule } from "webpack";

type CssModules = { localIdentName: string; localIdentRegExp?: RegExp };

/**
 * Calls the class `image` of Hero.module.css `Hero-image`. The names of the files tell the classes
 * apart in place of Gatsby's hashes, which weigh in every page. No two files may have the same name.
 */
export const plainClassNames = {
  apply({ options }: Compiler): void {
    for (const modules of cssModules(options.module.rules)) {
      modules.localIdentName = "[1]-[local]";
      modules.localIdentRegExp = /([^/\\]+)\.module\.css$/;
    }
  },
};

/** What css-loader is told about modules in these rules and those within them. */
function cssModules(rules: Compiler["options"]["module"]["rules"]): CssModules[] {
  const found = rules.filter((rule): rule is RuleSetRule => rule instanceof Object);
  return found.flatMap(({ oneOf = [], use }) => [
    ...cssModules(oneOf),
    ...(Array.isArray(use) ? use : []).flatMap((loader) =>
      isCssLoader(loader) ? loader.options.modules || [] : [],
    ),
  ]);
}

const isCssLoader = (loader: unknown): loader is { options: { modules: CssModules | false } } =>
  loader instanceof Object && "loader" in loader && /\bcss-loader\b/.test(`${loader.loader}`);
