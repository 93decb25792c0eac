import { once } from "node:events";
import { type IncomingMessage, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** Requests a path without normalizing it, and returns the response without decoding it. */
export async function ask(port: number, path: string, question: RequestOptions = {}) {
  const asked = request({ host: "127.0.0.1", port, path, agent: false, ...question }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return { status, headers, body: await buffer(response) };
}
