import { type IncomingHttpHeaders, request } from "node:http";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = { method?: string; headers?: Record<string, string> };

/** Requests a path without normalizing it, and returns the response without decoding it. */
export const ask = (port: number, path: string, question: Question = {}): Promise<Answer> =>
  new Promise((answered, failed) => {
    const options = { host: "127.0.0.1", port, path, agent: false, ...question };
    const asked = request(options, async (response) => {
      const parts = await response.toArray().catch(failed);
      const { statusCode: status = 0, headers } = response;
      if (parts) answered({ status, headers, body: Buffer.concat(parts) });
    });
    asked.on("error", failed).end();
  });
