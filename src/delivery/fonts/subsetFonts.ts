import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import subsetFont, { type AxisRange } from "subset-font";
import { characters } from "./characters";

const output = "static/fonts";
const stylesheet = "src/styles/fonts.css";

/** The features that browsers apply by default. The others would add a tenth to the files. */
const keepFeatures = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig"];

/** Headlines use one weight and one optical size; text uses several weights. */
const faces: { name: string; files: string; variationAxes: Record<string, AxisRange> }[] = [
  {
    name: "newsreader",
    files: "@fontsource-variable/newsreader/files/newsreader-{subset}-opsz-normal.woff2",
    variationAxes: { wght: 420, opsz: 48 },
  },
  {
    name: "atkinson",
    files:
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-{subset}-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

/**
 * Writes the subsets to static/fonts, with a hash of the content in each name, and updates the names in
 * the stylesheet. Every page preloads them (src/gatsby/ssr/onPreRenderHTML.tsx).
 */
async function subsetFonts() {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  let css = readFileSync(stylesheet, "utf8");
  for (const { name, files, variationAxes } of faces) {
    for (const [subset, text] of Object.entries(characters)) {
      const source = require.resolve(files.replace("{subset}", subset));
      const font = await subsetFont(readFileSync(source), text, {
        targetFormat: "woff2",
        variationAxes,
        keepFeatures,
      });
      const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
      const file = `${name}-${subset}-${hash}.woff2`;
      writeFileSync(`${output}/${file}`, font);
      css = css.replace(new RegExp(`${name}-${subset}-[0-9a-f]{8}\\.woff2`), file);
      console.log(`${output}/${file}: ${font.length} bytes`);
    }
  }
  writeFileSync(stylesheet, css);
}

subsetFonts();
