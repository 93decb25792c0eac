import { readFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, RuleSetRule } from "webpack";
import { filesIn } from "../../delivery/filesIn";

type CssModules = {
  localIdentName: string;
  localIdentRegExp?: RegExp;
  /** For what it gives no name, the two above do. */
  getLocalIdent?: (
    module: { resourcePath: string },
    name: string,
    local: string,
  ) => string | undefined;
};

const classes = filesIn("src")
  .filter((file) => file.endsWith(".module.css"))
  .flatMap((file) => {
    const names = readFileSync(path.join("src", file), "utf8").match(/(?<=\.)[a-z]\w*/gi);
    return [...new Set(names)].map((name) => `${path.basename(file)} ${name}`);
  });

/**
 * Calls the class `image` of Hero.module.css `Hero-image`, and in what is published by its number
 * among all classes: in place of Gatsby's hashes, which weigh in every page. No two files may have
 * the same name.
 */
export const shortClassNames = {
  apply({ options }: Compiler): void {
    for (const modules of cssModules(options.module.rules)) {
      modules.localIdentName = "[1]-[local]";
      modules.localIdentRegExp = /([^/\\]+)\.module\.css$/;
      if (options.mode !== "development") modules.getLocalIdent = numbered;
    }
  },
};

const numbered: CssModules["getLocalIdent"] = ({ resourcePath }, _name, local) => {
  const index = classes.indexOf(`${path.basename(resourcePath)} ${local}`);
  return index < 0 ? undefined : `c${index.toString(36)}`;
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
