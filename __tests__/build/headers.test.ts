import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { contentSecurityPolicy } from "../../src/delivery/contentSecurityPolicy";
import { builtFiles, hardFolder, readBuilt } from "../support/build";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the Content-Security-Policy of some pages", () => {
  const pages = [
    `<style>p { color: red }</style><p style="quotes: &quot;&amp;&quot;&copy;">a</p>
     <script>run("<p style=\\"no\\">")</script><script src="/app.js"></script>
     <script type="application/ld+json">{"name": "x"}</script>
     <source srcset="https://b.example.net/bed.webp 2x"><a href="https://c.example.net">c</a>`,
    `<script>run("<p style=\\"no\\">")</script><script>go()</script>
     <img alt="" src="https://a.example.net/bed.webp"/>`,
  ];

  it("allows their inline scripts and styles, each once, and the hosts of their pictures", () => {
    const scripts = [hash('run("<p style=\\"no\\">")'), hash("go()")].sort();
    const styles = [hash("p { color: red }"), hash('quotes: "&"©')].sort();

    const policy = contentSecurityPolicy(pages);
    const directives = new Map(
      policy.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
    );

    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("script-src")).toEqual(["'self'", ...scripts]);
    expect(directives.get("style-src")).toEqual(["'self'", "'unsafe-hashes'", ...styles]);
    expect(directives.get("img-src")).toEqual([
      "'self'",
      "https://a.example.net",
      "https://b.example.net",
    ]);
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|\*|data:|blob:|c\.example/);
  });

  it("stops the build when hosts would truncate it", () => {
    const withHost = (length: number) =>
      contentSecurityPolicy([`<img src="https://${"a".repeat(length)}.example/bed.webp">`]);
    // Hosts read lines of up to 2,000 characters, with the name of the header.
    const longest = 2000 - "  Content-Security-Policy: ".length - withHost(1).length + 1;

    expect(withHost(longest)).toHaveLength(1973);
    expect(() => withHost(longest + 1)).toThrow(
      "The Content-Security-Policy has 1974 characters, but hosts allow 1973. ",
    );
  });
});

describe("the _headers file", () => {
  const lines = readBuilt("_headers").split("\n");
  const rules = readBuilt("_headers")
    .trim()
    .split("\n\n")
    .map((rule) => {
      const [path = "", ...headers] = rule.split("\n");
      return { path, headers: headers.map((line) => line.trim().split(": ")[0]) };
    });

  it("is within the limits of hosts", () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
    expect(rules.filter(({ path }) => /\*./.test(path))).toEqual([]);
  });

  it("lets pages send to the endpoint of the form, and otherwise to the site alone", () => {
    const connected = readFileSync(`${hardFolder}/_headers`, "utf8");
    expect(connected).toContain("; connect-src 'self' https://forms.njega.example; ");
    expect(readBuilt("_headers")).not.toContain("connect-src");
  });

  it("sends no file a header twice, because hosts join the values", () => {
    for (const file of [...builtFiles(""), "nope"]) {
      const names = rules
        .filter(({ path }) =>
          path.endsWith("*") ? `/${file}`.startsWith(path.slice(0, -1)) : `/${file}` === path,
        )
        .flatMap(({ headers }) => headers);

      expect(names).toEqual([...new Set(names)]);
    }
  });
});
