import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Cloudflare Pages and Netlify truncate longer lines of `_headers`. */
const maxLength = 2000 - "  Content-Security-Policy: ".length;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const elementsIn = (node: Node): Element[] => [
  ...("tagName" in node ? [node] : []),
  ...("childNodes" in node ? node.childNodes.flatMap(elementsIn) : []),
];

/**
 * Creates the Content-Security-Policy. It allows files of the site, the inline scripts and styles of
 * the pages, and the hosts of their pictures.
 *
 * @param pages the final HTML of every page
 * @returns one policy for all pages, and for the not-found page at any URL
 * @throws when the policy is too long for a header rule
 */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const pictureHosts = new Set<string>();

  const elements = pages.flatMap((html) => elementsIn(parse(html, { scriptingEnabled: false })));
  for (const { tagName, attrs, childNodes } of elements) {
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    const text = childNodes.map((node) => ("value" in node ? node.value : "")).join("");
    const style = attributes.get("style");
    // Data in a script element, such as JSON-LD, is not executed.
    const isData = attributes.get("type")?.endsWith("json");
    if (tagName === "script" && !attributes.has("src") && !isData) scripts.add(hash(text));
    if (tagName === "style") styles.add(hash(text));
    if (style !== undefined) styles.add(hash(style));
    if (tagName !== "img" && tagName !== "source") continue;
    for (const name of ["src", "srcset"]) {
      const [url] = attributes.get(name)?.match(/^https:[^\s,]+/) ?? [];
      if (url) pictureHosts.add(new URL(url).origin);
    }
  }
  const allow = (sources: Set<string>) => [...sources].sort().join(" ");

  const policy = [
    "default-src 'none'",
    `script-src 'self' ${allow(scripts)}`,
    // Required for the hashes of style attributes.
    `style-src 'self' 'unsafe-hashes' ${allow(styles)}`,
    `img-src 'self' ${allow(pictureHosts)}`.trimEnd(),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types scripts texts",
  ].join("; ");
  if (policy.length <= maxLength) return policy;
  throw new Error(
    `The Content-Security-Policy has ${policy.length} characters, but hosts allow ${maxLength}. Use the same focus or host for more pictures in content/site/images.json.`,
  );
}
