import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";

const immutable = /-[0-9a-f]{20}\.\w+$|^\/static\//;

/**
 * Serves a finished build as the CDN does: pages without a trailing slash and without a redirect,
 * hashed files to be kept, and the not-found page with status 404 for everything else.
 *
 * @param folder the output of the build, such as `public`
 * @throws when the folder holds no build
 */
export function createSiteServer(folder: string): Server {
  const notFoundPage = readFileSync(path.join(folder, "404.html"));
  const serveFile = sirv(folder, {
    etag: true,
    setHeaders: (response, pathname) => {
      const lifetime = immutable.test(pathname)
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate";
      response.setHeader("Cache-Control", lifetime);
    },
  });
  const notFound = (response: ServerResponse) => {
    response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
    response.end(notFoundPage);
  };
  return createServer((request, response) =>
    serveFile(request, response, () => notFound(response)),
  );
}
