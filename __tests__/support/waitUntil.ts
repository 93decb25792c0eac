/**
 * Waits until the condition holds.
 *
 * @param what the condition in words, for the message
 * @param seconds for how long
 * @throws once they have passed, with the last error if there was one
 */
export async function waitUntil(
  what: string,
  holds: () => Promise<unknown>,
  seconds = 30,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
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
