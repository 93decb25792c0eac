import { readFileSync } from "node:fs";
import { ask } from "../support/ask";
import { builtFiles, builtPage, builtPath, readBuilt } from "../support/build";
import { pagePaths } from "../support/content";
import type { ListeningServer } from "../support/listen";

const fresh = "public, max-age=0, must-revalidate";
const kept = "public, max-age=31536000, immutable";

const kinds: [pattern: RegExp, lifetime: string, type: RegExp][] = [
  [/^page-data\/index\/page-data\.json$/, fresh, /^application\/json/],
  [/^app-[0-9a-f]{20}\.js$/, kept, /^(?:text|application)\/javascript/],
  [/^component---.*\.js$/, kept, /^(?:text|application)\/javascript/],
  [/\.avif$/, kept, /^image\/avif$/],
  [/\.webp$/, kept, /^image\/webp$/],
  // Android adds this ending to the name of a photograph that was edited.
  [/~2\.avif$/, kept, /^image\/avif$/],
  [/\.woff2$/, kept, /^font\/woff2$/],
  [/^favicon\.svg$/, fresh, /^image\/svg\+xml$/],
  [/^apple-touch-icon\.png$/, fresh, /^image\/png$/],
];

/** The headers of every response. */
const policies = {
  "content-security-policy": /^default-src 'self'; .*; object-src 'none'; .*frame-ancestors 'none'/,
  "strict-transport-security": /^max-age=63072000$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /\bcamera=\(\)/,
};

const contentSecurityPolicy = /Content-Security-Policy: (.*)/.exec(readBuilt("_headers"))?.[1];

/** Defines the tests of a host that serves the build. */
export function testHost(start: () => Promise<ListeningServer>): void {
  let host: ListeningServer;

  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(host.port, path, { headers });

  it.each(pagePaths)("serves the page of %s without a redirect", async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers["cache-control"]).toBe(fresh);
    expect(body.toString()).toBe(builtPage(path));
  });

  it.each(["/imprint/", "/imprint.html", "/imprint/?from=tab"])(
    "serves at %s the page of /imprint, after one redirect at most",
    async (path) => {
      const { status, headers, body } = await get(path);
      if (status === 308) expect(headers.location).toBe(path.replace(/\/(?=\?|$)|\.html/, ""));
      const page = status === 308 ? (await get(headers.location ?? "")).body : body;
      expect(page.toString()).toBe(builtPage("/imprint"));
    },
  );

  it.each([
    "/nope",
    "/nope.png",
    "/de/imprint",
    "/page-data/nope/page-data.json",
    // A script of an earlier build: a browser that kept this response would find none at that address again.
    "/app-00000000000000000000.js",
  ])("serves the not-found page at %s, without caching", async (path) => {
    const { status, headers, body } = await get(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(headers["cache-control"]).not.toMatch(/immutable|max-age=[1-9]/);
    expect(body.toString()).toBe(builtPage("/404"));
  });

  it.each(kinds)("caches a file like %s as %s", async (pattern, lifetime, type) => {
    const path = `/${builtFiles("").find((file) => pattern.test(file))}`;
    const { status, headers, body } = await get(path);
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(headers["cache-control"]).toBe(lifetime);
    expect(headers["content-type"]).toMatch(type);
    expect(body).toEqual(readFileSync(builtPath(path)));
  });

  it.each(["/", "/imprint", "/nope", "/favicon.svg", "/imprint/"])(
    "sends the policies with %s",
    async (path) => {
      const { headers } = await get(path);
      for (const [name, value] of Object.entries(policies)) expect(headers[name]).toMatch(value);
      expect(headers["content-security-policy"]).toBe(contentSecurityPolicy);
      expect(headers).not.toHaveProperty("set-cookie");
    },
  );
}
