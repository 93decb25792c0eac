import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests a path without normalizing it, and returns the response without decoding it. */
export const ask = (port: number, path: string, question: RequestOptions = {}): Promise<Answer> =>
  new Promise((answered, failed) => {
    const options = { host: "127.0.0.1", port, path, agent: false, ...question };
    const asked = request(options, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => answered({ status, headers, body }), failed);
    });
    asked.on("error", failed).end();
  });
