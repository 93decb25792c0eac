import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "gatsby";
import { filesIn } from "../../delivery/filesIn";

/** Written when a build has ended well, and removed when the next one starts. */
const recordFile = ".cache/built-from.json";

type Jobs = { complete: Map<string, { inputPaths: { path: string }[] }> };

const nameOf = (file: string) => path.parse(file).name;

const hashOf = (files: readonly string[], ...values: unknown[]) => {
  const hash = createHash("sha256").update(JSON.stringify(values));
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
};

/** Hashes of what a build is made from besides content/, whose changes Gatsby tracks by itself. */
function inputs(): { code: string; encoders: string } {
  const { SITE_URL, PREVIEW } = process.env;
  const rootFiles = readdirSync(".").filter((file) => /^gatsby-.*\.tsx?$|^package/.test(file));
  const directories = ["src", "static"].flatMap((directory) =>
    filesIn(directory).map((file) => path.join(directory, file)),
  );
  const code = [...rootFiles, ...directories].filter((file) => file !== "gatsby-types.d.ts").sort();
  return {
    code: hashOf(code, process.version, SITE_URL, PREVIEW),
    encoders: hashOf([
      "package-lock.json",
      "src/gatsby/node/onPreInit.ts",
      "src/styles/tokens.css",
    ]),
  };
}

/**
 * Removes what Gatsby cannot know to be stale. After a change of content alone it keeps its data,
 * its bundles and the encoded pictures; after a change of code, the pictures; after a build that
 * did not end, or a change of how pictures are encoded, nothing.
 *
 * @param store Gatsby's
 */
export function discardStaleCache({ dispatch }: Store): void {
  const read = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {};
  const { code, encoders } = inputs();
  rmSync(recordFile, { force: true });

  const kept = ["static", "page-data"];
  if (read.code !== code) {
    // Without its hash of the plugins Gatsby clears its cache, and where public/ is missing, the
    // list of encoded pictures too.
    dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
    rmSync(".cache/webpack", { recursive: true, force: true });
    kept.pop();
  }
  if (read.encoders !== encoders) rmSync("public", { recursive: true, force: true });
  // Gatsby renders a page again only when its code or data has changed. But what stands in public/
  // is the finished page.
  dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });

  for (const name of existsSync("public") ? readdirSync("public") : []) {
    if (!kept.includes(name)) rmSync(path.join("public", name), { recursive: true });
  }
}

/**
 * Ends a build: removes the encoded pictures that no page names any more, and records that the
 * build has ended well, and from what.
 *
 * @param store Gatsby's, which forgets that it has encoded them
 */
export function finishBuild({ dispatch, getState }: Store): void {
  const published = filesIn("public")
    .filter((file) => /\.(?:html|json)$/.test(file))
    .map((file) => readFileSync(path.join("public", file), "utf8"))
    .join();
  const isUsed = (file: string) => published.includes(`/static/${file}`);
  const digestOf = (file: string) => path.posix.dirname(path.posix.dirname(file));
  const files = filesIn("public/static");
  const usedDigests = new Set(files.filter(isUsed).map(digestOf));
  const unused = files.filter((file) => !isUsed(file));
  for (const file of unused) rmSync(path.join("public/static", file));

  // Gatsby itself forgets the pictures that are gone, but not the sizes that are.
  const names = unused.filter((file) => usedDigests.has(digestOf(file))).map(nameOf);
  const { jobsV2 }: { jobsV2: Jobs } = getState();
  for (const [contentDigest, { inputPaths }] of jobsV2.complete) {
    if (!inputPaths.some((input) => names.includes(nameOf(input.path)))) continue;
    dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });
  }
  writeFileSync(recordFile, JSON.stringify(inputs()));
}
