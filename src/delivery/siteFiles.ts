import sharp from "sharp";
import { defaultLanguage } from "../contract/languages";

/** @returns the content of sitemap.xml for these URLs */
export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${encodeURI(url)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** @returns the content of robots.txt: crawlers must be able to read `noindex` in a preview */
export const robots = (siteUrl: string, isPreview: boolean) =>
  `User-agent: *\nAllow: /\n${isPreview ? "" : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;

const iconSizes = [192, 512];
const iconFile = (size: number) => `icon-${size}.png`;

/** @returns the content of manifest.webmanifest */
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

/** Renders the icons of the manifest from the directory's favicon.svg. */
export async function writeIcons(directory: string): Promise<void> {
  for (const size of iconSizes) {
    await sharp(`${directory}/favicon.svg`, { density: size })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(`${directory}/${iconFile(size)}`);
  }
}
