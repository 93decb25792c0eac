import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { defaultLanguage } from "../contract/languages";
import { filesIn } from "../delivery/filesIn";
import type { Words } from "./words";

const require = createRequire(import.meta.url);
const { build } = require("esbuild") as typeof import("esbuild");

const out = process.argv[2] ?? "public-edit";
const { GITHUB_REPOSITORY } = process.env;
const repository = GITHUB_REPOSITORY || "owner/care-beds";
if (!GITHUB_REPOSITORY) {
  console.warn("This form edits only a folder. For GitHub, set GITHUB_REPOSITORY.");
}

/** The page asks GitHub only. The CMS writes inline styles, and decodes pictures in WebAssembly. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "manifest-src blob: data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const headers = `/*
  Content-Security-Policy: ${policy}
  X-Robots-Tag: noindex
  Referrer-Policy: no-referrer
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=63072000
`;

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const wordsFile = (name: string) => path.join(import.meta.dirname, `words/${name}.json`);
const language = existsSync(wordsFile(defaultLanguage)) ? defaultLanguage : "en";
const words: Words = readJson(wordsFile(language));

/** The languages of the CMS that are nearest to those that it lacks. */
const nearest: Partial<Record<string, string>> = { bs: "hr", en: "en-US" };
const cmsLanguage = nearest[language] ?? language;

type Tree = Words["interface"];

/** @returns words, with others in place of those of the same name */
const merge = (own: Tree | undefined, others: Tree | undefined): Tree =>
  Object.fromEntries(
    Object.entries({ ...own, ...others }).map(([name, word]) => {
      const isGroup = typeof word === "object";
      return [name, isGroup ? merge(own?.[name] as Tree, others?.[name] as Tree) : word];
    }),
  );

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await build({
  entryPoints: [path.join(import.meta.dirname, "edit.ts")],
  outdir: out,
  bundle: true,
  format: "esm",
  splitting: true,
  minify: true,
  chunkNames: "[name]-[hash]",
  define: {
    REPOSITORY: JSON.stringify(repository),
    STATIC_FILES: JSON.stringify(filesIn("static")),
    WORDS: JSON.stringify(words),
    // The CMS has no setting for its language, and speaks that of the browser.
    "navigator.language": JSON.stringify(cmsLanguage),
    "navigator.languages": JSON.stringify([cmsLanguage]),
  },
  loader: { ".css": "empty" },
  // The colours of programming languages.
  external: ["@shikijs/*"],
  plugins: [
    {
      name: "words",
      setup: ({ onLoad }) => {
        const filter = new RegExp(`[\\\\/]locales[\\\\/]${cmsLanguage}\\.json$`);
        onLoad({ filter }, ({ path: file }) => ({
          contents: JSON.stringify(merge(readJson(file), words.interface)),
          loader: "json",
        }));
      },
    },
  ],
  logLevel: "warning",
});

const cms = path.dirname(require.resolve("@sveltia/cms"));
cpSync(path.join(cms, "assets"), path.join(out, "assets"), { recursive: true });
// The buttons that translate need an account with a service, which the policy does not let the page ask. With two
// languages their label goes on with the name of the other one.
const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.form.title}</title>
<style>
[aria-label^="${words.interface.translate ?? "Translate"}"] { display: none !important }
textarea, textarea + .clone { min-height: 0 !important }
.error { white-space: pre-line }
</style>
<script type="module" src="/edit.js"></script>
<body>${words.form.opening}
`;
for (const name of ["index.html", "404.html"]) writeFileSync(path.join(out, name), page);
writeFileSync(path.join(out, "_headers"), headers);
