import { setTimeout } from "node:timers/promises";

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
  let cause: unknown;
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await setTimeout(50)) {
    try {
      if (await condition()) return;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`Timed out waiting for ${what}`, { cause });
}
