import { startScripts } from "./startScripts";

const markedScripts =
  /(?<=<!-- slice-start id="_gatsby-scripts-1" -->).*?(?=<!-- slice-end id="_gatsby-scripts-1" -->)/s;

const scriptFile = /<script src="([^"]+)"[^>]*><\/script>/g;

/**
 * @param html a page as Gatsby made it, or as this function has made it before
 * @param scriptTags the tags that Gatsby puts there, which run as soon as they are loaded
 * @param chunks addresses of the scripts that these will load for the page
 * @returns the page with its scripts waiting for the visitor
 * @throws when the page has no place for its scripts
 */
export function lateScripts(html: string, scriptTags: string, chunks: readonly string[]): string {
  if (!markedScripts.test(html)) throw new Error("The page has no place marked for its scripts");
  const atOnce = scriptTags.replace(scriptFile, "").trim();
  const scripts = [...scriptTags.matchAll(scriptFile)];
  const ahead = [...scripts.map(([, address]) => address), ...chunks].map(
    (address) => `<link rel="prefetch" href="${address}">`,
  );
  const late = `<template>${[...ahead, ...scripts.map(([tag]) => tag)].join("")}</template>`;
  return html.replace(markedScripts, () => `${atOnce}${late}<script>(${startScripts})()</script>`);
}
