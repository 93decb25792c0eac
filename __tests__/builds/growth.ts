import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { addLanguage, addLegalPage } from "./addLanguage";
import { SiteCopy } from "./siteCopy";

const names = new Intl.DisplayNames(["en"], { type: "language" });
const otherLanguages =
  "fr it es pt nl pl cs sk sl hr sr mk sq bg ro hu el tr da sv nb fi et lv lt uk ga".split(" ");

/** How many languages, and how many legal pages in each. */
type Size = { languages: number; pages: number };

const sizes: Size[] = [
  { languages: 3, pages: 3 },
  { languages: 10, pages: 3 },
  { languages: 30, pages: 3 },
  { languages: 30, pages: 10 },
  { languages: 3, pages: 30 },
  { languages: 3, pages: 100 },
];

/** Builds a copy of the site that has grown to this size, from nothing. */
function measure({ languages, pages }: Size): Record<string, string | number> {
  const site = new SiteCopy();
  try {
    for (let page = 4; page <= pages; page += 1) addLegalPage(site, `page-${page}`);
    for (const code of otherLanguages.slice(0, languages - 3)) {
      addLanguage(site, code, names.of(code) ?? code);
    }
    const { seconds } = site.build();
    return {
      languages,
      "legal pages each": pages,
      documents: languages * pages,
      "build, s": Math.round(seconds),
      "/ HTML": kilobytes(site, "index.html"),
      "/ data": kilobytes(site, "page-data/index/page-data.json"),
      "/imprint HTML": kilobytes(site, "imprint.html"),
      "/imprint data": kilobytes(site, "page-data/imprint/page-data.json"),
      scripts: scriptKilobytes(site),
    };
  } finally {
    site.dispose();
  }
}

const inKilobytes = (bytes: Buffer) => Number((gzipSync(bytes).byteLength / 1000).toFixed(2));

const kilobytes = (site: SiteCopy, file: string) =>
  inKilobytes(readFileSync(join(site.root, "public", file)));

function scriptKilobytes(site: SiteCopy): number {
  const files = readdirSync(join(site.root, "public")).filter((file) => file.endsWith(".js"));
  const sum = files.reduce((total, file) => total + kilobytes(site, file), 0);
  return Number(sum.toFixed(2));
}

const [languages, pages] = process.argv.slice(2).map(Number);
const chosen = languages && pages ? [{ languages, pages }] : sizes;
console.log("Kilobytes after gzip; builds from nothing.");
console.table(chosen.map(measure));
