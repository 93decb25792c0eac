import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** What a build may not reuse anything after, once it has changed: all but the words. */
const inputs = [
  "content/images",
  "content/site/images.json",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
];

// Gatsby empties .cache by itself at times, but for this folder.
const mark = ".cache/webpack/made-from";

/**
 * Removes what earlier builds left, unless only words have changed since: Gatsby would keep old
 * styles in the pages and old files in `public`.
 *
 * @param root the project's folder
 * @returns whether the next build begins from nothing
 */
export function cleanStale(root: string): boolean {
  const fingerprint = fingerprintOf(root);
  const markFile = path.join(root, mark);
  if (existsSync(markFile) && readFileSync(markFile, "utf8") === fingerprint) return false;
  rmSync(path.join(root, ".cache"), { recursive: true, force: true });
  rmSync(path.join(root, "public"), { recursive: true, force: true });
  mkdirSync(path.dirname(markFile), { recursive: true });
  writeFileSync(markFile, fingerprint);
  return true;
}

/** Makes the next build begin from nothing. */
export function distrustCache(root: string): void {
  rmSync(path.join(root, mark), { force: true });
}

function fingerprintOf(root: string): string {
  const hash = createHash("sha256").update(`${process.version} ${process.env.SITE_URL}`);
  for (const file of inputs.flatMap((input) => filesIn(root, input))) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

/** Unlike the listing of a build, it takes a link for the file to which it leads. */
function filesIn(root: string, input: string): string[] {
  const absolute = path.join(root, input);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [input];
  return readdirSync(absolute, { recursive: true, encoding: "utf8" })
    .map((name) => `${input}/${name}`)
    .filter((file) => statSync(path.join(root, file)).isFile())
    .sort();
}
