import { existsSync } from "node:fs";
import { join } from "node:path";
import { writtenFrom } from "../../src/delivery/staticFiles";
import { builtFiles } from "../support/build";
import { projectRoot } from "../support/useFolder";

const sourceOf = (file: string) => writtenFrom(file, ["gdpr", "imprint", "terms-of-service"]);

describe("the owner's files in static/", () => {
  it.each([
    "google1a2b3c.html",
    "downloads/price-list.pdf",
    "downloads/index.html",
    "imprint/annex.pdf",
    "favicon.ico",
    "_redirects",
    ".well-known/security.txt",
  ])("may have the name %s", (file) => {
    expect(sourceOf(file)).toBeUndefined();
  });

  it.each([
    ["robots.txt", "src/delivery/siteUrl.ts"],
    ["_headers", "src/delivery/headers.ts"],
    ["apple-touch-icon.png", "src/components/logo.svg"],
    ["Imprint.html", "src/pages, content/legal"],
    ["imprint", "src/pages, content/legal"],
    ["404.html", "src/pages, content/legal"],
    ["page-data/app-data.json", "Gatsby"],
  ])("must not have the name %s, which the build writes from %s", (file, source) => {
    expect(sourceOf(file)).toBe(source);
  });

  it("have the name of no other file of a build, unless it contains a hash", () => {
    const isOther = (file: string) =>
      !/[-.][0-9a-f]{20}\./.test(file) && !existsSync(join(projectRoot, "static", file));
    const others = builtFiles("").filter(isOther);
    expect(others.length).toBeGreaterThan(20);
    expect(others.filter((file) => !sourceOf(file))).toEqual([]);
  });
});
