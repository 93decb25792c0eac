import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../../delivery/filesIn";

const ignored = /\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)/gs;

/** Writes the types of all CSS modules below `src`, so that a misspelt class does not compile. */
export function writeCssModuleTypes(): void {
  const modules = filesIn("src").filter((file) => file.endsWith(".module.css"));
  const declarations = modules.map((file) => {
    const css = readFileSync(`src/${file}`, "utf8").replace(ignored, "");
    const names = new Set(css.match(/(?<=\.)[a-z]\w*|(?<=@value )\w+(?=:)/gi));
    const exported = Array.from(names, (name) => `  export const ${name}: string;\n`);
    return `declare module "*/${path.basename(file)}" {\n${exported.join("")}}\n`;
  });
  writeFileSync("css-modules.d.ts", declarations.join("\n"));
}
