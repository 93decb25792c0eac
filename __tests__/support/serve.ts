import { createServer, type Server } from "node:http";
import { createSiteServer } from "../../src/delivery/server";

/** A server for a built site that refuses messages: a test answers them itself. */
export function createTestServer(folder: string): Server {
  const site = createSiteServer(folder);
  return createServer((request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead) site.emit("request", request, response);
    else response.writeHead(405).end();
  });
}
