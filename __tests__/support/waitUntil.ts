/**
 * Waits until the condition is true.
 *
 * @param what describes the condition in the message
 * @param seconds the time limit
 * @throws after the time limit, with the last error as its cause
 */
export async function waitUntil(
  what: string,
  condition: () => Promise<unknown>,
  seconds = 30,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  let last: unknown;
  for (;;) {
    try {
      if (await condition()) return;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what}`, { cause: last });
    await new Promise((again) => setTimeout(again, 50));
  }
}
