import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeHeaders } from "../../src/delivery/headers";
import { isPreview, robots } from "../../src/delivery/siteUrl";
import { builtPage, readBuilt } from "../support/build";
import { pagePaths } from "../support/content";
import { useFolder } from "../support/useFolder";

describe("a preview", () => {
  const folder = useFolder();
  const { PREVIEW } = process.env;

  afterEach(() => {
    if (PREVIEW === undefined) delete process.env.PREVIEW;
    else process.env.PREVIEW = PREVIEW;
  });

  const headers = () => {
    folder.write("index.html", "<p>x</p>");
    writeHeaders(folder.root);
    return readFileSync(join(folder.root, "_headers"), "utf8");
  };

  it("sends noindex in every response", () => {
    process.env.PREVIEW = "true";
    expect(headers()).toContain("\n  X-Robots-Tag: noindex\n");
    process.env.PREVIEW = "false";
    expect(headers()).not.toContain("X-Robots-Tag");
  });

  it("allows crawlers in robots.txt, without a sitemap", () => {
    expect(robots("https://kreveti.example.org", true)).toBe("User-agent: *\nAllow: /\n");
    expect(robots("https://kreveti.example.org", false)).toContain("Sitemap: https://kreveti");
  });

  // The build is a preview if the tests run with PREVIEW=true.
  it.each(pagePaths)("has noindex in the head of %s and in the headers of the build", (path) => {
    const noindex = /<meta[^>]*name="robots"[^>]*content="noindex"/;

    expect(noindex.test(builtPage(path))).toBe(isPreview());
    expect(readBuilt("_headers").includes("X-Robots-Tag")).toBe(isPreview());
    expect(builtPage(path)).toContain('rel="canonical"');
  });
});
