import { z } from "zod";

const example = "https://www.example.com";

const address = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/**
 * @returns the origin of the site as browsers write it, from the environment variable SITE_URL: in lower case, a
 *   domain with an umlaut in Punycode, without a slash at the end
 * @throws when SITE_URL is not an origin with https
 */
export function siteUrl({ SITE_URL = example }: NodeJS.ProcessEnv = process.env): string {
  if (address.safeParse(SITE_URL).success) {
    const { origin, href } = new URL(SITE_URL);
    if (href === `${origin}/`) return origin;
  }
  throw new Error(
    `SITE_URL is "${SITE_URL}", but must begin with https:// and end with the domain, such as ${example}`,
  );
}

/**
 * @returns whether the environment variable PREVIEW is true: search engines must not list the build
 * @throws when it has another value. The workflow passes an empty text for a variable that is not set.
 */
export function isPreview({ PREVIEW = "" }: NodeJS.ProcessEnv = process.env): boolean {
  if (PREVIEW === "" || PREVIEW === "true") return PREVIEW === "true";
  throw new Error(
    `PREVIEW is "${PREVIEW}", but must be true, for a site that search engines must not list, or not set. Set it to true, or delete it.`,
  );
}

/** @returns whether a build is for the public: it has the address of the site, and is no preview */
export const isPublic = ({ SITE_URL, PREVIEW }: NodeJS.ProcessEnv): boolean =>
  Boolean(SITE_URL) && !PREVIEW;

export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${encodeURI(url)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

/** @returns the content of robots.txt: crawlers must be able to read `noindex` in a preview */
export const robots = (siteUrl: string, isPreview: boolean) =>
  `User-agent: *\nAllow: /\n${isPreview ? "" : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;
