import path from "node:path/posix";
import type { Heading, Table } from "mdast";
import { defaultLanguage } from "../../contract/languages";
import { headingIds, linkedLegalPages, privacyPage } from "../../contract/legal";
import { sectionIds } from "../../contract/sections";
import { type Finding, findingAt, type MessageId, type Values } from "../finding";
import type { Content } from "../reading/content";
import { nodesIn, type Page, type PageNode, startOf, wordsIn, writtenAs } from "../reading/page";

/** Checks the markdown of the legal pages, and compares their outlines between the languages. */
export function checkPages({ pages, files }: Content): Finding[] {
  const known = ["/", ...sectionIds.map((id) => `/#${id}`), ...pages.flatMap(addressesOf)];
  // A page that is missing or cannot be read has a finding of its own.
  const pageFiles = [...files.keys()].filter((file) => file.startsWith("content/legal/"));
  const slugs = [...linkedLegalPages, ...pageFiles.map((file) => path.parse(file).name)];
  const unread = slugs.map((slug) => `/${slug}`).filter((address) => !known.includes(address));
  const addresses = { known, unread };
  return pages.flatMap((page) => {
    if (page.nodes.length === 0) return [findingAt(page, 0, "noText")];
    const model = pages.find(({ slug }) => slug === page.slug) ?? page;
    const findings = page.nodes.flatMap((node) => checkNode(page, node, addresses));
    return [...findings, ...compareOutlines(page, model)];
  });
}

const headingsIn = ({ nodes }: Page) =>
  nodes.filter((node): node is Heading => node.type === "heading");

/** The addresses of this site that a link can have, and those of pages whose sections are not known. */
type Addresses = { known: readonly string[]; unread: readonly string[] };

/** @returns the addresses of a page and of its sections, which are the same in all languages */
function addressesOf(page: Page): string[] {
  if (page.language !== defaultLanguage) return [];
  const sections = headingsIn(page).filter(({ depth }) => depth === 2);
  const ids = headingIds(sections.map(wordsIn));
  return [`/${page.slug}`, ...ids.map((id) => `/${page.slug}#${id}`)];
}

/** The kinds of markdown that a legal page may contain. */
const allowed =
  /^(?:heading|paragraph|text|break|emphasis|strong|list|listItem|blockquote|link|table|tableRow|tableCell)$/;

/** The messages for other kinds that have one of their own. */
const unfit: Partial<Record<string, MessageId>> = {
  html: "code",
  code: "codeBlock",
  inlineCode: "lostMark",
  delete: "lostMark",
  splitWord: "lostMark",
  thematicBreak: "line",
  underlined: "line",
};

/** @returns the mdast type of a node, or the special kind of a heading, an item or a mark */
function kindOf(page: Page, node: PageNode, written: string): string {
  const end = startOf(node) + written.length;
  const around = `${page.text[startOf(node) - 1]}${written}${page.text[end]}`;
  const isSplit = /^[\p{L}\p{N}][*_]+[\p{L}\p{N}]|[\p{L}\p{N}][*_]+[\p{L}\p{N}]$/u.test(around);
  if (isSplit && /^(?:emphasis|strong)$/.test(node.type)) return "splitWord";
  if (node.type === "heading" && !written.startsWith("#")) return "underlined";
  return "checked" in node && typeof node.checked === "boolean" ? "task" : node.type;
}

function checkNode(page: Page, node: PageNode, addresses: Addresses): Finding[] {
  const written = writtenAs(page, node);
  const report = (id: MessageId, values?: Values) => [findingAt(page, startOf(node), id, values)];
  const kind = kindOf(page, node, written);
  if (!allowed.test(kind)) {
    const [first = "", ...others] = written.split("\n");
    const found = kind === "underlined" ? (others.at(-1) ?? "") : first;
    return report(unfit[kind] ?? "notShown", { found });
  }
  if (node.type === "heading") return checkHeading(page, node);
  if (node.type === "table") return checkRows(page, node);
  if (node.type === "list") {
    const next = page.text.slice(startOf(node) + written.length);
    const isSentence = node.ordered && node.children.length === 1 && !/^\n\d/.test(next);
    return isSentence ? report("numberedList", { found: written.slice(0, 12) }) : [];
  }
  if (node.type !== "link") return [];
  const { url } = node;
  const fault = explainAddress(url, addresses);
  const index = startOf(node) + Math.max(0, written.lastIndexOf(url));
  const address = url.split("#")[0] || `/${page.slug}`;
  const near = addresses.known.filter(
    (each) => !each.includes("#") || each.startsWith(`${address}#`),
  );
  if (node.position && !/^[[<]/.test(written)) {
    return report("bareAddress", { found: written, url: url.replace(/^http:/i, "https:") });
  }
  if (fault) return [findingAt(page, index, fault, { url, addresses: near.join(", ") })];
  return wordsIn(node) === "" ? report("noWords", { block: "link" }) : [];
}

/** Reports rows of another length; a line of text directly below a table is such a row. */
function checkRows(page: Page, { children: [first, ...rows] }: Table): Finding[] {
  const most = first?.children.length ?? 0;
  return rows.flatMap((row) => {
    const { length } = row.children;
    return length === most ? [] : [findingAt(page, startOf(row), "tableRow", { length, most })];
  });
}

const outsideAddresses = [
  /^https?:\/\/[^\s/?#]+\.[^\s/?#]+/i,
  /^mailto:(?:\{\{[^{}]*\}\}|[^\s@]+@[^\s@]+\.[^\s@]+)$/i,
  /^tel:(?:\{\{[^{}]*\}\}|\+?\d[\d\s()/-]*)$/i,
];

/** @returns the fault of a link's address, if any */
function explainAddress(url: string, { known, unread }: Addresses): MessageId | undefined {
  const isOwn = known.includes(url) || unread.includes(url.replace(/#.*/, ""));
  const isKnown = isOwn || outsideAddresses.some((form) => form.test(url));
  if (!isKnown) return "deadLink";
  return /^http:/i.test(url) ? "notEncrypted" : undefined;
}

/** Checks that a heading has its own words, without links, and that no level is skipped. */
function checkHeading(page: Page, heading: Heading): Finding[] {
  const headings = headingsIn(page);
  const before = headings.slice(0, headings.indexOf(heading));
  const { depth: previous = 1 } = before.at(-1) ?? {};
  const words = wordsIn(heading);
  const values = { block: "heading", depth: heading.depth, marks: "#".repeat(previous + 1) };
  const report = (id: MessageId) => [findingAt(page, startOf(heading), id, values)];
  if (heading.depth === 1 || heading.depth > previous + 1) return report("headingLevel");
  if (words === "") return report("noWords");
  if (nodesIn(heading).some(({ type }) => /^link/.test(type))) return report("linkInHeading");
  return before.some((other) => wordsIn(other) === words) ? report("sameHeading") : [];
}

/** Reports the first heading, list, table or quotation that is not at this place in the first language. */
function compareOutlines(page: Page, model: Page): Finding[] {
  const own = page.nodes.filter(isBlock);
  const others = model.nodes.filter(isBlock);
  const differs = own.findIndex((block, index) => describe(block) !== describe(others[index]));
  if (differs === -1 && own.length >= others.length) return [];
  const index = differs === -1 ? own.length : differs;
  const [block, other] = [own[index] ?? own.at(-1), others[index] ?? others.at(-1)];
  const place = `${model.file}:${model.placeOf(startOf(other)).line}`;
  const values = { own: describe(own[index]), other: describe(others[index]), place };
  return [findingAt(page, startOf(block), "outline", values)];
}

const isBlock = ({ type }: PageNode) => /^(?:heading|list|table|blockquote)$/.test(type);

function describe(block: PageNode | undefined): string {
  if (block?.type === "heading") return `a heading of level ${block.depth}`;
  if (!block || !("children" in block)) return "the end of the page";
  return `a ${block.type} of ${block.children.length}`;
}

/** The optional facts that name a service. */
const services: Partial<Record<string, string>> = { whatsapp: "WhatsApp", viber: "Viber" };

/** How the pages that the site came with say that the form sends nothing. */
const sendsNothing =
  /ih nikome ne šalje(?!\p{L})|bez slanja podataka|ostaju u vašem pregledniku|sendet sie (?:aber )?an niemanden|(?:kein|ohne) Versand|bleiben in Ihrem Browser|not send them to anyone|no form data|stay in your browser/giu;

/** Reports who receives data of visitors but is not named in each privacy policy, and texts that deny it. */
export function checkPrivacy({ facts, slots, pages, texts }: Content): Finding[] {
  const registered = /[^.]+\.(?:(?:com?|net|org|gov|edu|ac)\.(?=..$))?[^.]+$/;
  const hasEndpoint = facts.some(({ name }) => name === "endpoint");
  const denials = (hasEndpoint ? [...pages, ...texts] : []).flatMap((source) =>
    Array.from(source.text.matchAll(sendsNothing), ({ 0: found, index }) =>
      findingAt(source, index, "sendsNothing", { found }),
    ),
  );
  const recipients = [...facts, ...slots].flatMap(({ name, file, text }) => {
    const isAddress = name === "endpoint" || name.endsWith(".url");
    const [host] = (isAddress && registered.exec(new URL(text).hostname)) || [];
    const recipient = services[name] ?? host;
    return recipient ? [{ recipient, entry: `"${name}" in ${file}` }] : [];
  });
  const policies = pages.filter(({ slug }) => slug === privacyPage);
  const unnamed = policies.flatMap((page) =>
    recipients
      .filter(({ recipient }) => !page.text.toLowerCase().includes(recipient.toLowerCase()))
      .map((values) => findingAt(page, startOf(page.nodes[0]), "notInPrivacyPolicy", values)),
  );
  return [...unnamed, ...denials];
}
