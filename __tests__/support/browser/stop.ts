/** Stops the server and the browser that `start` has started. */
export default async function stop() {
  await globalThis.stopBrowserTests?.();
}
