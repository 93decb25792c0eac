import { startScripts } from "./startScripts";

const asyncScripts = /(?:<script src="[^"]+" async><\/script>\s*)+/;

/**
 * @param html a page as Gatsby made it, its scripts starting as soon as they are there
 * @param chunks addresses of the scripts that these will load for the page
 * @returns the page with its scripts waiting for the visitor; as it was where it has none to wait
 */
export function lateScripts(html: string, chunks: readonly string[]): string {
  return html.replace(asyncScripts, (tags) => {
    const scripts = Array.from(tags.matchAll(/src="([^"]+)"/g), ([, address]) => address);
    const call = `(${startScripts})(${JSON.stringify(scripts)},${JSON.stringify(chunks)})`;
    return `<script>${call.replace(/\s*\n\s*/g, " ")}</script>`;
  });
}
