import { readFileSync } from "node:fs";
import path from "node:path";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { filesIn } from "./filesIn";

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

/**
 * @param folder the output of a build, such as `public`
 * @returns the headers of every answer, whatever was asked for
 * @throws when the pages need a longer policy than hosts take
 */
export function securityHeaders(folder: string): Record<string, string> {
  const pages = filesIn(folder).filter((file) => file.endsWith(".html"));
  return {
    "Content-Security-Policy": contentSecurityPolicy(
      pages.map((file) => readFileSync(path.join(folder, file), "utf8")),
    ),
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": switchedOff.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Paths of files whose name changes with their content. */
export const hashedPaths = /^\/(?:static|fonts)\/|[-.][0-9a-f]{20}\.(?:js|css)(?=\.|$)/;

type CacheRule = { paths: RegExp; lifetime: string };

/** How long browsers keep what they got, the first rule that fits. */
export const cacheRules: readonly CacheRule[] = [
  { paths: hashedPaths, lifetime: "public, max-age=31536000, immutable" },
  {
    paths: /^\/[^/]+\.(?:ico|png|svg|txt|webmanifest|xml)$/,
    lifetime: "public, max-age=3600",
  },
];

/** Pages and their data: asked for again each time, and sent only when they have changed. */
export const freshLifetime = "public, max-age=0, must-revalidate";

/** What is not found now may be there after the next build. */
export const notFoundLifetime = "public, max-age=60";

/** Files that are not to be asked for: hosts send them of their own accord, or read them. */
export const hiddenPaths = /\.(?:br|gz)$|^\/(?:404\.html|_headers|_nginx\.conf)$/;

/** What the files are, by their endings. */
export const mediaTypes: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  json: "application/json",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  avif: "image/avif",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff2: "font/woff2",
};

/** @returns how long a browser may keep the file at this path of the site */
export const lifetimeOf = (pathname: string): string =>
  cacheRules.find(({ paths }) => paths.test(pathname))?.lifetime ?? freshLifetime;
