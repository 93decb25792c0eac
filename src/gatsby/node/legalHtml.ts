import { legalTitleId } from "../../contract/sections";

/**
 * Gives each section its id, and links within the page only its anchor. Puts each table into a box that
 * scrolls, can have the focus, and has the name of its section; and replaces the obsolete attribute
 * `align` of its cells by a class.
 *
 * @param html rendered markdown of the page `slug`
 * @param ids the ids of its sections, in order
 */
export function completeHtml(html: string, slug: string, ids: readonly string[]): string {
  let section = 0;
  let label: string = legalTitleId;
  return html
    .replaceAll(`href="/${slug}#`, 'href="#')
    .replace(/<h2>|<table>|<\/table>|(?<=<t[dh]) align="(\w+)"/g, (found, align) => {
      if (align) return ` class="${align}"`;
      if (found === "</table>") return "</table></section>";
      if (found === "<table>") {
        return `<section aria-labelledby="${label}" tabindex="0"><table>`;
      }
      label = ids[section++] ?? legalTitleId;
      return `<h2 id="${label}">`;
    });
}
