/**
 * Whether the site is public: its address answers with a page of this project that search engines may
 * list. The published site itself is asked, and no line of content, because nobody then has to remember to
 * write one, a fork is not launched by what it was copied from, a preview forbids search engines to list it,
 * and a new domain is known as soon as it leads to the site. An address that does not answer counts as not
 * launched, so that in doubt an open point stops the publication.
 *
 * @param address the origin of the site
 */
export async function isLaunched(address: string, request = fetch): Promise<boolean> {
  try {
    const response = await request(address, { signal: AbortSignal.timeout(20_000) });
    const page = await response.text();
    const isOurs = page.includes('id="___gatsby"') && page.includes('id="contact"');
    const isListed =
      !response.headers.get("X-Robots-Tag")?.includes("noindex") &&
      !/<meta name="robots" content="noindex"/.test(page);
    return response.ok && isOurs && isListed;
  } catch {
    return false;
  }
}
