import type { Content } from "mdast";
import { sectionIds } from "../../contract/sections";
import { countOf, type Finding, findingAt, type MessageId, type Values } from "../finding";
import { findDeviations, languageNames } from "../languages";
import { didYouMean } from "../nearest";
import { checkPatterns, type FaultPattern } from "../reading/document";
import { allNodes, type LegalPage, type PageNode, partOf, startOf } from "../reading/legalPage";

const outsideAddress = /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i;
const emailAddress = /^mailto:(?:\{\{[^{}]*\}\}|[^\s@]+@[^\s@]+\.[^\s@]+)$/i;
const phoneNumber = /^tel:(?:\{\{[^{}]*\}\}|\+?\d[\d\s()/-]*)$/i;

const schemes = ["http", "https", "mailto", "tel"];
const addressForms = [outsideAddress, emailAddress, phoneNumber];

/** Signs that are shown as they are written, because the parser found no link and no bold text. */
const openMarks: readonly FaultPattern[] = [
  { id: "openLink", pattern: /\]\(|\] \((?:\/|#|https?:|www\.|mailto:|tel:)/ },
  { id: "openHeading", pattern: /^(?:#{1,6}|-|\d{1,2}[.)])(?=\p{L})|^-$/mu },
  { id: "openBold", pattern: /\*\*/ },
];

/** Checks the body of a page. Links can point to the pages in `slugs`. */
export function checkMarkdown(page: LegalPage, slugs: readonly string[]): Finding[] {
  if (page.nodes.length === 0) return [findingAt(page, 0, "noText")];
  const headings = page.nodes.filter(({ type }) => type === "heading");
  // A link in a heading is reported separately.
  const hidden = new Set(headings.flatMap(allNodes).filter(isLink));
  const shown = page.nodes.filter((node) => !hidden.has(node));
  return [...shown.flatMap((node) => checkNode(page, node, slugs)), ...checkHeadings(page)];
}

function checkNode(page: LegalPage, node: PageNode, slugs: readonly string[]): Finding[] {
  const part = partOf(page, node);
  const report = (id: MessageId, values?: Values) => [findingAt(part, 0, id, values)];
  switch (node.type) {
    case "html":
      return report("html", { found: node.value.split("\n")[0] ?? "" });
    case "image":
    case "imageReference":
      return report("picture");
    case "code":
      return report("code");
    case "list": {
      const next = page.text.slice(startOf(node) + part.text.length);
      const isSentence = node.ordered && node.children.length === 1 && !/^\n\d/.test(next);
      return isSentence ? report("numberedList", { found: part.text.slice(0, 12) }) : [];
    }
    case "text":
      return checkPatterns(part, openMarks);
    case "definition":
    case "link": {
      const fault = explainLink(node.url, slugs);
      const index = Math.max(0, part.text.lastIndexOf(node.url));
      if (fault) return [findingAt(part, index, fault.id, fault.values)];
      if (node.type === "definition") return [];
      if (textIn(node) === "") return report("emptyLink");
      const isBare = node.position && !/^[[<]/.test(part.text);
      return isBare ? report("bareAddress", { found: part.text, url: node.url }) : [];
    }
    default:
      return [];
  }
}

/** @returns the error of a link's address, if any. The address can be a page in `slugs`. */
function explainLink(
  target: string,
  slugs: readonly string[],
): { id: MessageId; values: Values } | undefined {
  const scheme = /^\s*([a-z][a-z\d+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    if (!schemes.includes(scheme)) return { id: "forbiddenScheme", values: { scheme } };
    const isComplete = addressForms.some((form) => form.test(target));
    return isComplete ? undefined : { id: "incompleteAddress", values: { found: target } };
  }
  const addresses = ["/", ...sectionIds.map((id) => `/#${id}`), ...slugs.map((slug) => `/${slug}`)];
  if (addresses.includes(target)) return undefined;
  const question = didYouMean(target, addresses, (address) => address);
  return { id: "deadLink", values: { found: target, question, addresses: addresses.join(", ") } };
}

/** Checks that headings have words and no links, differ, begin at level 2 and skip no level. */
function checkHeadings(page: LegalPage): Finding[] {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  let previous = 1;
  for (const node of page.nodes) {
    if (node.type !== "heading") continue;
    const { depth } = node;
    const words = textIn(node);
    const values = { depth, previous, signs: "#".repeat(previous + 1) };
    const report = (id: MessageId) => findings.push(findingAt(page, startOf(node), id, values));
    if (depth === 1) report("firstLevel");
    else if (depth > previous + 1) report("skippedLevel");
    else if (words === "") report("emptyHeading");
    else if (allNodes(node).some(isLink)) report("linkInHeading");
    else if (seen.has(words)) report("sameHeading");
    seen.add(words);
    previous = depth;
  }
  return findings;
}

function isLink({ type }: PageNode): boolean {
  return type === "link" || type === "linkReference";
}

/** @returns the words of a part of the page */
function textIn(node: Content): string {
  const words = allNodes(node).map((part) => ("value" in part ? part.value : ""));
  return words.join("").trim();
}

type Block = { kind: string; offset: number };

/** Reports, for each page, the first heading or list that is not the same in every language. */
export function checkOutlines(pages: readonly LegalPage[]): Finding[] {
  const outlines = pages.map((page) => ({ ...page, blocks: blocksOf(page) }));
  const kindsOf = ({ blocks }: { blocks: Block[] }) => blocks.map(({ kind }) => kind).join();
  return findDeviations(outlines, kindsOf).flatMap(({ version, usual }) => {
    const [model = version] = usual;
    const index = model.blocks.findIndex(({ kind }, i) => kind !== version.blocks[i]?.kind);
    const [own, other] = [version.blocks[index], model.blocks[index]];
    if (!own || !other) return [];
    const place = `${model.file}:${model.placeOf(other.offset).line}`;
    const values = { own: own.kind, others: languageNames(usual), other: other.kind, place };
    return [findingAt(version, own.offset, "outline", values)];
  });
}

function blocksOf({ nodes }: LegalPage): Block[] {
  const blocks = nodes.flatMap((node): Block[] => {
    const offset = startOf(node);
    if (node.type === "heading") return [{ kind: `a heading of level ${node.depth}`, offset }];
    if (node.type !== "list") return [];
    return [{ kind: `a list of ${countOf(node.children.length, "item")}`, offset }];
  });
  // A block that is missing at the end is reported at the last block.
  return [...blocks, { kind: "the end of the page", offset: blocks.at(-1)?.offset ?? 0 }];
}
