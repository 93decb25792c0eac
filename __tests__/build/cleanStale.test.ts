import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cleanStale, distrustCache } from "../../src/gatsby/cleanStale";

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
  let root = "";

  const write = (file: string, content = "old") => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };

  /** As a build does, after what is stale has gone. */
  const build = () => {
    const clean = cleanStale(root);
    write(".cache/data");
    write("public/index.html");
    return clean;
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "build-"));
    for (const file of [...words, ...more]) if (!file.includes("new")) write(file);
    build();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it.each(words)("is used again after a change of %s", (file) => {
    write(file, "new");

    expect(cleanStale(root)).toBe(false);
    expect(existsSync(join(root, ".cache/data"))).toBe(true);
    expect(existsSync(join(root, "public/index.html"))).toBe(true);
  });

  it.each(more)("is removed after a change of %s, once", (file) => {
    write(file, "new");

    expect(cleanStale(root)).toBe(true);
    expect(existsSync(join(root, ".cache/data"))).toBe(false);
    expect(existsSync(join(root, "public"))).toBe(false);
    expect(build()).toBe(false);
  });

  it("is removed when a file is gone", () => {
    rmSync(join(root, "src/styles/base.css"));

    expect(cleanStale(root)).toBe(true);
  });

  it("is removed after the site was developed, which uses the same folders", () => {
    distrustCache(root);

    expect(cleanStale(root)).toBe(true);
  });
});
