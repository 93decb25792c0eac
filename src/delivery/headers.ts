import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { filesIn } from "./filesIn";
import { isPreview } from "./siteUrl";

/** Only features that every browser supports: Chrome logs a warning for others. */
const disabledFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/**
 * The headers of every response, without the Content-Security-Policy. With a Cross-Origin-Opener-Policy,
 * Firefox would discard typed text when the visitor opens another site and comes back.
 */
const commonHeaders = {
  // Without includeSubDomains: subdomains may have no certificate.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": disabledFeatures.map((feature) => `${feature}=()`).join(", "),
};

/** The URLs of files whose names change with their content. */
const immutable = /^\/(?:static|fonts)\/|[-.][0-9a-f]{20}\.(?:js|css)(?=\.|$)/;

/**
 * Creates the rules for Netlify and Cloudflare Pages. If two rules set the same header for a URL, these
 * hosts join the values, so each header of a URL comes from one rule. Other files have no
 * Cache-Control, because both hosts let browsers revalidate them by default
 * (developers.cloudflare.com/pages/configuration/serving-pages, docs.netlify.com/platform/caching).
 *
 * @param files the relative paths of the files of a build
 * @param general the headers of every response
 * @returns the content of `_headers`
 */
function headersFile(files: readonly string[], general: Record<string, string>): string {
  const rules = new Map([["/*", general]]);
  for (const file of files.filter((file) => immutable.test(`/${file}`))) {
    // Hosts allow `*` only at the end: one rule for a directory, or for a script in each of its builds.
    const pattern = `/${file.replace(/(?<=\/).*|[0-9a-f]{20}\..*/, "*")}`;
    rules.set(pattern, { "Cache-Control": "public, max-age=31536000, immutable" });
  }
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `\n  ${name}: ${value}`);
  return Array.from(rules, ([pattern, headers]) => `${pattern}${lines(headers).join("")}\n`).join(
    "\n",
  );
}

/**
 * Writes `_headers` for a finished build.
 *
 * @param directory the output of the build
 * @param endpoint the address to which the form posts its messages, if it has one
 */
export function writeHeaders(directory: string, endpoint?: string): void {
  const files = filesIn(directory);
  // Gatsby keeps parts of pages in _gatsby, which no browser asks for.
  const pages = files.filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));
  const policy = contentSecurityPolicy(
    pages.map((file) => readFileSync(path.join(directory, file), "utf8")),
    endpoint,
  );
  const text = headersFile(files, {
    "Content-Security-Policy": policy,
    ...commonHeaders,
    ...(isPreview() && { "X-Robots-Tag": "noindex" }),
  });
  writeFileSync(path.join(directory, "_headers"), text);
}
