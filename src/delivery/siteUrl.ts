import { z } from "zod";

const example = "https://www.example.com";

const address = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/**
 * @returns the origin of the site without a trailing slash: the environment variable SITE_URL
 * @throws when SITE_URL is not an origin with https
 */
export function siteUrl({ SITE_URL = example }: NodeJS.ProcessEnv = process.env): string {
  if (address.safeParse(SITE_URL).success && new URL(SITE_URL).origin === SITE_URL) return SITE_URL;
  throw new Error(
    `SITE_URL is "${SITE_URL}", but must be the address of the site alone, without a path or a slash at the end, such as ${example}`,
  );
}

/** @returns whether PREVIEW is true: search engines must not list the build */
export const isPreview = ({ PREVIEW }: NodeJS.ProcessEnv = process.env): boolean =>
  PREVIEW === "true";
