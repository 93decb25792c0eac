/**
 * Stands in for Gatsby's links that prefetch what a page at hand may lead to: Firefox counts these
 * among what the Content-Security-Policy has no rule for.
 *
 * @param url the address of a script or of a page's data
 */
export default async function prefetch(url: string): Promise<void> {
  await fetch(url, { priority: "low" })
    .then((response) => response.blob())
    .catch(() => {});
}
