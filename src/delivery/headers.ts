import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { filesIn } from "./filesIn";
import { isPreview } from "./siteUrl";

/** Names that every browser knows: Chrome tells the console of others. */
const switchedOff = [
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

/** The headers of every answer besides the policy, whatever was asked for. */
const everywhere = {
  // For this host alone: whether its subdomains have certificates is the owner's to know.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": switchedOff.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "credentialless",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** How long browsers keep files, by their addresses; the first that fits counts. */
const lifetimes: readonly [paths: RegExp, lifetime: string][] = [
  // Their names change with their content.
  [
    /^\/(?:static|fonts)\/|[-.][0-9a-f]{20}\.(?:js|css)(?=\.|$)/,
    "public, max-age=31536000, immutable",
  ],
  [/^\/[^/]+\.(?:ico|png|svg|txt|webmanifest|xml)$/, "public, max-age=3600"],
];

/** Hosts take no more. */
const mostRules = 100;

/**
 * Writes the rules that Netlify and Cloudflare Pages read. They join the values of a header that two
 * rules give to one address, so each header has one rule for every address. Pages and their data,
 * which may be any number, have none: both hosts let them be asked for again each time of their own
 * accord (developers.cloudflare.com/pages/configuration/serving-pages,
 * docs.netlify.com/platform/caching).
 *
 * @param files the files of a build, by their paths in it
 * @param general the headers of every answer
 * @returns the text of `_headers`
 * @throws when there are more rules than hosts take
 */
export function headersFile(files: readonly string[], general: Record<string, string>): string {
  const rules = new Map([["/*", general]]);
  for (const file of files) {
    const [, lifetime] = lifetimes.find(([paths]) => paths.test(`/${file}`)) ?? [];
    // `*` may stand at the end only: one rule for all files of a folder.
    const place = `/${file.replace(/\/.*/, "/*")}`;
    if (lifetime) rules.set(place, { "Cache-Control": lifetime });
  }
  if (rules.size > mostRules) {
    throw new Error(
      `_headers has ${rules.size} rules, and hosts take ${mostRules}. Move files of static/ into a folder that src/delivery/headers.ts knows.`,
    );
  }
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `\n  ${name}: ${value}`);
  return Array.from(rules, ([place, headers]) => `${place}${lines(headers).join("")}\n`).join("\n");
}

/**
 * Writes `_headers` for a build that is otherwise done.
 *
 * @param folder the output of the build
 * @throws when it needs a longer policy or more rules than hosts take
 */
export function writeHeaders(folder: string): void {
  const files = filesIn(folder);
  const pages = files.filter((file) => file.endsWith(".html"));
  const policy = contentSecurityPolicy(
    pages.map((file) => readFileSync(path.join(folder, file), "utf8")),
  );
  const text = headersFile(files, {
    "Content-Security-Policy": policy,
    ...everywhere,
    ...(isPreview() && { "X-Robots-Tag": "noindex" }),
  });
  writeFileSync(path.join(folder, "_headers"), text);
}
