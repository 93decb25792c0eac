import type { Heading, Table } from "mdast";
import { headingIds, linkedLegalPages, privacyPage } from "../../contract/legal";
import { sectionIds } from "../../contract/sections";
import { type Finding, type FindingId, findingAt, type Values } from "../finding";
import type { Content } from "../reading/content";
import { type Page, type PageNode, startOf, wordsIn, writtenAs } from "../reading/page";

/** Checks the markdown of the legal pages, and compares their outlines between the languages. */
export function checkPages({ files, pages }: Content): Finding[] {
  const slugs = [...linkedLegalPages, ...pages.map(({ slug }) => slug)];
  const downloads = [...files.keys()]
    .filter((file) => file.startsWith("static/"))
    .map((file) => file.replace("static", ""))
    .flatMap((address) => [address, encodeURI(address)]);
  return pages.flatMap((page) => {
    const model = pages.find(({ slug }) => slug === page.slug) ?? page;
    const others = pages.filter(({ language }) => language === page.language);
    const known = ["/", ...sectionIds.map((id) => `/#${id}`), ...others.flatMap(addressesOf)];
    // A page that is missing or cannot be read has a finding of its own.
    const addresses = slugs.every((slug) => known.includes(`/${slug}`)) ? known : [];
    const findings = page.nodes.flatMap((node) => checkNode(page, node, { addresses, downloads }));
    return [...findings, ...compareOutlines(page, model)];
  });
}

const headingsIn = ({ nodes }: Page) =>
  nodes.filter((node): node is Heading => node.type === "heading");

/** @returns the addresses of a page and of its sections */
function addressesOf(page: Page): string[] {
  const sections = headingsIn(page).filter(({ depth }) => depth === 2);
  const ids = headingIds(sections.map(wordsIn));
  return [`/${page.slug}`, ...ids.map((id) => `/${page.slug}#${id}`)];
}

/** The kinds of markdown that a legal page may contain. */
const allowed =
  /^(?:heading|paragraph|text|break|emphasis|strong|list|listItem|blockquote|link|table|tableRow|tableCell)$/;

/**
 * Underlined headings, items with a box, titles of links, which few visitors see and which may not contain
 * facts, and marks that begin or end within a word or a number.
 */
function isUnfit(page: Page, node: PageNode, written: string): boolean {
  if (node.type === "heading") return !written.startsWith("#");
  if (node.type === "listItem") return typeof node.checked === "boolean";
  if (node.type === "link") return Boolean(node.title);
  const around = page.text.slice(startOf(node) - 1, startOf(node) + written.length + 1);
  const touchesLetters = /^[\p{L}\p{N}][*_]+[\p{L}\p{N}]|[\p{L}\p{N}][*_]+[\p{L}\p{N}]$/u;
  return /^(?:emphasis|strong)$/.test(node.type) && touchesLetters.test(around);
}

/** The addresses of all pages in a language, none if one cannot be read, and those of the files of `static`. */
type Targets = Record<"addresses" | "downloads", readonly string[]>;

function checkNode(page: Page, node: PageNode, { addresses, downloads }: Targets): Finding[] {
  const written = writtenAs(page, node);
  const report = (id: FindingId, values?: Values) => [findingAt(page, startOf(node), id, values)];
  if (node.type === "html") return report("code", { found: written.split("\n")[0] ?? "" });
  if (!allowed.test(node.type) || isUnfit(page, node, written)) {
    return report("notShown", { found: written.slice(0, 60).replace(/\n/g, " ") });
  }
  if (node.type === "heading") return checkHeading(page, node);
  if (node.type === "table") return checkRows(page, node);
  if (node.type !== "link") return [];
  const { url } = node;
  const index = startOf(node) + Math.max(0, written.lastIndexOf(url));
  const address = url.split("#")[0] || `/${page.slug}`;
  const near = addresses.filter((each) => !each.includes("#") || each.startsWith(`${address}#`));
  const [file = ""] = url.split(/[?#]/);
  // A browser shows the address of a section with its letters encoded.
  const isPage = addresses.some((each) => each === url || encodeURI(each) === url);
  const isKnown = isPage || downloads.includes(file) || isOutside(url);
  const values = { url, addresses: near.join(", ") };
  return isKnown || near.length === 0 ? [] : [findingAt(page, index, "deadLink", values)];
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
  /^mailto:(?:\{\{[^{}]*\}\}|[^\s@]+@[^\s@]+\.[^\s@?]+)(?:\?\S+)?$/i,
  /^tel:(?:\{\{[^{}]*\}\}|\+?\d[\d\s/-]*)$/i,
];

const isOutside = (url: string) => outsideAddresses.some((form) => form.test(url));

/** Reports a second title of the page, and a skipped level. */
function checkHeading(page: Page, heading: Heading): Finding[] {
  const headings = headingsIn(page);
  const before = headings.slice(0, headings.indexOf(heading));
  const { depth: previous = 1 } = before.at(-1) ?? {};
  if (heading.depth > 1 && heading.depth <= previous + 1) return [];
  const values = { depth: heading.depth, marks: "#".repeat(previous + 1) };
  return [findingAt(page, startOf(heading), "headingLevel", values)];
}

/** Reports the first heading, list, table or quotation that is not at this place in the first language. */
function compareOutlines(page: Page, model: Page): Finding[] {
  const own = page.nodes.filter(isBlock);
  const others = model.nodes.filter(isBlock);
  const longer = own.length > others.length ? own : others;
  const index = longer.findIndex((_, at) => kindOf(own[at]) !== kindOf(others[at]));
  if (index === -1) return [];
  const [block, other] = [own[index] ?? own.at(-1), others[index] ?? others.at(-1)];
  const { file, line } = model.placeOf(startOf(other));
  return [findingAt(page, startOf(block), "outline", { file, line })];
}

const isBlock = ({ type }: PageNode) => /^(?:heading|list|table|blockquote)$/.test(type);

const kindOf = (block: PageNode | undefined) =>
  block?.type === "heading"
    ? `heading ${block.depth}`
    : block && "children" in block && `${block.type} ${block.children.length}`;

/** The optional facts that name a service. */
const services: Partial<Record<string, string>> = { whatsapp: "WhatsApp", viber: "Viber" };

/** Reports who receives data of visitors but is not named in each privacy policy. */
export function checkPrivacy({ facts, slots, pages }: Content): Finding[] {
  const registered = /[^.]+\.(?:(?:com?|net|org|gov|edu|ac)\.(?=..$))?[^.]+$/;
  const recipients = [...facts, ...slots].flatMap(({ name, file, text }) => {
    const isAddress = name === "endpoint" || name.endsWith(".url");
    const [host] = (isAddress && registered.exec(new URL(text).hostname)) || [];
    const recipient = services[name] ?? host;
    return recipient ? [{ recipient, name, file }] : [];
  });
  const policies = pages.filter(({ slug }) => slug === privacyPage);
  return policies.flatMap((page) =>
    recipients
      .filter(({ recipient }) => !page.text.toLowerCase().includes(recipient.toLowerCase()))
      .map((values) => findingAt(page, startOf(page.nodes[0]), "notInPrivacyPolicy", values)),
  );
}
