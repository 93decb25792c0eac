import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import sirv from "sirv";

const rulesIn = (headersFile: string) =>
  headersFile.split("\n\n").map((rule) => {
    const [pattern = "", ...lines] = rule.trim().split(/\n\s*/);
    const headers = lines.map((line) => line.split(/: (.*)/, 2) as [name: string, value: string]);
    return { pattern, headers: new Map(headers) };
  });

const matches = (pattern: string, pathname: string) =>
  pattern.endsWith("*") ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;

/**
 * Serves a build like Cloudflare Pages, but uncompressed: with the headers of `_headers`, pages without
 * a trailing slash, and the not-found page with status 404 for unknown URLs. It reads the directory for
 * each response, so that it serves a new build at once.
 *
 * @param directory the output of the build, such as `public`
 * @param onMessage receives what the form posts to `/messages`, as an endpoint would
 * @throws when the directory contains no build
 */
export function createSiteServer(directory: string, onMessage?: (message: string) => void): Server {
  const headersFile = path.join(directory, "_headers");
  const notFoundPage = path.join(directory, "404.html");
  const serveFile = sirv(directory, { etag: true, dev: true });
  if (!existsSync(headersFile)) {
    throw new Error(`There is no build in ${directory}. Run "npm run build" first.`);
  }

  const notFound = (response: ServerResponse): void => {
    const headers = { "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" };
    response.writeHead(404, headers).end(readFileSync(notFoundPage));
  };

  return createServer((request, response) => {
    const [pathname = "/", query = ""] = (request.url ?? "/").split(/(?=\?)/);
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    for (const { pattern, headers } of rulesIn(readFileSync(headersFile, "utf8"))) {
      if (matches(pattern, pathname)) response.setHeaders(headers);
    }
    if (onMessage && request.method === "POST" && pathname === "/messages") {
      const accept = () => response.writeHead(204).end();
      text(request)
        .then(onMessage)
        .then(accept, () => response.destroy());
      return;
    }
    const [, page] = /^(\/[\w-]+)(?:\/|\.html)$/.exec(pathname) ?? [];
    if (pathname === "/_headers" || page === "/404") notFound(response);
    else if (page) response.writeHead(308, { Location: page + query }).end();
    else serveFile(request, response, () => notFound(response));
  });
}
