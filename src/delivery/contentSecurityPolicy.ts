import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Cloudflare Pages and Netlify cut a line of `_headers` there. */
const longest = 2000 - "  Content-Security-Policy: ".length;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const elementsIn = (node: Node): Element[] => [
  ...("tagName" in node ? [node] : []),
  ...("childNodes" in node ? node.childNodes.flatMap(elementsIn) : []),
];

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((each) => each.name === name)?.value;

const textIn = ({ childNodes }: Element) =>
  childNodes
    .filter(defaultTreeAdapter.isTextNode)
    .map(({ value }) => value)
    .join("");

/** Data in a script element, such as JSON-LD, is never run. */
const isInlineScript = (element: Element) =>
  element.tagName === "script" &&
  attribute(element, "src") === undefined &&
  !attribute(element, "type")?.endsWith("json");

const stylesOf = (element: Element) => [
  ...(element.tagName === "style" ? [textIn(element)] : []),
  ...[attribute(element, "style") ?? []].flat(),
];

const picturesOf = (element: Element) =>
  ["src", "srcset"]
    .filter(() => /^(?:img|source)$/.test(element.tagName))
    .flatMap((name) => attribute(element, name)?.match(/^https:[^\s,]+/) ?? []);

/**
 * Computes what the pages may load and run: what stands in them, and files of the site itself.
 *
 * @param pages the HTML of every page, as it is shipped
 * @returns one policy for all of them, a page that is served at an unknown address included
 * @throws when the policy is too long for a header rule
 */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const elements = pages.flatMap((html) => elementsIn(parse(html, { scriptingEnabled: false })));
  const allow = (sources: string[]) => [...new Set(sources)].sort().join(" ");

  const scripts = allow(elements.filter(isInlineScript).map((script) => hash(textIn(script))));
  const styles = allow(elements.flatMap(stylesOf).map(hash));
  const pictureHosts = allow(elements.flatMap(picturesOf).map((url) => new URL(url).origin));

  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    // Needed for style attributes; without a hash of their own they are refused all the same.
    `style-src 'unsafe-hashes' ${styles}`,
    `img-src 'self' ${pictureHosts}`.trimEnd(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types scripts texts",
  ].join("; ");
  if (policy.length <= longest) return policy;
  throw new Error(
    `The Content-Security-Policy has ${policy.length} characters, and hosts take ${longest}. Let fewer pictures in content/site/images.json differ in focus or host.`,
  );
}
