import { legalTitleId } from "../../contract/sections";

/** A line such as `E-mail: info@example.com`, whose name and value are short enough for one row of a list. */
const namedValue = /^([\p{L}\p{N}][^<>:]{0,60}):\s((?:<[^>]*>|[^<]){1,100})$/u;

/** @returns the paragraph; a list of names and values if each of its lines is one, as in a legal notice */
function asList(paragraph: string, content: string): string {
  const rows = content.split(/<br ?\/?>\n/).map((line) => namedValue.exec(line));
  if (!rows.every((row) => row !== null)) return paragraph;
  const terms = rows.map(([, name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<dl>${terms.join("")}</dl>`;
}

/**
 * Gives each section its id, and links within the page only its anchor. Puts each table into a box that
 * scrolls, can have the focus, and has the name of its section; makes an empty header a plain cell;
 * replaces the obsolete attribute `align` of its cells by a class; and makes lists of names and values.
 *
 * @param html rendered markdown of the page `slug`
 * @param ids the ids of its sections, in order
 */
export function completeHtml(html: string, slug: string, ids: readonly string[]): string {
  let section = 0;
  let label: string = legalTitleId;
  return html
    .replaceAll(`href="/${slug}#`, 'href="#')
    .replace(/(?<!<(?:li|blockquote)>\n)<p>(.*?)<\/p>/gs, asList)
    .replaceAll("</dl>\n<dl>", "")
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
