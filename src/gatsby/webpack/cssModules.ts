import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../delivery/filesIn";

const ignored = /\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)/gs;

/** Every CSS module below `src`, with the classes and values that it exports. No two have one name. */
const cssModules = filesIn("src")
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => {
    const css = readFileSync(`src/${file}`, "utf8").replace(ignored, "");
    const classes = [...new Set(css.match(/(?<=\.)[a-z]\w*/gi))];
    return { name: path.basename(file), classes, values: css.match(/(?<=@value )\w+(?=:)/g) ?? [] };
  });

/** Writes the types of all CSS modules, so that a misspelt class does not compile. */
export function writeCssModuleTypes(): void {
  const declarations = cssModules.map(({ name, classes, values }) => {
    const exported = [...classes, ...values].map((each) => `  export const ${each}: string;\n`);
    return `declare module "*/${name}" {\n${exported.join("")}}\n`;
  });
  writeFileSync("css-modules.d.ts", declarations.join("\n"));
}

type LoaderOptions = {
  getLocalIdent?: (module: { resourcePath: string }, pattern: string, name: string) => string;
};

/** @returns css-loader's options for CSS modules, anywhere in these settings */
function cssModulesIn(settings: unknown): LoaderOptions[] {
  if (!(settings instanceof Object)) return [];
  const within = Object.values(settings).flatMap(cssModulesIn);
  return "localIdentName" in settings ? [settings as LoaderOptions, ...within] : within;
}

/**
 * Replaces the names and hashes in Gatsby's class names by the number of the class among all.
 *
 * @param rules webpack's rules, which are changed in place
 */
export function shortenClassNames(rules: unknown): void {
  const all = cssModules.flatMap(({ name, classes }) => classes.map((each) => `${name} ${each}`));
  for (const options of cssModulesIn(rules)) {
    options.getLocalIdent = ({ resourcePath }, _pattern, name) =>
      `c${all.indexOf(`${path.basename(resourcePath)} ${name}`).toString(36)}`;
  }
}
