import { builtFiles } from "../support/build";
import { pagePaths } from "../support/content";

const names = pagePaths.slice(1).map((path) => path.slice(1));

/** Everything that visitors, browsers, search engines or hosts request. */
const needed: Record<string, RegExp> = {
  "the pages": new RegExp(`^(?:${names.join("|")}|index|404)\\.html$`),
  "the data of the pages": new RegExp(
    `^page-data/(?:(?:${names.join("|")}|index|404(?:\\.html)?)/page-data|app-data|sq/d/\\d+)\\.json$`,
  ),
  scripts: /^[\w-]+-[0-9a-f]{20}\.js$/,
  "source maps of scripts": /^[\w-]+-[0-9a-f]{20}\.js\.map$/,
  "licences of scripts": /^[\w-]+-[0-9a-f]{20}\.js\.LICENSE\.txt$/,
  styles: /^(?:styles|sections|legalPage|NotFound)\.[0-9a-f]{20}\.css$/,
  fonts: /^fonts\/[\w-]+-[0-9a-f]{8}\.woff2$/,
  pictures: /^static\/[0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?[\w-]+\.(?:avif|webp|jpg|png)$/,
  icons: /^(?:favicon\.svg|favicon-32x32\.png|apple-touch-icon\.png|icon-\d+\.png)$/,
  "files for search engines and browsers": /^(?:robots\.txt|sitemap\.xml|manifest\.webmanifest)$/,
  "the headers for hosts": /^_headers$/,
};

describe("the published files", () => {
  it("all have a purpose", () => {
    const patterns = Object.values(needed);

    expect(
      builtFiles("").filter((file) => !patterns.some((pattern) => pattern.test(file))),
    ).toEqual([]);
  });

  it.each(Object.entries(needed))("include %s", (_what, pattern) => {
    expect(builtFiles("").some((file) => pattern.test(file))).toBe(true);
  });
});
