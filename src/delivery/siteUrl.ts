import { z } from "zod";

const example = "https://www.example.com";

const address = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

/** @returns the origin of what may be meant, such as the one of an address with a path */
function originMeant(text: string): string {
  const meant = text.includes("://") ? text : `https://${text}`;
  const origin = URL.canParse(meant) ? new URL(meant).origin.replace(/^http:/, "https:") : "";
  return address.safeParse(origin).success ? origin : example;
}

/**
 * @returns the origin where the site is published, without a slash at the end: SITE_URL from the
 *   environment
 * @throws when SITE_URL is set to anything but an origin of https
 */
export function siteUrl({ SITE_URL = example }: NodeJS.ProcessEnv = process.env): string {
  if (address.safeParse(SITE_URL).success && new URL(SITE_URL).origin === SITE_URL) return SITE_URL;
  throw new Error(
    `SITE_URL is "${SITE_URL}", but must be the address of the site alone, without a path or a slash at the end, such as ${originMeant(SITE_URL)}`,
  );
}

/** @returns whether this build is a preview, which search engines must not list: PREVIEW is true */
export const isPreview = ({ PREVIEW }: NodeJS.ProcessEnv = process.env): boolean =>
  PREVIEW === "true";
