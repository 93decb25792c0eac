import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "gatsby";
import { filesIn } from "../../delivery/filesIn";

/** Written when a build succeeds, and removed when the next one starts. */
const recordFile = ".cache/built-from.json";

type Jobs = { complete: Map<string, { inputPaths: { path: string }[] }> };

const nameOf = (file: string) => path.parse(file).name;

const hashOf = (files: readonly string[], ...values: unknown[]) => {
  const hash = createHash("sha256").update(JSON.stringify(values));
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
};

/** @returns hashes of the inputs of a build without content/, whose changes Gatsby tracks itself */
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
 * Removes stale files that Gatsby does not detect. A change of content keeps Gatsby's data, the
 * bundles and the encoded pictures. A change of code keeps the pictures. A build that failed, or a
 * change of how pictures are encoded, keeps nothing.
 *
 * @param store Gatsby's Redux store
 */
export function discardStaleCache({ dispatch }: Store): void {
  const read = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {};
  const { code, encoders } = inputs();
  rmSync(recordFile, { force: true });

  const kept = ["static", "page-data"];
  if (read.code !== code) {
    // Without its hash of the plugins Gatsby clears its cache. Where public/ is missing, it also
    // clears the list of encoded pictures.
    dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
    rmSync(".cache/webpack", { recursive: true, force: true });
    kept.pop();
  }
  if (read.encoders !== encoders) rmSync("public", { recursive: true, force: true });
  // Gatsby renders a page again only when its code or data has changed. But public/ contains pages
  // that onPostBuild has changed.
  dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });

  for (const name of existsSync("public") ? readdirSync("public") : []) {
    if (!kept.includes(name)) rmSync(path.join("public", name), { recursive: true });
  }
}

/**
 * Removes the encoded pictures that no page names any more, and records the inputs of the build.
 *
 * @param store Gatsby's Redux store, from which the jobs of these pictures are removed
 */
export function finishBuild({ dispatch, getState }: Store): void {
  const files = filesIn("public");
  const published = files
    .filter((file) => /\.(?:html|json)$/.test(file))
    .map((file) => readFileSync(path.join("public", file), "utf8"))
    .join();
  const digestOf = (file: string) => path.posix.dirname(path.posix.dirname(file));
  const encoded = files.filter((file) => file.startsWith("static/"));
  const unused = encoded.filter((file) => !published.includes(`/${file}`));
  const used = encoded.filter((file) => !unused.includes(file));
  const usedDigests = new Set(used.map(digestOf));
  for (const file of unused) rmSync(path.join("public", file));

  // Gatsby removes the jobs of deleted pictures itself, but not those of unused sizes.
  const names = unused.filter((file) => usedDigests.has(digestOf(file))).map(nameOf);
  const { jobsV2 }: { jobsV2: Jobs } = getState();
  for (const [contentDigest, { inputPaths }] of jobsV2.complete) {
    if (!inputPaths.some((input) => names.includes(nameOf(input.path)))) continue;
    dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });
  }
  writeFileSync(recordFile, JSON.stringify(inputs()));
}
