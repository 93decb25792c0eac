import { startScripts } from "./startScripts";

const scriptsSlice =
  /<!-- slice-start id="_gatsby-scripts-1" -->.*?<!-- slice-end id="_gatsby-scripts-1" -->/s;

const scriptFile = /<script src="[^"]+"[^>]*><\/script>/g;

/** The files that the scripts of a page request once they run. */
type Dependencies = { scripts: readonly string[]; data: readonly string[] };

/**
 * Defers the hydration of a page.
 *
 * @param html a page as Gatsby wrote it
 * @param scriptTags the tags of Gatsby's slice `_gatsby-scripts`
 * @param files the files to preload
 * @returns the page with the external scripts in a template, from which startScripts loads them
 * @throws when the page has no slice for scripts, or when the slice has no external script
 */
export function deferScripts(html: string, scriptTags: string, files: Dependencies): string {
  const external = scriptTags.match(scriptFile) ?? [];
  if (!scriptsSlice.test(html)) throw new Error("Gatsby's page has no slice _gatsby-scripts-1");
  if (external.length === 0)
    throw new Error("Gatsby's slice _gatsby-scripts-1 has no <script src>");
  const inline = scriptTags.replace(scriptFile, "").trim();
  const deferred = [
    ...external,
    ...files.scripts.map((file) => `<link rel="preload" as="script" href="/${file}">`),
    ...files.data.map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`),
  ].join("");
  return html.replace(
    scriptsSlice,
    () => `${inline}<template>${deferred}</template><script>(${startScripts})()</script>`,
  );
}
