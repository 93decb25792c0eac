import { startScripts } from "./startScripts";

const scriptsSlice =
  /<!-- slice-start id="_gatsby-scripts-1" -->.*?<!-- slice-end id="_gatsby-scripts-1" -->/s;

const scriptFile = /<script src="([^"]+)"[^>]*><\/script>/g;

/** The files that the scripts of a page request once they run. */
type Dependencies = { scripts: readonly string[]; data: readonly string[] };

const preload = (href: string, as = `as="script"`) =>
  `<link rel="preload" ${as} fetchpriority="low" href="${href}">`;

/**
 * Adds startScripts to a page.
 *
 * @param html a page as Gatsby wrote it
 * @param scriptTags the tags of Gatsby's slice `_gatsby-scripts`
 * @param files the files to preload; without them, the page loads its scripts at once
 * @returns the page with the external scripts in a template, from which startScripts loads them
 * @throws when the page has no slice for scripts, or when the slice has no external script
 */
export function deferScripts(html: string, scriptTags: string, files?: Dependencies): string {
  const tags = scriptTags.match(scriptFile) ?? [];
  if (!scriptsSlice.test(html)) throw new Error("Gatsby's page has no slice _gatsby-scripts-1");
  if (tags.length === 0) throw new Error("Gatsby's slice _gatsby-scripts-1 has no <script src>");
  const inline = scriptTags.replace(scriptFile, "").trim();
  const scripts = tags.join("");
  const deferred = files && [
    scripts,
    scripts.replace(scriptFile, (_, href) => preload(href)),
    ...files.scripts.map((file) => preload(`/${file}`)),
    ...files.data.map((file) => preload(`/${file}`, `as="fetch" crossorigin`)),
  ];
  const template = `<template>${deferred?.join("") ?? ""}</template>`;
  // At the start of the body, because scripts below a stylesheet wait for it.
  const start = `${template}<script>(${startScripts})()</script>`;
  return html
    .replace(/<body[^>]*>/, (body) => body + start)
    .replace(scriptsSlice, () => inline + (files ? "" : scripts));
}
