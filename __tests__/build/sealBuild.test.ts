import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { contentSecurityPolicy } from "../../src/delivery/contentSecurityPolicy";
import { freshLifetime, lifetimeOf, securityHeaders } from "../../src/delivery/headers";
import { headersFile } from "../../src/delivery/headersFile";
import { builtFiles, builtPath, publishedFolder, readBuilt } from "../support/build";
import { writeIn } from "../support/useFolder";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the policy of some pages", () => {
  const pages = [
    `<style>p { color: red }</style><p style="quotes: &quot;&amp;&quot;&copy;">a</p>
     <script>run("<p style=\\"no\\">")</script><script src="/app.js"></script>
     <script type="application/ld+json">{"name": "x"}</script>
     <source srcset="https://b.example.net/bed.webp 2x"><a href="https://c.example.net">c</a>`,
    `<script>run("<p style=\\"no\\">")</script><script>go()</script>
     <img alt="" src="https://a.example.net/bed.webp"/>`,
  ];

  it("allows what stands in them, each once, the hosts of their pictures, and nothing else", () => {
    const scripts = [hash('run("<p style=\\"no\\">")'), hash("go()")].sort();
    const styles = [hash("p { color: red }"), hash('quotes: "&"&copy;')].sort();

    expect(contentSecurityPolicy(pages).split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self' ${scripts.join(" ")}`,
      `style-src 'unsafe-hashes' ${styles.join(" ")}`,
      "img-src 'self' https://a.example.net https://b.example.net",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types scripts texts",
    ]);
  });

  it("is the same in whatever order they come", () => {
    expect(contentSecurityPolicy([...pages].reverse())).toBe(contentSecurityPolicy(pages));
  });

  it("is refused when hosts would cut it off", () => {
    const withHost = (length: number) =>
      contentSecurityPolicy([`<img src="https://${"a".repeat(length)}.example/bed.webp">`]);
    // With its name, a line of 2,000 characters is the longest that hosts read.
    const room = 2000 - "  Content-Security-Policy: ".length - withHost(1).length + 1;

    expect(withHost(room)).toHaveLength(1973);
    expect(() => withHost(room + 1)).toThrow(
      "The Content-Security-Policy has 1974 characters, and hosts take 1973. ",
    );
  });
});

describe("what the build says of itself", () => {
  const everywhere = () => securityHeaders(publishedFolder);

  it("is what the code says of it", () => {
    expect(readBuilt("_headers")).toBe(headersFile(publishedFolder, everywhere()));
  });
});

describe("the _headers file", () => {
  const lines = readBuilt("_headers").split("\n");
  const rules = readBuilt("_headers")
    .trim()
    .split("\n\n")
    .map((rule) => {
      const [path = "", ...headers] = rule.split("\n");
      return { path, headers: headers.map((line) => line.trim().split(/: (.*)/)) };
    });
  const fits = (pathname: string) => (rule: (typeof rules)[number]) =>
    rule.path.endsWith("*") ? pathname.startsWith(rule.path.slice(0, -1)) : pathname === rule.path;
  const visited = builtFiles("")
    .filter((file) => !/\.(?:br|gz)$|^_|^404\.html$/.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);

  it("is within the limits of hosts", () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
    expect(rules.filter(({ path }) => /\*./.test(path))).toEqual([]);
  });

  it("gives each file every header once, and to be kept as long as on other hosts", () => {
    expect(visited.length).toBeGreaterThan(100);
    for (const pathname of [...visited, "/nope"]) {
      const headers = rules.filter(fits(pathname)).flatMap((rule) => rule.headers);
      const names = headers.map(([name]) => name);
      const lifetime = headers.find(([name]) => name === "Cache-Control")?.[1];
      const expected = pathname === "/nope" ? freshLifetime : lifetimeOf(pathname);

      expect(names).toEqual([...new Set(names)]);
      expect(names).toContain("Content-Security-Policy");
      // What both hosts say of their own accord, so that no page takes one of their rules.
      expect([pathname, lifetime]).toEqual([
        pathname,
        expected === freshLifetime ? undefined : expected,
      ]);
    }
  });
});

describe("the rules of a build", () => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  const add = (file: string) => writeIn(folder, file, "");

  afterAll(() => rmSync(folder, { recursive: true }));

  it("are no more for more pages", () => {
    for (let page = 0; page < 200; page += 1) add(`page-${page}.html`);
    for (const file of ["icon.svg", "icon.svg.br", "fonts/a.woff2", "fonts/b.woff2"]) add(file);

    expect(headersFile(folder, { "X-Name": "value" })).toBe(
      `/*
  X-Name: value

/fonts/*
  Cache-Control: public, max-age=31536000, immutable

/icon.svg
  Cache-Control: public, max-age=3600
`,
    );
  });

  it("are refused when they are more than hosts take", () => {
    for (let icon = 0; icon < 97; icon += 1) add(`icon-${icon}.svg`);
    expect(headersFile(folder, {})).toContain("/icon-96.svg");
    add("icon-97.svg");

    expect(() => headersFile(folder, {})).toThrow("_headers has 101 rules, and hosts take 100.");
  });
});

describe("the compressed files", () => {
  const isText = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
  const sizeOf = (file: string) => readFileSync(builtPath(`/${file}`)).length;
  const originals = builtFiles("").filter((file) => isText.test(file) && sizeOf(file) >= 1024);

  it.each([
    ["br", brotliDecompressSync],
    ["gz", gunzipSync],
  ])("with the ending %s are those of every text file, and no other", (ending, decompress) => {
    expect(originals.length).toBeGreaterThan(10);
    expect(builtFiles(`.${ending}`)).toEqual(originals.map((file) => `${file}.${ending}`).sort());
    for (const file of originals) {
      const bytes = readFileSync(builtPath(`/${file}.${ending}`));
      expect(decompress(bytes)).toEqual(readFileSync(builtPath(`/${file}`)));
    }
  });
});
