import { legalTitleId } from "../../contract/sections";

/**
 * Gives each section its id, and links within the page only its anchor. Puts each table into a box that
 * scrolls, can have the focus, and has the name of its section; makes an empty header a plain cell; and
 * replaces the obsolete attribute `align` of its cells by a class.
 *
 * @param html rendered markdown of the page `slug`
 * @param ids the ids of its sections, in order
 */
export function completeHtml(html: string, slug: string, ids: readonly string[]): string {
  let section = 0;
  let label: string = legalTitleId;
  return html
    .replaceAll(`href="/${slug}#`, 'href="#')
    .replace(/<th( [^>]*)?><\/th>/g, "<td$1></td>")
    .replace(/<th( [^>]*)?>/g, '<th$1 scope="col">')
    .replace(/<h2>|<table>|<\/table>|(?<=<t[dh]) align="(\w+)"/g, (found, align) => {
      if (align) return ` class="${align}"`;
      if (found === "</table>") return "</table></div>";
      if (found === "<table>") {
        return `<div role="group" aria-labelledby="${label}" tabindex="0"><table>`;
      }
      label = ids[section++] ?? legalTitleId;
      return `<h2 id="${label}">`;
    });
}
