const limit = 30_000;

/**
 * Waits until the condition holds.
 *
 * @param what the condition in words, for the message
 * @throws after half a minute, with the last error if there was one
 */
export async function waitUntil(what: string, holds: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + limit;
  let last: unknown;
  for (;;) {
    try {
      if (await holds()) return;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`, { cause: last });
    await new Promise((again) => setTimeout(again, 50));
  }
}
