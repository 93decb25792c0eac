import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Store } from "gatsby";
import { filesIn } from "../../delivery/filesIn";

/** Written when a build succeeds, and removed when the next one starts. */
const recordFile = ".cache/built-from.json";

const hashOf = (files: readonly string[], ...values: unknown[]) => {
  const hash = createHash("sha256").update(JSON.stringify(values));
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
};

/** @returns hashes of the inputs of a build without content/, whose changes Gatsby tracks itself */
function hashInputs() {
  const { SITE_URL, PREVIEW } = process.env;
  const inRoot = readdirSync(".").filter((file) => /^(?:gatsby-(?!types)|package)/.test(file));
  const below = (directory: string) => filesIn(directory).map((file) => `${directory}/${file}`);
  const code = [...inRoot.sort(), ...below("src"), ...below("static")];
  const encoders = ["package-lock.json", "src/gatsby/node/onPluginInit.ts"];
  return { code: hashOf(code, process.version, SITE_URL, PREVIEW), encoders: hashOf(encoders) };
}

const remove = (file: string) => rmSync(file, { recursive: true, force: true });

/** After a change of code, of which Gatsby compares only a part. */
function forgetDataAndBundles({ dispatch }: Store): void {
  // Without its hash of the plugins Gatsby clears its data.
  dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  remove(".cache/webpack");
  remove("public/page-data");
}

/** Gatsby renders only changed pages again, but onPostBuild has changed all of them. */
function forgetPages({ dispatch }: Store): void {
  dispatch({ type: "SET_SSR_WEBPACK_COMPILATION_HASH", payload: "" });
  const files = existsSync("public") ? readdirSync("public") : [];
  for (const file of files.filter((name) => !["page-data", "static"].includes(name)))
    remove(`public/${file}`);
}

/** Gatsby does not encode a picture again while it has the job that encoded it. */
function forgetJobs({ dispatch, getState }: Store, pictures: readonly string[]): void {
  const names = new Set(pictures.map((file) => path.parse(file).name));
  const jobs: Map<string, { inputPaths: { path: string }[] }> = getState().jobsV2.complete;
  for (const [contentDigest, { inputPaths }] of jobs) {
    if (!inputPaths.some((input) => names.has(path.parse(input.path).name))) continue;
    dispatch({ type: "REMOVE_STALE_JOB_V2", payload: { contentDigest } });
  }
}

/** Before a build, makes Gatsby forget what it does not itself detect as stale. */
export function discardStaleCache(store: Store): void {
  const built = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, "utf8")) : {};
  const { code, encoders } = hashInputs();
  remove(recordFile);
  if (built.code !== code) forgetDataAndBundles(store);
  // Gatsby encodes all pictures again where public/ is missing and it clears its data.
  if (built.encoders !== encoders) remove("public");
  forgetPages(store);
}

/** After a build, removes the encoded pictures that no page names, and records the inputs. */
export function finishBuild(store: Store): void {
  const files = filesIn("public").map((file) => `public/${file}`);
  const texts = files.filter((file) => /\.(?:html|json)$/.test(file));
  const published = texts.map((file) => readFileSync(file, "utf8")).join();
  const encoded = files.filter((file) => file.startsWith("public/static/"));
  const unused = encoded.filter((file) => !published.includes(file.slice("public".length)));
  for (const file of unused) remove(file);
  forgetJobs(store, unused);
  writeFileSync(recordFile, JSON.stringify(hashInputs()));
}
