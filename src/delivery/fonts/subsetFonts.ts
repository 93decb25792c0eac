import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import subsetFont, { type AxisRange } from "subset-font";
import { characters } from "./characters";

const output = "static/fonts";
const stylesheet = "src/styles/fonts.css";

/** The features that browsers apply by default. The others would add a tenth to the files. */
const keepFeatures = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig"];

/** The files of a font package, and the characters that we take from each. */
type Subset = { subset: string; text: string };

const subsets: readonly Subset[] = [
  { subset: "latin", text: characters },
  { subset: "latin-ext", text: characters.replace(/[^\u0100-\u024f]/g, "") },
];

/**
 * Headlines use one weight and one optical size; text uses several weights, and a zero of another font, because its
 * own is slashed.
 */
const faces: {
  name: string;
  family: string;
  axis: string;
  variationAxes: Record<string, AxisRange>;
  subsets: readonly Subset[];
}[] = [
  {
    name: "newsreader",
    family: "newsreader",
    axis: "opsz",
    variationAxes: { wght: 420, opsz: 48 },
    subsets,
  },
  {
    name: "atkinson",
    family: "atkinson-hyperlegible-next",
    axis: "wght",
    variationAxes: { wght: { min: 400, max: 700 } },
    subsets,
  },
  {
    name: "zero",
    family: "hanken-grotesk",
    axis: "wght",
    variationAxes: { wght: { min: 400, max: 700 } },
    subsets: [{ subset: "latin", text: "0" }],
  },
];

/**
 * Writes the subsets to static/fonts, with a hash of the content in each name, and updates the names in
 * the stylesheet. Every page preloads them (src/gatsby/ssr/onPreRenderHTML.tsx). A font leaves out a character that
 * it does not have.
 */
async function subsetFonts() {
  let css = readFileSync(stylesheet, "utf8");
  const fonts = new Map<string, Uint8Array>();
  for (const { name, family, axis, variationAxes, subsets } of faces) {
    for (const { subset, text } of subsets) {
      const packaged = `@fontsource-variable/${family}/files/${family}-${subset}-${axis}-normal.woff2`;
      const font = await subsetFont(readFileSync(require.resolve(packaged)), text, {
        targetFormat: "woff2",
        variationAxes,
        keepFeatures,
      });
      const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
      const file = `${name}-${subset}-${hash}.woff2`;
      fonts.set(`${output}/${file}`, font);
      css = css.replace(new RegExp(`${name}-${subset}-[0-9a-f]{8}\\.woff2`, "g"), file);
    }
  }
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  for (const [file, font] of fonts) {
    writeFileSync(file, font);
    console.log(`${file}: ${font.length} bytes`);
  }
  writeFileSync(stylesheet, css);
}

subsetFonts();
