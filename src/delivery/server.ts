import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { hiddenPaths, lifetimeOf, mediaTypes, notFoundLifetime, securityHeaders } from "./headers";

/**
 * Serves a finished build as a host does: with the same headers, compressed, pages without a
 * trailing slash and without a redirect, and the not-found page with status 404 for everything else.
 *
 * @param folder the output of the build, such as `public`
 * @throws when the folder holds no build
 */
export function createSiteServer(folder: string): Server {
  const everywhere = new Headers(securityHeaders(folder));
  const notFoundPage = readFileSync(path.join(folder, "404.html"));
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const [, ending = "html"] = /\.(\w+)$/.exec(pathname) ?? [];
      response.setHeader("Content-Type", mediaTypes[ending] ?? "application/octet-stream");
    },
  });

  const notFound = (response: ServerResponse) => {
    response.setHeader("Cache-Control", notFoundLifetime);
    response.writeHead(404, {
      "Content-Type": mediaTypes.html,
      "Content-Length": notFoundPage.length,
    });
    response.end(notFoundPage);
  };
  return createServer((request, response) => {
    const [pathname = "/", query] = (request.url ?? "/").split(/(?=\?)/);
    response.setHeaders(everywhere);
    response.setHeader("Cache-Control", lifetimeOf(pathname));
    if (hiddenPaths.test(pathname)) notFound(response);
    else if (/^\/[\w-]+\/$/.test(pathname)) {
      response.writeHead(301, { Location: pathname.slice(0, -1) + (query ?? "") }).end();
    } else serveFile(request, response, () => notFound(response));
  });
}
