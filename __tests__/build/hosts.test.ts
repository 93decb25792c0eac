import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createSiteServer } from "../../src/delivery/server";
import { builtFiles, builtPath, publishedFolder } from "../support/build";
import { pageMetadata, pagePaths, unknownPath } from "../support/content";
import { freePort, type ListeningServer, listen } from "../support/listen";
import { waitUntil } from "../support/waitUntil";

jest.setTimeout(60_000);

const fresh = "public, max-age=0, must-revalidate";
const kept = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

const fileThat = (pattern: RegExp): string => {
  const file = builtFiles("").find((each) => pattern.test(`/${each}`));
  if (!file) throw new Error(`The build has no file that fits ${pattern}`);
  return `/${file}`;
};

const kinds: [pattern: RegExp, lifetime: string, type: RegExp][] = [
  [/\/page-data\/index\/page-data\.json$/, fresh, /^application\/json/],
  [/^\/app-[0-9a-f]{20}\.js$/, kept, /^(?:text|application)\/javascript/],
  [/^\/component---.*\.js$/, kept, /^(?:text|application)\/javascript/],
  [/\.avif$/, kept, /^image\/avif$/],
  [/\.webp$/, kept, /^image\/webp$/],
  [/\.woff2$/, kept, /^font\/woff2$/],
  [/^\/favicon\.svg$/, anHour, /^image\/svg\+xml$/],
  [/^\/apple-touch-icon\.png$/, anHour, /^image\/png$/],
];

const policies = {
  "content-security-policy": /^default-src 'none'; .*frame-ancestors 'none'/,
  "strict-transport-security": /^max-age=63072000$/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /\bcamera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-embedder-policy": /^credentialless$/,
  "cross-origin-resource-policy": /^same-origin$/,
};

const oddPaths = [
  "//www.example.net/",
  "/\\www.example.net/",
  "/..%2fpackage.json",
  "/../package.json",
  "/%2e%2e/package.json",
  "/static/../../package.json",
  "/%0d%0aSet-Cookie:%20a=b/",
];

const titleIn = (html: Buffer) => /<title[^>]*>(.*?)<\/title>/.exec(html.toString())?.[1];

const ourCode = readFileSync(resolve(__dirname, "../../package.json"));

/** Serves the build as `npm run serve` does. */
const startOwnServer = () => listen(createSiteServer(publishedFolder));

/** Serves the build by the engine of Cloudflare Pages, which wrangler brings. */
async function startCloudflare(): Promise<ListeningServer> {
  const [port, inspector] = [await freePort(), await freePort()];
  const settings = mkdtempSync(join(tmpdir(), "wrangler-"));
  const options = {
    ip: "127.0.0.1",
    port,
    "inspector-port": inspector,
    "compatibility-date": "2026-01-01",
    "persist-to": settings,
  };
  const wrangler = spawn(
    process.execPath,
    [
      require.resolve("wrangler/bin/wrangler.js"),
      ...["pages", "dev", publishedFolder],
      ...Object.entries(options).map(([name, value]) => `--${name}=${value}`),
    ],
    {
      // Else it looks for updates, and would keep its settings in the home folder.
      env: {
        ...process.env,
        CI: "1",
        NODE_OPTIONS: "",
        WRANGLER_SEND_METRICS: "false",
        XDG_CONFIG_HOME: settings,
      },
      cwd: settings,
    },
  );
  const ended = once(wrangler, "exit");
  let words = "";
  for (const stream of [wrangler.stdout, wrangler.stderr]) {
    stream.on("data", (data) => {
      words += data;
    });
  }
  const answers = () => ask(port, "/").then(Boolean, () => false);
  await waitUntil(
    "an answer of wrangler",
    async () => wrangler.exitCode !== null || (await answers()),
  );
  if (wrangler.exitCode !== null) throw new Error(`wrangler does not start:\n${words}`);
  const stop = async () => {
    wrangler.kill();
    await ended;
    rmSync(settings, { recursive: true });
  };
  return { port, origin: `http://127.0.0.1:${port}`, stop };
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Question = { method?: string; headers?: Record<string, string> };

/** Asks for a path exactly as it is written, and leaves the answer as it comes. */
const ask = (port: number, path: string, question: Question = {}): Promise<Answer> =>
  new Promise((answered, failed) => {
    const options = { host: "127.0.0.1", port, path, agent: false, ...question };
    const asked = request(options, async (response) => {
      const parts = await response.toArray().catch(failed);
      const { statusCode: status = 0, headers } = response;
      if (parts) answered({ status, headers, body: Buffer.concat(parts) });
    });
    asked.on("error", failed).end();
  });

const hosts = { "npm run serve": startOwnServer, "Cloudflare Pages": startCloudflare };

describe.each(Object.entries(hosts))("%s", (_name, start) => {
  let host: ListeningServer;

  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    ask(host.port, path, { headers, method });

  it.each(pagePaths)("answers %s with its page and without a redirect", async (path) => {
    const { status, headers, body } = await get(path);

    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(headers["cache-control"]).toBe(fresh);
    expect(titleIn(body)).toBe(pageMetadata("bs", path).title);
  });

  it.each(["/imprint/", "/imprint.html", "/imprint/?from=tab"])(
    "leads from %s by one redirect",
    async (path) => {
      const { status, headers } = await get(path);

      expect(status).toBe(308);
      expect(headers.location).toBe(path.replace(/\/(?=\?|$)|\.html/, ""));
      expect((await get(headers.location ?? "")).status).toBe(200);
    },
  );

  it.each([
    unknownPath,
    `${unknownPath}.png`,
    "/de",
    "/bs",
    "/de/imprint",
    "/page-data/nope/page-data.json",
    "/static/nope.avif",
    "/app-00000000000000000000.js",
  ])("answers %s with the not-found page, which nobody keeps for good", async (path) => {
    const { status, headers, body } = await get(path);

    expect(status).toBe(404);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(headers["cache-control"]).not.toMatch(/immutable|max-age=[1-9]/);
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
    expect(headers).not.toHaveProperty("set-cookie");
  });

  it("sends nothing again that has not changed", async () => {
    const { etag = "" } = (await get("/")).headers;
    expect(etag).not.toBe("");
    const { status, body } = await get("/", { "if-none-match": etag });

    expect(status).toBe(304);
    expect(body).toHaveLength(0);
  });

  it.each(oddPaths)("gives nothing away at %s", async (path) => {
    const { headers, body } = await get(path);

    expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(body.includes(ourCode)).toBe(false);
  });

  it("reads text compressed or plain, whichever is asked for, as the same", async () => {
    const decoders = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (body: Buffer) => body,
    };
    const plain = await get("/", { "accept-encoding": "identity" });

    for (const asked of ["gzip", "br, gzip"]) {
      const { headers, body } = await get("/", { "accept-encoding": asked });
      const decode = decoders[(headers["content-encoding"] ?? "identity") as keyof typeof decoders];
      expect(decode(body)).toEqual(plain.body);
    }
  });
});

it("npm run serve does not serve a folder that holds no build", () => {
  expect(() => createSiteServer(__dirname)).toThrow("_headers");
});
