import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** @returns the elements below a node, also those in templates, whose scripts a page starts */
export const elementsIn = (node: Node): Element[] => [
  ...("tagName" in node ? [node] : []),
  ...("content" in node ? elementsIn(node.content) : []),
  ...("childNodes" in node ? node.childNodes.flatMap(elementsIn) : []),
];

/** @returns the hash of an inline script; none for data, such as JSON-LD, which is not executed */
function scriptHash({ tagName, attrs, childNodes }: Element): string[] {
  const isData = attrs.some(({ name, value }) => name === "type" && value.endsWith("json"));
  const isFile = attrs.some(({ name }) => name === "src");
  if (tagName !== "script" || isData || isFile) return [];
  return [hash(childNodes.map((node) => ("value" in node ? node.value : "")).join(""))];
}

/** @returns the origin of a picture on another host */
function pictureHost({ tagName, attrs }: Element): string[] {
  const { value = "" } = attrs.find(({ name }) => name === "src") ?? {};
  return tagName === "img" && value.startsWith("https:") ? [new URL(value).origin] : [];
}

/**
 * Creates the Content-Security-Policy. It allows files of the site, the inline scripts of the pages, the
 * hosts of their pictures, and the endpoint of the form.
 *
 * @param pages the final HTML of every page
 * @param endpoint the address to which the form posts its messages, if it has one
 * @returns one policy for all pages, and for the not-found page at any URL
 */
export function contentSecurityPolicy(pages: readonly string[], endpoint?: string): string {
  const elements = pages.flatMap((html) => elementsIn(parse(html, { scriptingEnabled: false })));
  const sources = (find: (element: Element) => string[]) =>
    ["'self'", ...[...new Set(elements.flatMap(find))].sort()].join(" ");

  return [
    "default-src 'self'",
    `script-src ${sources(scriptHash)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources(pictureHost)}`,
    ...(endpoint ? [`connect-src 'self' ${new URL(endpoint).origin}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
