import { defaultTreeAdapter, html, parseFragment, serialize } from "parse5";
import { legalTitleId } from "../../contract/sections";
import { elementsIn } from "../../delivery/contentSecurityPolicy";

/**
 * Gives each section its id, and puts each table into a box that scrolls, can have the focus, and has the name of
 * its section. Makes an empty header a plain cell.
 *
 * @param markdown rendered markdown
 * @param ids the ids of its sections, in order
 */
export function completeHtml(markdown: string, ids: readonly string[]): string {
  const page = parseFragment(markdown);
  let section = 0;
  let label: string = legalTitleId;
  for (const element of elementsIn(page)) {
    const { tagName, parentNode } = element;
    if (tagName === "h2") {
      label = ids[section++] ?? label;
      element.attrs.push({ name: "id", value: label });
    }
    if (tagName === "table" && parentNode) {
      const box = defaultTreeAdapter.createElement("div", html.NS.HTML, [
        { name: "role", value: "group" },
        { name: "aria-labelledby", value: label },
        { name: "tabindex", value: "0" },
      ]);
      parentNode.childNodes.splice(parentNode.childNodes.indexOf(element), 1, box);
      box.childNodes.push(element);
    }
    // An empty corner of a table heads nothing.
    if (tagName === "th" && element.childNodes.length === 0) element.tagName = "td";
  }
  return serialize(page);
}
