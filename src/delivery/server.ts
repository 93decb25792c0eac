import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";

const rulesIn = (headersFile: string) =>
  headersFile.split("\n\n").map((rule) => {
    const [place = "", ...lines] = rule.trim().split(/\n\s*/);
    const headers = lines.map((line) => line.split(/: (.*)/, 2) as [name: string, value: string]);
    return { place, headers: new Map(headers) };
  });

const fits = (place: string, pathname: string) =>
  place.endsWith("*") ? pathname.startsWith(place.slice(0, -1)) : pathname === place;

/**
 * Serves a build as Cloudflare Pages does, but uncompressed: with the headers of its `_headers`, pages
 * without a trailing slash, and the not-found page with status 404 for everything else. It reads the
 * folder anew for each answer, so that a new build is served at once, and answers with status 503
 * while there is none.
 *
 * @param folder the output of the build, such as `public`
 * @throws when the folder holds no build
 */
export function createSiteServer(folder: string): Server {
  const headersFile = path.join(folder, "_headers");
  const notFoundPage = path.join(folder, "404.html");
  const serveFile = sirv(folder, { etag: true, dev: true });
  rulesIn(readFileSync(headersFile, "utf8"));

  const notFound = (response: ServerResponse): void => {
    const headers = { "Cache-Control": "no-store", "Content-Type": "text/html; charset=utf-8" };
    response.writeHead(404, headers).end(readFileSync(notFoundPage));
  };

  return createServer((request, response) => {
    // A build writes its headers last, and the one before it is cleared away first.
    if (!existsSync(headersFile)) {
      const headers = { "Cache-Control": "no-store", "Retry-After": "10" };
      response
        .writeHead(503, { ...headers, "Content-Type": "text/plain" })
        .end("The site is being built. Load this page again when the build is done.\n");
      return;
    }
    const [pathname = "/", query = ""] = (request.url ?? "/").split(/(?=\?)/);
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    for (const { place, headers } of rulesIn(readFileSync(headersFile, "utf8"))) {
      if (fits(place, pathname)) response.setHeaders(headers);
    }
    const [, page] = /^(\/[\w-]+)(?:\/|\.html)$/.exec(pathname) ?? [];
    if (pathname === "/_headers" || page === "/404") notFound(response);
    else if (page) response.writeHead(308, { Location: page + query }).end();
    else serveFile(request, response, () => notFound(response));
  });
}
