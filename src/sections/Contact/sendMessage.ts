import type { Language } from "../../contract/languages";
import type { ContactValues } from "./contactSchema";

/** How long a message may take, in milliseconds. */
const limit = 20_000;

/**
 * Posts a message to the endpoint of content/site/company.json, as JSON with its values and the language
 * in which to answer. Without an endpoint it logs the values to the console.
 *
 * @returns once the endpoint has accepted the message
 * @throws when it has not; the visitor then keeps what was typed and can try again
 */
export async function sendMessage(
  values: ContactValues,
  language: Language,
  endpoint: string | null,
): Promise<void> {
  if (!endpoint) {
    console.log(values);
    return;
  }
  // Safari has AbortSignal.timeout only from 16.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limit);
  const body = JSON.stringify({ ...values, language });
  const { ok, status } = await fetch(endpoint, {
    method: "POST",
    // Otherwise some form services answer with a redirect to a page of thanks.
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body,
    // The message arrives also when the page is left meanwhile. Browsers refuse this for more than 64 KiB; a
    // character has at most three bytes.
    keepalive: body.length < 20_000,
    signal: timeout.signal,
  }).finally(() => clearTimeout(timer));
  if (!ok) throw new Error(`The endpoint answered ${status}`);
}
