/** The files in the output that are no pages and that a build writes itself, and what defines them. */
const written: readonly [files: RegExp, source: string][] = [
  [/^(?:robots\.txt|sitemap\.xml)$/i, "src/delivery/siteUrl.ts"],
  [/^_headers$/i, "src/delivery/headers.ts"],
  [/^manifest\.webmanifest$/i, "gatsby-config.ts"],
  [
    /^(?:favicon\.svg|favicon-32x32\.png|apple-touch-icon\.png|icon-(?:192|512)\.png)$/i,
    "src/components/logo.svg",
  ],
  [
    /^(?:page-data|static|_gatsby|~partytown)(?:\/|$)|^(?:chunk-map|webpack\.stats)\.json$/i,
    "Gatsby",
  ],
];

/**
 * @param file a path in the output of a build
 * @param pages the names of the legal pages, such as `imprint`
 * @returns what the build writes this file from; undefined if it writes no such file
 */
export function writtenFrom(file: string, pages: readonly string[]): string | undefined {
  const page = file.replace(/(?:\/index)?\.html$/i, "").toLowerCase();
  if (["404", "index", ...pages].includes(page)) return "src/pages, content/legal";
  return written.find(([files]) => files.test(file))?.[1];
}
