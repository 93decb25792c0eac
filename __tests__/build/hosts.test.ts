import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createSiteServer } from "../../src/delivery/server";
import { builtFiles, builtPath } from "../support/build";
import { pageMetadata, pagePaths, unknownPath } from "../support/content";
import { ask, type Host, hasNginx, startNginx, startOwnServer } from "../support/hosts";
import { observatoryScore } from "../support/observatory";
import { publishedHeaders } from "../support/publishedHeaders";

const fresh = "public, max-age=0, must-revalidate";
const kept = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";
const short = "public, max-age=60";

const fileThat = (pattern: RegExp): string => {
  const file = builtFiles("").find((each) => pattern.test(`/${each}`));
  if (!file) throw new Error(`The build has no file that fits ${pattern}`);
  return `/${file}`;
};

const kinds: [pattern: RegExp, lifetime: string, type: RegExp][] = [
  [/\/page-data\/index\/page-data\.json$/, fresh, /^application\/json/],
  [/^\/app-[0-9a-f]{20}\.js$/, kept, /^text\/javascript/],
  [/^\/component---.*\.js$/, kept, /^text\/javascript/],
  [/\.avif$/, kept, /^image\/avif$/],
  [/\.webp$/, kept, /^image\/webp$/],
  [/\.woff2$/, kept, /^font\/woff2$/],
  [/^\/favicon\.svg$/, anHour, /^image\/svg\+xml$/],
  [/^\/favicon\.ico$/, anHour, /^image\/x-icon$/],
];

const policies = {
  "content-security-policy": /^default-src 'none'; .*frame-ancestors 'none'/,
  "strict-transport-security": /^max-age=63072000; includeSubDomains$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /\bcamera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-embedder-policy": /^credentialless$/,
  "cross-origin-resource-policy": /^same-origin$/,
};

const oddPaths = [
  "//",
  "//www.example.net/",
  "/\\www.example.net/",
  "/imprint//",
  "/%00",
  "/imprint%00.html",
  "/..%2fpackage.json",
  "/../package.json",
  "/%2e%2e/package.json",
  "/static/../../package.json",
  "/%E0%A4%A",
  "/%0d%0aSet-Cookie:%20a=b/",
  `/${"a".repeat(8 * 1024)}`,
  `/${"a/".repeat(4 * 1024)}`,
];

const titleIn = (html: Buffer) => /<title[^>]*>(.*?)<\/title>/.exec(html.toString())?.[1];

const ourCode = readFileSync(resolve(__dirname, "../../package.json"));

it("nginx is here where every commit is tested", () => {
  expect(hasNginx || process.env.CI !== "true").toBe(true);
});

function servesTheBuild(start: () => Promise<Host>): void {
  let host: Host;

  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    ask(host.port, path, { headers, method });

  it.each(pagePaths)("answers %s with its page and without a redirect", async (path) => {
    const { status, headers, body } = await get(path);

    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(headers["cache-control"]).toBe(fresh);
    expect(titleIn(body)).toBe(pageMetadata("bs", path).title);
  });

  it.each(["/imprint/", "/imprint/?from=tab"])("leads from %s by one redirect", async (path) => {
    const { status, headers } = await get(path);

    expect(status).toBe(301);
    expect(headers.location).toBe(path.replace(/\/(?=\?|$)/, ""));
    expect((await get(headers.location ?? "")).status).toBe(200);
  });

  const nowhere = [
    unknownPath,
    `${unknownPath}.png`,
    "/de",
    "/en",
    "/bs",
    "/de/imprint",
    "/404.html",
    "/page-data/nope/page-data.json",
    "/static/nope.avif",
    "/fonts/nope.woff2",
    "/app-00000000000000000000.js",
    "/_headers",
    "/_nginx.conf",
    "/index.html.br",
    "/index.html.gz",
  ];
  it.each(nowhere)("answers %s with the not-found page, for a short time", async (path) => {
    const { status, headers, body } = await get(path);

    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(headers["cache-control"]).toBe(short);
    expect(titleIn(body)).toBe(pageMetadata("bs", unknownPath).title);
  });

  it.each(kinds)("lets a file like %s be kept as %s", async (pattern, lifetime, type) => {
    const path = fileThat(pattern);
    const { status, headers, body } = await get(path);

    expect({ path, status }).toEqual({ path, status: 200 });
    expect(headers["cache-control"]).toBe(lifetime);
    expect(headers["content-type"]).toMatch(type);
    expect(body).toEqual(readFileSync(builtPath(path)));
  });

  const answers: [string, string][] = [
    ["a page", "/"],
    ["a legal page", pagePaths[1] ?? ""],
    ["what is not found", unknownPath],
    ["a file", "/favicon.svg"],
    ["a redirect", "/imprint/"],
  ];
  it.each(answers)("sends the policies with %s", async (_what, path) => {
    const { headers } = await get(path);

    for (const [name, value] of Object.entries(policies)) expect(headers[name]).toMatch(value);
  });

  it("reaches 130 points at the Mozilla Observatory", async () => {
    expect(observatoryScore((await get("/")).headers)).toBeGreaterThanOrEqual(130);
  });

  const texts = [/^\/app-.*\.js$/, /^\/page-data\/index\/.*json$/].map(fileThat);
  it.each(["/", "/imprint", unknownPath, ...texts])(
    "sends %s compressed as the browser likes",
    async (path) => {
      const plain = await get(path);
      const brotli = await get(path, { "accept-encoding": "gzip, deflate, br, zstd" });
      const gzip = await get(path, { "accept-encoding": "gzip" });

      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(brotli.headers["content-encoding"]).toBe("br");
      expect(gzip.headers["content-encoding"]).toBe("gzip");
      for (const { headers } of [plain, brotli, gzip]) {
        expect(headers.vary).toBe("Accept-Encoding");
        expect(headers["cache-control"]).toBe(plain.headers["cache-control"]);
        expect(headers["content-type"]).toBe(plain.headers["content-type"]);
      }
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(brotli.body.length).toBeLessThan(gzip.body.length);
      expect(gzip.body.length).toBeLessThan(plain.body.length / 2);
    },
  );

  it.each(["/", unknownPath, fileThat(/\.avif$/)])("answers HEAD for %s", async (path) => {
    const { date: _now, ...expected } = (await get(path)).headers;
    const { headers, body } = await get(path, {}, "HEAD");

    expect(body).toHaveLength(0);
    expect(headers).toMatchObject(expected);
  });

  it("sends nothing again that has not changed", async () => {
    const { etag = "" } = (await get("/")).headers;
    expect(etag).not.toBe("");
    const { status, headers, body } = await get("/", { "if-none-match": etag });

    expect(status).toBe(304);
    expect(headers["cache-control"]).toBe(fresh);
    expect(body).toHaveLength(0);
  });

  it("sends a part of a file", async () => {
    const path = fileThat(/\.avif$/);
    const whole = (await get(path)).body;
    const { status, headers, body } = await get(path, { range: "bytes=2-11" });

    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(`bytes 2-11/${whole.length}`);
    expect(body).toEqual(whole.subarray(2, 12));
    expect((await get(path, { range: "bytes=99999999-" })).status).toBe(416);
  });

  it.each(oddPaths.map((path) => [path.slice(0, 30), path]))(
    "gives nothing away at %s",
    async (_start, path) => {
      const { status, headers, body } = await get(path);

      expect([400, 404, 414]).toContain(status);
      expect(headers).not.toHaveProperty("location");
      expect(headers).not.toHaveProperty("set-cookie");
      expect(headers["cache-control"] ?? short).toBe(short);
      expect(body.includes(ourCode)).toBe(false);
    },
  );
}

describe("npm run serve", () => {
  servesTheBuild(startOwnServer);

  it("does not serve a folder that holds no build", () => {
    expect(() => createSiteServer(__dirname)).toThrow("404.html");
  });
});

(hasNginx ? describe : describe.skip)("nginx", () => {
  servesTheBuild(startNginx);

  it("takes nothing but questions, and does not tell its version", async () => {
    const host = await startNginx();
    const { status, headers } = await ask(host.port, "/", { method: "POST" });
    await host.stop();

    expect(status).toBe(405);
    expect(headers.server).toBe("nginx");
  });
});

describe("the points of the Mozilla Observatory", () => {
  const headers = publishedHeaders();
  const changed = (changes: Record<string, string | undefined>) =>
    observatoryScore({ ...headers, ...changes });
  const policy = headers["content-security-policy"] ?? "";

  it("are 130 or more for the _headers file", () => {
    expect(changed({})).toBeGreaterThanOrEqual(130);
  });

  it.each([
    "content-security-policy",
    "strict-transport-security",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-resource-policy",
  ])("are fewer without %s", (name) => {
    expect(changed({ [name]: undefined })).toBeLessThan(130);
  });

  it.each([
    ["scripts in addresses", policy.replace("script-src", "script-src data:"), 80],
    ["scripts that may be made up", policy.replace("script-src", "script-src 'unsafe-eval'"), 110],
    ["any style", policy.replace(/style-src[^;]*/, "style-src 'unsafe-inline'"), 120],
    ["more than it needs", policy.replace("default-src 'none'", "default-src 'self'"), 125],
  ])("are fewer with a policy that allows %s", (_what, value, points) => {
    expect(changed({ "content-security-policy": value })).toBe(points);
  });
});
