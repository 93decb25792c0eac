import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./filesIn";
import { leftovers } from "./leftovers";

/** What stands in every build besides the pages; _headers is written last. */
const necessary = [
  "index.html",
  "404.html",
  "page-data/app-data.json",
  "page-data/404.html/page-data.json",
  "manifest.webmanifest",
  "sitemap.xml",
  "robots.txt",
  "_headers",
];

const named = /(?<=["'(\s])\/[\w./-]+\.[a-z]\w+/g;

/**
 * @param folder the output of a build, such as `public`
 * @returns why it is not whole, a sentence for each fault; none for a build that may be published
 */
export function checkBuild(folder: string): string[] {
  if (!existsSync(folder)) return [`There is no folder ${folder}.`];
  const has = (file: string) => existsSync(path.join(folder, file));
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const files = filesIn(folder);

  const pages = has("sitemap.xml")
    ? Array.from(read("sitemap.xml").matchAll(/<loc>([^<]+)/g), ([, url = ""]) =>
        new URL(url).pathname.slice(1),
      )
    : [];
  const ofPages = pages.flatMap((page) => [
    `${page || "index"}.html`,
    `page-data/${page || "index"}/page-data.json`,
  ]);
  const ofHtml = files
    .filter((file) => file.endsWith(".html"))
    .flatMap((file) => read(file).match(named) ?? [])
    .map((address) => address.slice(1));

  const missing = new Set([...necessary, ...ofPages, ...ofHtml].filter((file) => !has(file)));
  const empty = files.filter((file) => read(file) === "");
  return [
    ...leftovers.filter(has).map((file) => `${file} is left: the build did not come to its end.`),
    ...Array.from(missing, (file) => `${file} is missing.`),
    ...empty.map((file) => `${file} is empty.`),
  ];
}
