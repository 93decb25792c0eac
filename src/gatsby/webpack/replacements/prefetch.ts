/**
 * Replaces Gatsby's `<link rel="prefetch">` by a fetch, because Firefox blocks these links under
 * `default-src 'none'`.
 *
 * @param url the URL of a script or of a page's data
 */
export default async function prefetch(url: string): Promise<void> {
  await fetch(url, { priority: "low" })
    .then((response) => response.blob())
    .catch(() => {});
}
