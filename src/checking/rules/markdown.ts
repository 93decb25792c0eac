import type { Content } from "mdast";
import { sectionIds } from "../../contract/sections";
import { type Fault, type Finding, findingsIn } from "../finding";
import { nearest } from "../nearest";
import { allNodes, endOf, type LegalPage, type PageNode, startOf } from "../reading/legalPage";

const outsideAddress = /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i;
const emailAddress = /^mailto:(?:\{\{[^{}]*\}\}|[^\s@]+@[^\s@]+\.[^\s@]+)$/i;
const phoneNumber = /^tel:(?:\{\{[^{}]*\}\}|\+?\d[\d\s()/-]*)$/i;

/** The form of an address, by its scheme. */
const addressForms = new Map([
  ["https", outsideAddress],
  ["http", outsideAddress],
  ["mailto", emailAddress],
  ["tel", phoneNumber],
]);

const openLink = /\]\(|\] \((?:\/|#|https?:|www\.|mailto:|tel:)/;
const openBold = /\*\*/;

/** Checks what stands below the front matter, without its headings; links may lead to `slugs`. */
export function checkBody(page: LegalPage, slugs: readonly string[]): Finding[] {
  if (page.body.length === 0) return findingsIn(page, [{ index: 0, id: "noText" }]);
  const inHeadings = page.nodes.filter(({ type }) => type === "heading").flatMap(allNodes);
  const hidden = new Set(inHeadings);
  const faults = page.nodes.flatMap((node) => {
    const written = page.text.slice(startOf(node), endOf(node));
    const fault = explainNode(node, written, slugs);
    // A link in a heading has a finding of its own.
    const isBare = fault?.id === "bareAddress" || fault?.id === "emptyLink";
    return !fault || (isBare && hidden.has(node))
      ? []
      : [{ ...fault, index: startOf(node) + fault.index }];
  });
  return findingsIn(page, faults);
}

/** @returns the fault of a part of the page, with its index in the part */
function explainNode(node: PageNode, written: string, slugs: readonly string[]): Fault | undefined {
  switch (node.type) {
    case "html":
      return { index: 0, id: "html", values: { found: node.value.split("\n")[0] ?? "" } };
    case "image":
    case "imageReference":
      return { index: 0, id: "picture" };
    case "code":
      return { index: 0, id: "code" };
    case "list":
      return node.ordered && node.children.length === 1
        ? { index: 0, id: "numberedList", values: { found: written.slice(0, 12) } }
        : undefined;
    case "text":
      return firstOf(written, openLink, "openLink") ?? firstOf(written, openBold, "openBold");
    case "definition":
    case "link": {
      const fault = explainLink(node.url, slugs);
      if (fault) return { index: Math.max(0, written.lastIndexOf(node.url)), ...fault };
      if (node.type === "definition") return undefined;
      if (textIn(node) === "") return { index: 0, id: "emptyLink" };
      const isBare = node.position && !/^[[<]/.test(written);
      const values = { found: written, url: node.url };
      return isBare ? { index: 0, id: "bareAddress", values } : undefined;
    }
    default:
      return undefined;
  }
}

function firstOf(text: string, pattern: RegExp, id: Fault["id"]): Fault | undefined {
  const index = text.search(pattern);
  return index === -1 ? undefined : { index, id };
}

/** @returns the fault of a link's address, if any; it may be that of a legal page */
export function explainLink(
  target: string,
  slugs: readonly string[],
): Omit<Fault, "index"> | undefined {
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    const form = addressForms.get(scheme);
    if (!form) return { id: "forbiddenScheme", values: { scheme } };
    return form.test(target) ? undefined : { id: "incompleteAddress", values: { found: target } };
  }
  const addresses = ["/", ...sectionIds.map((id) => `/#${id}`), ...slugs.map((slug) => `/${slug}`)];
  if (addresses.includes(target)) return undefined;
  const meant = nearest(target, addresses);
  const question = meant === undefined ? "" : ` Did you mean ${meant}?`;
  return { id: "deadLink", values: { found: target, question, addresses: addresses.join(", ") } };
}

/** Checks that headings have words and no links, differ, begin at level 2 and skip no level. */
export function checkHeadings(page: LegalPage): Finding[] {
  const seen = new Set<string>();
  let previous = 1;
  const faults: Fault[] = [];
  for (const node of page.nodes) {
    if (node.type !== "heading") continue;
    const { depth } = node;
    const words = textIn(node);
    const values = { depth, previous, signs: "#".repeat(previous + 1) };
    const index = startOf(node);
    if (depth === 1) faults.push({ index, id: "firstLevel" });
    else if (depth > previous + 1) faults.push({ index, id: "skippedLevel", values });
    else if (words === "") faults.push({ index, id: "emptyHeading" });
    else if (allNodes(node).some(isLink)) faults.push({ index, id: "linkInHeading" });
    else if (seen.has(words)) faults.push({ index, id: "sameHeading" });
    seen.add(words);
    previous = depth;
  }
  return findingsIn(page, faults);
}

function isLink({ type }: PageNode): boolean {
  return type === "link" || type === "linkReference";
}

/** @returns the words of a part of the page */
function textIn(node: Content): string {
  const words = allNodes(node).map((part) => ("value" in part ? part.value : ""));
  return words.join("").trim();
}
