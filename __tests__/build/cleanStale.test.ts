import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cleanStale, distrustCache } from "../../src/gatsby/node/cleanStale";
import { useFolder } from "../support/useFolder";

const words = [
  "content/locales/bs/translation.json",
  "content/legal/de/gdpr.md",
  "content/site/company.json",
  "README.md",
  "gatsby-types.d.ts",
];
const more = [
  "content/images/hero.webp",
  "content/images/new.webp",
  "content/site/images.json",
  "src/styles/base.css",
  "src/pages/index.tsx",
  "static/favicon.ico",
  "gatsby-config.ts",
  "package-lock.json",
];

describe("what an earlier build has left", () => {
  const folder = useFolder();
  const write = (file: string, content = "old") => folder.write(file, content);

  /** As a build does, after what is stale has gone. */
  const build = () => {
    const clean = cleanStale(folder.root);
    write(".cache/data");
    write("public/index.html");
    return clean;
  };

  beforeEach(() => {
    for (const file of [...words, ...more]) if (!file.includes("new")) write(file);
    build();
  });

  it.each(words)("is used again after a change of %s", (file) => {
    write(file, "new");

    expect(cleanStale(folder.root)).toBe(false);
    expect(existsSync(join(folder.root, ".cache/data"))).toBe(true);
    expect(existsSync(join(folder.root, "public/index.html"))).toBe(true);
  });

  it.each(more)("is removed after a change of %s, once", (file) => {
    write(file, "new");

    expect(cleanStale(folder.root)).toBe(true);
    expect(existsSync(join(folder.root, ".cache/data"))).toBe(false);
    expect(existsSync(join(folder.root, "public"))).toBe(false);
    expect(build()).toBe(false);
  });

  it("is removed when a file is gone", () => {
    rmSync(join(folder.root, "src/styles/base.css"));

    expect(cleanStale(folder.root)).toBe(true);
  });

  it("is removed after the site was developed, which uses the same folders", () => {
    distrustCache(folder.root);

    expect(cleanStale(folder.root)).toBe(true);
  });
});
