/** Stops the server that `start` has started. */
export default async function stop() {
  await globalThis.stopServer?.();
}
