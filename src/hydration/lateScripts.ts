import { startScripts } from "./startScripts";

const markedScripts =
  /<!-- slice-start id="_gatsby-scripts-1" -->.*?<!-- slice-end id="_gatsby-scripts-1" -->/s;

const scriptFile = /<script src="([^"]+)"[^>]*><\/script>/g;

/** Files that the scripts of a page load for it, which would else wait for them to run. */
type Needs = { scripts: readonly string[]; data: readonly string[] };

/**
 * Defers the hydration of a page.
 *
 * @param html a page as Gatsby made it
 * @param scriptTags the tags that Gatsby puts there, which run as soon as they are loaded
 * @returns the page with its scripts waiting for the visitor
 * @throws when the page has no place for its scripts
 */
export function lateScripts(html: string, scriptTags: string, needs: Needs): string {
  if (!markedScripts.test(html)) throw new Error("The page has no place marked for its scripts");
  const atOnce = scriptTags.replace(scriptFile, "").trim();
  const late = [
    ...Array.from(scriptTags.matchAll(scriptFile), ([tag]) => tag),
    ...needs.scripts.map((file) => `<link rel="preload" as="script" href="/${file}">`),
    ...needs.data.map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
  ];
  const waiting = `<template>${late.join("")}</template>`;
  return html.replace(
    markedScripts,
    () => `${atOnce}${waiting}<script>(${startScripts})()</script>`,
  );
}
