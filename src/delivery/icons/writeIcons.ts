import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { token } from "../token";
import { drawingIn, iconSvg, icoOf } from "./drawing";

const mark = "src/components/Mark/logo.svg";

/** @returns the drawing as a square PNG of this size */
const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / 48 })
    .resize(side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/**
 * @param withShareCard whether to draw also a picture for shared links
 * @returns the icons by path, drawn from logo.svg in the colours of tokens.css; each build renders the
 *   icons of the manifest from favicon.svg
 */
export async function drawIcons(withShareCard = false): Promise<Record<string, string | Buffer>> {
  const svg = readFileSync(mark, "utf8");
  const colors = { ground: token("ground-dark"), ink: token("ink-on-dark") };
  const favicon = iconSvg(svg, colors);
  const files: Record<string, string | Buffer> = {
    "src/components/Mark/shapes.json": `${JSON.stringify(drawingIn(svg), null, 2)}\n`,
    "static/favicon.svg": `${favicon}\n`,
    "static/favicon.ico": icoOf(await png(favicon, 32)),
    // Phones round the corners.
    "static/apple-touch-icon.png": await png(iconSvg(svg, colors, { round: 0 }), 180),
  };
  if (!withShareCard) return files;
  const background = token("ground");
  const card = iconSvg(svg, { ground: background, ink: token("ink") }, { round: 0, size: 0.6 });
  files["content/images/share-card.webp"] = await sharp(Buffer.from(card), { density: 945 })
    .resize(1200, 630, { fit: "contain", background })
    .webp({ lossless: true })
    .toBuffer();
  return files;
}

async function writeIcons(): Promise<void> {
  for (const [file, content] of Object.entries(await drawIcons(process.argv.includes("share")))) {
    writeFileSync(file, content);
    console.log(`${file}: ${content.length} bytes`);
  }
}

if (require.main === module) writeIcons();
