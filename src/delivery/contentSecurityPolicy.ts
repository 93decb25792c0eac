import { createHash } from "node:crypto";

// Hosts that read a `_headers` file cut its lines there.
const longest = 2000 - "  Content-Security-Policy: ".length;

const scriptElement = /<script\b([^>]*)>(.*?)<\/script>/gis;
const styleElement = /<style\b[^>]*>(.*?)<\/style>/gis;
const styleAttribute = /<[^<>]*?\sstyle="([^"]*)"/gi;
const pictureAddress = /<(?:img|source)\b[^>]*?\s(?:src|srcset)="(https:[^"\s,]+)/gi;

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const decode = (text: string) => text.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const matches = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, ...groups]) => groups.map((group) => group ?? ""));

/** Data in a script element, such as JSON-LD, is never run. */
const isRun = ([attributes = ""]: string[]) => !/\b(?:src=|type="[^"]*json")/i.test(attributes);

/**
 * Computes what the pages may load and run: what stands in them, and files of the site itself.
 *
 * @param pages the HTML of every page, as it is shipped
 * @returns one policy for all of them, a page that is served at an unknown address included
 * @throws when the policy is too long for a header rule
 */
export function contentSecurityPolicy(pages: readonly string[]): string {
  const collect = (values: (html: string) => string[]) =>
    [...new Set(pages.flatMap(values))].sort();
  const markup = (html: string) => html.replace(scriptElement, "").replace(styleElement, "");

  const scripts = collect((html) =>
    matches(html, scriptElement)
      .filter(isRun)
      .map(([, code = ""]) => hash(code)),
  );
  const styles = collect((html) => [
    ...matches(html, styleElement).map(([css = ""]) => hash(css)),
    ...matches(markup(html), styleAttribute).map(([css = ""]) => hash(decode(css))),
  ]);
  const pictureHosts = collect((html) =>
    matches(markup(html), pictureAddress).map(([address = ""]) => new URL(decode(address)).origin),
  );

  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`,
    // Needed for style attributes; without a hash of their own they are refused all the same.
    `style-src 'unsafe-hashes' ${styles.join(" ")}`,
    ["img-src 'self'", ...pictureHosts].join(" "),
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
