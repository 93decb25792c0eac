import { builtFiles } from "../support/build";
import { pagePaths } from "../support/content";

const names = pagePaths.slice(1).map((path) => path.slice(1));

/** Everything that a visitor, a browser, a search engine or the host asks for. */
const needed: Record<string, RegExp> = {
  "the pages": new RegExp(`^(?:${names.join("|")}|index|404)\\.html$`),
  "the data of the pages": new RegExp(
    `^page-data/(?:(?:${names.join("|")}|index|404\\.html)/page-data|app-data|sq/d/\\d+)\\.json$`,
  ),
  scripts: /^[\w-]+-[0-9a-f]{20}\.js$/,
  "licences that go with a script": /^[\w-]+-[0-9a-f]{20}\.js\.LICENSE\.txt$/,
  styles: /^styles\.[0-9a-f]{20}\.css$/,
  fonts: /^fonts\/[\w-]+-[0-9a-f]{8}\.woff2$/,
  pictures: /^static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[\w-]+\.(?:avif|webp|jpg|png)$/,
  icons: /^(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png)$/,
  "what search engines and browsers ask for":
    /^(?:robots\.txt|sitemap\.xml|manifest\.webmanifest)$/,
  "what hosts read": /^_headers$/,
};

describe("the published files", () => {
  it("all have a purpose", () => {
    const patterns = Object.values(needed);

    expect(
      builtFiles("").filter((file) => !patterns.some((pattern) => pattern.test(file))),
    ).toEqual([]);
  });

  it.each(Object.entries(needed))("hold %s", (_what, pattern) => {
    expect(builtFiles("").some((file) => pattern.test(file))).toBe(true);
  });
});
