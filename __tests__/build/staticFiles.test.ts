import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { findStaticFaults } from "../../src/delivery/staticFiles";
import { builtFiles } from "../support/build";
import { projectRoot, useFolder } from "../support/useFolder";

const pages = ["gdpr", "imprint", "terms-of-service"];

describe("the owner's files in static/", () => {
  const folder = useFolder();
  const faultsOf = (file: string) => {
    folder.write(`static/${file}`, "x");
    return findStaticFaults(folder.root, pages);
  };

  it.each([
    "google1a2b3c.html",
    "downloads/price-list.pdf",
    "downloads/index.html",
    "imprint/annex.pdf",
    "favicon.ico",
    "_redirects",
    ".well-known/security.txt",
  ])("may have the name %s", (file) => {
    expect(faultsOf(file)).toEqual([]);
  });

  it.each([
    ["robots.txt", "src/delivery/siteUrl.ts"],
    ["_headers", "src/delivery/headers.ts"],
    ["apple-touch-icon.png", "src/components/Mark/logo.svg"],
    ["Imprint.html", "a page"],
    ["imprint", "a page"],
    ["404.html", "a page"],
    ["page-data/app-data.json", "Gatsby"],
  ])("must not have the name %s, which the build writes from %s", (file, source) => {
    expect(faultsOf(file)).toEqual([
      `static/${file} has the name of the file ${file} that the build writes from ${source}. Rename or delete the one in static/, and change the other at its source.`,
    ]);
  });

  it("have the name of no other file of a build, unless it contains a hash", () => {
    const isOther = (file: string) =>
      !/[-.][0-9a-f]{20}\./.test(file) && !existsSync(join(projectRoot, "static", file));
    const others = builtFiles("").filter(isOther);
    for (const file of others) folder.write(`static/${file}`, "x");
    expect(others.length).toBeGreaterThan(20);
    expect(findStaticFaults(folder.root, pages)).toHaveLength(others.length);
  });

  it("may be links, but only to files that exist", () => {
    folder.write("price-list.pdf", "x");
    folder.write("static/a.txt", "x");
    symlinkSync(join(folder.root, "price-list.pdf"), join(folder.root, "static/link.pdf"));
    expect(findStaticFaults(folder.root, pages)).toEqual([]);
    folder.remove("price-list.pdf");
    expect(findStaticFaults(folder.root, pages)).toEqual([
      "static/link.pdf is a link to a file that does not exist. Delete or replace the link.",
    ]);
  });
});
