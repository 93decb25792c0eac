import { setTimeout } from "node:timers/promises";

/**
 * Waits until the condition is true.
 *
 * @param what describes the condition in the message
 * @param seconds the time limit
 * @returns what the condition has returned
 * @throws after the time limit, with the last error as its cause
 */
export async function waitUntil<Result>(
  what: string,
  condition: () => Promise<Result>,
  seconds = 30,
): Promise<NonNullable<Result>> {
  let cause: unknown;
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await setTimeout(50)) {
    try {
      const result = await condition();
      if (result) return result;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`Timed out waiting for ${what}`, { cause });
}
