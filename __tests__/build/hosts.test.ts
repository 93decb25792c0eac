import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { contentSecurityPolicy } from "../../src/delivery/contentSecurityPolicy";
import { writeHeaders } from "../../src/delivery/headers";
import { createSiteServer } from "../../src/delivery/server";
import { ask } from "../support/ask";
import { builtFiles, hardFolder, publishedFolder, readBuilt } from "../support/build";
import { listen } from "../support/listen";
import { useFolder } from "../support/useFolder";
import { testHost } from "./testHost";

describe("npm run serve", () => testHost(() => listen(createSiteServer(publishedFolder))));

describe("a server", () => {
  const folder = useFolder();

  const build = (name: string) => {
    folder.write("index.html", `<p>${name}</p>`);
    folder.write("404.html", `<p>${name} has no such page</p>`);
    folder.write("_headers", `/*\n  X-Build: ${name}\n`);
  };

  it("does not serve a directory without a build", () => {
    expect(() => createSiteServer(folder.root)).toThrow("npm run build");
  });

  it("serves a new build at once", async () => {
    build("first");
    const { port, stop } = await listen(createSiteServer(folder.root));
    const body = async (path: string) => (await ask(port, path)).body.toString();
    expect(await body("/")).toBe("<p>first</p>");
    build("second and longer");
    expect(await body("/")).toBe("<p>second and longer</p>");
    expect(await body("/nope")).toBe("<p>second and longer has no such page</p>");
    expect((await ask(port, "/")).headers["x-build"]).toBe("second and longer");
    // Hosts read this file, and serve it at no address.
    expect((await ask(port, "/_headers")).status).toBe(404);
    await stop();
  });

  it("prints what the form posts to an endpoint on this machine, and accepts it", async () => {
    build("first");
    const messages: string[] = [];
    const server = createSiteServer(folder.root, (message) => messages.push(message));
    const { port, stop } = await listen(server);
    const post = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body: '{"name":"Amra"}' });
    expect((await post("/messages")).status).toBe(204);
    expect((await post("/nope")).status).toBe(404);
    expect(messages).toEqual(['{"name":"Amra"}']);
    await stop();
  });
});

describe("the Content-Security-Policy", () => {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

  it("allows the inline scripts of all pages, each once, and the hosts of their pictures, and little else", () => {
    const policy = contentSecurityPolicy([
      `<script>run("<p>")</script><script src="/app.js"></script>
       <script type="application/ld+json">{"name": "x"}</script>
       <img alt="" src="https://b.example.net/bed.webp"><a href="https://c.example.net">c</a>`,
      `<script>run("<p>")</script><template><script>go()</script></template>
       <img alt="" src="https://a.example.net/bed.webp"/>`,
    ]);
    const scripts = [hash('run("<p>")'), hash("go()")].sort().join(" ");
    expect(policy.split("; ")).toEqual([
      "default-src 'self'",
      `script-src 'self' ${scripts}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' https://a.example.net https://b.example.net",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it("allows messages to the endpoint of the form, and otherwise to the site alone", () => {
    const connected = readFileSync(`${hardFolder}/_headers`, "utf8");
    expect(connected).toContain("; connect-src 'self' https://forms.njega.example; ");
    expect(readBuilt("_headers")).not.toContain("connect-src");
  });

  it("has the hash of the one inline script that all pages share", () => {
    expect(readBuilt("_headers").match(/'sha256-/g)).toHaveLength(1);
  });
});

describe("the _headers file", () => {
  const folder = useFolder();
  const rules = readBuilt("_headers")
    .trim()
    .split("\n\n")
    .map((rule) => {
      const [path = "", ...headers] = rule.split("\n");
      return { path, headers: headers.map((line) => line.trim().split(": ")[0]) };
    });

  it("has no rule for each of the owner's files, because hosts limit their number", () => {
    folder.write("index.html", "<p>x</p>");
    for (let index = 0; index < 90; index++) folder.write(`${index}.txt`, "x");
    writeHeaders(folder.root);
    expect(folder.read("_headers").match(/^\//gm)).toHaveLength(1);
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
