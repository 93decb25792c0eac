import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import subsetFont, { type AxisRange } from "subset-font";
import { characters } from "./characters";

const output = "static/fonts";
const stylesheet = "src/styles/fonts.css";

/** The features that browsers apply by default. The others would add a tenth to the files. */
const keepFeatures = ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rlig"];

/** Headlines use one weight and one optical size; text uses several weights. */
const faces: {
  name: string;
  family: string;
  axis: string;
  variationAxes: Record<string, AxisRange>;
}[] = [
  {
    name: "newsreader",
    family: "newsreader",
    axis: "opsz",
    variationAxes: { wght: 420, opsz: 48 },
  },
  {
    name: "atkinson",
    family: "atkinson-hyperlegible-next",
    axis: "wght",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

/** The files of the font packages for which the stylesheet has faces. */
const subsets = ["latin", "latin-ext"];

/** @returns whether a `unicode-range` of CSS, such as U+0000-00FF,U+0131, contains a character */
function contains(ranges: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.split(",").some((range) => {
    const [first = 0, last = first] = Array.from(range.matchAll(/[\dA-F]+/g), ([hex]) =>
      Number.parseInt(hex, 16),
    );
    return first <= code && code <= last;
  });
}

/**
 * Writes the subsets to static/fonts, with a hash of the content in each name, and updates the names in
 * the stylesheet. Every page preloads them (src/gatsby/ssr/onPreRenderHTML.tsx).
 *
 * @throws when a font lacks a character
 */
async function subsetFonts() {
  let css = readFileSync(stylesheet, "utf8");
  const fonts = new Map<string, Uint8Array>();
  for (const { name, family, axis, variationAxes } of faces) {
    const inPackage = (file: string) =>
      readFileSync(require.resolve(`@fontsource-variable/${family}/${file}`));
    const ranges: Record<string, string> = JSON.parse(inPackage("unicode.json").toString());
    const subsetOf = (character: string) =>
      subsets.find((subset) => contains(ranges[subset] ?? "", character));
    const missing = Array.from(characters).filter((character) => !subsetOf(character));
    if (missing.length > 0) throw new Error(`The font ${family} has no ${missing.join(" ")}`);
    for (const subset of subsets) {
      const text = Array.from(characters).filter((character) => subsetOf(character) === subset);
      const source = inPackage(`files/${family}-${subset}-${axis}-normal.woff2`);
      const font = await subsetFont(source, text.join(""), {
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
