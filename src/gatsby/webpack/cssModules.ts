import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../delivery/filesIn";

const ignored = /\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)/gs;

const unique = (names: Iterable<string>) => [...new Set(names)];

/** Every CSS module below `src`, with the classes and values that it exports. */
export const cssModules = filesIn("src")
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => {
    const css = readFileSync(path.join("src", file), "utf8").replace(ignored, "");
    return {
      file,
      classes: unique(css.match(/(?<=\.)[a-z]\w*/gi) ?? []),
      values: unique(Array.from(css.matchAll(/@value (\w+):/g), ([, name = ""]) => name)),
    };
  });

/** Writes the types of all CSS modules, so that a misspelt class does not compile. */
export function writeCssModuleTypes(): void {
  const declarations = cssModules.map(({ file, classes, values }) => {
    const names = [...classes, ...values].map((name) => `  export const ${name}: string;\n`);
    return `declare module "*/${path.basename(file)}" {\n${names.join("")}}\n`;
  });
  writeFileSync("css-modules.d.ts", declarations.join("\n"));
}
