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
