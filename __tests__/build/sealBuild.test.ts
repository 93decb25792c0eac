import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { contentSecurityPolicy } from "../../src/delivery/contentSecurityPolicy";
import { freshLifetime, lifetimeOf } from "../../src/delivery/headers";
import { headersFile } from "../../src/delivery/headersFile";
import { builtFiles, builtPath, readBuilt } from "../support/build";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const directive = (policy: string, name: string) =>
  policy.split("; ").find((each) => each.startsWith(`${name} `)) ?? "";

describe("the policy of some pages", () => {
  const pages = [
    `<style>p { color: red }</style><p style="quotes: &quot;&amp;&quot;">a</p>
     <script>run("<p style=\\"no\\">")</script><script src="/app.js"></script>
     <script type="application/ld+json">{"name": "x"}</script>`,
    `<script>run("<p style=\\"no\\">")</script><img alt="" src="https://a.example.net/bed.webp"/>
     <source srcset="https://b.example.net/bed.webp 2x"><a href="https://c.example.net">c</a>`,
  ];
  const policy = contentSecurityPolicy(pages);

  it("allows their own scripts and styles by what they are, each once", () => {
    expect(directive(policy, "script-src")).toBe(
      `script-src 'self' ${hash('run("<p style=\\"no\\">")')}`,
    );
    const styles = [hash("p { color: red }"), hash('quotes: "&"')].sort();
    expect(directive(policy, "style-src")).toBe(`style-src 'unsafe-hashes' ${styles.join(" ")}`);
  });

  it("allows the hosts of their pictures, and no other", () => {
    expect(directive(policy, "img-src")).toBe(
      "img-src 'self' https://a.example.net https://b.example.net",
    );
    expect(policy).not.toContain("c.example.net");
  });

  it("allows nothing else", () => {
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    for (const name of ["base-uri", "form-action", "frame-ancestors"]) {
      expect(directive(policy, name)).toBe(`${name} 'none'`);
    }
    expect(directive(policy, "require-trusted-types-for")).not.toBe("");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  });

  it("is refused when hosts would cut it off", () => {
    const many = Array.from({ length: 40 }, (_, index) => `<p style="order: ${index}">a</p>`);

    expect(() => contentSecurityPolicy(many)).toThrow(/has \d+ characters, and hosts take \d+\. /);
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
  const add = (file: string) => {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), "");
  };

  afterAll(() => rmSync(folder, { recursive: true }));

  it("are no more for more pages", () => {
    for (let page = 0; page < 200; page += 1) add(`page-${page}/index.html`);
    add("icon.svg");

    expect(headersFile(folder, { "X-Name": "value" })).toBe(
      "/*\n  X-Name: value\n\n/icon.svg\n  Cache-Control: public, max-age=3600\n",
    );
  });

  it("are refused when they are more than hosts take", () => {
    for (let icon = 0; icon < 100; icon += 1) add(`icon-${icon}.svg`);

    expect(() => headersFile(folder, {})).toThrow("_headers has 102 rules, and hosts take 100.");
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
