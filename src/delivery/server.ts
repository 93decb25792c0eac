import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
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
  const notFoundFile = path.join(folder, "404.html");
  const notFoundPage = { encoding: "", body: readFileSync(notFoundFile) };
  const compressedPages = [
    { encoding: "br", file: `${notFoundFile}.br` },
    { encoding: "gzip", file: `${notFoundFile}.gz` },
  ]
    .filter(({ file }) => existsSync(file))
    .map(({ encoding, file }) => ({ encoding, body: readFileSync(file) }));
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const [, ending = "html"] = /\.(\w+)$/.exec(pathname) ?? [];
      response.setHeader("Content-Type", mediaTypes[ending] ?? "application/octet-stream");
    },
  });

  const notFound = ({ headers }: IncomingMessage, response: ServerResponse) => {
    const { encoding, body } =
      compressedPages.find((page) => headers["accept-encoding"]?.includes(page.encoding)) ??
      notFoundPage;
    response.writeHead(404, {
      "Cache-Control": notFoundLifetime,
      "Content-Type": mediaTypes.html,
      "Content-Length": body.length,
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    });
    response.end(body);
  };
  return createServer((request, response) => {
    const [pathname = "/", query] = (request.url ?? "/").split(/(?=\?)/);
    response.setHeaders(everywhere);
    response.setHeader("Cache-Control", lifetimeOf(pathname));
    if (hiddenPaths.test(pathname)) notFound(request, response);
    else if (/^\/[\w-]+\/$/.test(pathname)) {
      response.writeHead(301, { Location: pathname.slice(0, -1) + (query ?? "") }).end();
    } else serveFile(request, response, () => notFound(request, response));
  });
}
