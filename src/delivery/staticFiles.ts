import { existsSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./filesIn";

/** The files in the output that are no pages and that a build writes itself, and what defines them. */
const written: readonly [files: RegExp, source: string][] = [
  [/^(?:robots\.txt|sitemap\.xml)$/i, "src/delivery/siteUrl.ts"],
  [/^_headers$/i, "src/delivery/headers.ts"],
  [/^manifest\.webmanifest$/i, "gatsby-config.ts"],
  [
    /^(?:favicon\.svg|favicon-32x32\.png|apple-touch-icon\.png|icon-(?:192|512)\.png)$/i,
    "src/components/Mark/logo.svg",
  ],
  [
    /^(?:page-data|static|_gatsby|~partytown)(?:\/|$)|^(?:chunk-map|webpack\.stats)\.json$/i,
    "Gatsby",
  ],
];

/**
 * @param projectRoot the directory that contains `static`
 * @param pages the names of the legal pages, such as `imprint`
 * @returns why the files of `static` cannot be published as they are, one sentence for each
 */
export function findStaticFaults(projectRoot: string, pages: readonly string[]): string[] {
  const folder = path.join(projectRoot, "static");
  if (!existsSync(folder)) return [];
  const page = `(?:404|${pages.join("|")})(?:\\.html|\\/index\\.html)?`;
  const sources = [...written, [new RegExp(`^(?:index\\.html|${page})$`, "i"), "a page"] as const];
  return filesIn(folder).flatMap((file) => {
    if (!existsSync(path.join(folder, file))) {
      return [
        `static/${file} is a link to a file that does not exist. Delete or replace the link.`,
      ];
    }
    const [, source] = sources.find(([files]) => files.test(file)) ?? [];
    if (!source) return [];
    return [
      `static/${file} has the name of the file ${file} that the build writes from ${source}. Rename or delete the one in static/, and change the other at its source.`,
    ];
  });
}
