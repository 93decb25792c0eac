import sharp from "sharp";
import { defaultLanguage } from "../contract/languages";

/** @returns sitemap.xml for the pages at these addresses */
export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${encodeURI(url)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** @returns robots.txt, which lets everyone in: a page that may not be listed must be read to say so */
export const robots = (siteUrl: string, isPreview: boolean) =>
  `User-agent: *\nAllow: /\n${isPreview ? "" : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;

const iconSizes = [192, 512];
const iconFile = (size: number) => `icon-${size}.png`;

/** @returns manifest.webmanifest, for who puts the site on the home screen */
export function manifest(name: string, description: string, color: string): string {
  return JSON.stringify({
    name,
    description,
    lang: defaultLanguage,
    start_url: "/",
    display: "browser",
    theme_color: color,
    background_color: color,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...iconSizes.map((size) => ({
        src: `/${iconFile(size)}`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    ],
  });
}

/** Draws the icons that the manifest names from favicon.svg, into the same folder. */
export async function writeIcons(folder: string): Promise<void> {
  for (const size of iconSizes) {
    await sharp(`${folder}/favicon.svg`, { density: size })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(`${folder}/${iconFile(size)}`);
  }
}
