import { z } from "zod";

const origin = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).regex(/[^/]$/);

/**
 * @returns where the site is published, without a slash at the end: SITE_URL from the environment
 * @throws when SITE_URL is set to anything but such an address
 */
export function siteUrl({ SITE_URL = "https://www.example.com" } = process.env): string {
  if (origin.safeParse(SITE_URL).success) return SITE_URL;
  throw new Error(
    `SITE_URL is "${SITE_URL}", but must be the address of the site, without a slash at the end, such as https://www.example.com`,
  );
}
