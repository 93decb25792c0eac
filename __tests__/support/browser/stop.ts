/** Ends what the start has started. */
export default async function stop() {
  await globalThis.stopBrowserTests?.();
}
