import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { filesIn } from "../../src/delivery/filesIn";
import { bringLeftoversBack, leftovers, setLeftoversAside } from "../../src/delivery/leftovers";
import { namePagesAsGatsby, namePagesByAddress } from "../../src/delivery/pageFiles";
import { builtFiles } from "../support/build";
import { pagePaths } from "../support/content";

const names = pagePaths.slice(1).map((path) => path.slice(1));

/** Everything that a visitor, a browser, a search engine or the host asks for. */
const needed: Record<string, RegExp> = {
  "the pages": new RegExp(`^(?:${names.join("|")}|index|404)\\.html$`),
  "the data of the pages": new RegExp(
    `^page-data/(?:(?:${names.join("|")}|index|404\\.html)/page-data|app-data|sq/d/\\d+)\\.json$`,
  ),
  scripts: /^[\w-]+-[0-9a-f]{20}\.js$/,
  "licences that go with a script": /^[\w-]+-[0-9a-f]{20}\.js\.LICENSE\.txt$/,
  styles: /^styles\.[0-9a-f]{20}\.css$/,
  fonts: /^fonts\/[\w-]+-[0-9a-f]{8}\.woff2$/,
  pictures: /^static\/[0-9a-f]{32}\/[0-9a-f]{5}\/[\w-]+\.(?:avif|webp|jpg|png)$/,
  icons: /^(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png)$/,
  "what search engines and browsers ask for":
    /^(?:robots\.txt|sitemap\.xml|manifest\.webmanifest)$/,
  "what hosts read": /^_headers$/,
};

/** The files of the build, those that stand compressed beside others by the name of these. */
const published = () => builtFiles("").map((file) => file.replace(/\.(?:br|gz)$/, ""));

describe("the published files", () => {
  it("are all needed by someone", () => {
    const patterns = Object.values(needed);

    expect(published().filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual(
      [],
    );
  });

  it.each(Object.entries(needed))("hold %s", (_what, pattern) => {
    expect(published().some((file) => pattern.test(file))).toBe(true);
  });
});

describe("what Gatsby leaves for itself", () => {
  let root = "";

  const write = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), file);
  };
  const left = () => filesIn(join(root, "public")).map((file) => basename(file));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "leftovers-"));
    for (const name of leftovers) write(`public/${name}/left`);
    write("public/page-data/404.html/page-data.json");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("goes from a finished build, and comes back for the next one", () => {
    setLeftoversAside(root);
    expect(left()).toEqual(["page-data.json"]);

    bringLeftoversBack(root);
    expect(left()).toHaveLength(leftovers.length + 1);

    setLeftoversAside(root);
    expect(left()).toEqual(["page-data.json"]);
  });

  it("is not missed where it has never been", () => {
    rmSync(join(root, "public"), { recursive: true });
    setLeftoversAside(root);
    bringLeftoversBack(root);

    expect(readdirSync(root)).toEqual([]);
  });
});

describe("the files of pages", () => {
  let folder = "";

  const write = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "pages-"));
    for (const file of [
      "index.html",
      "404.html",
      "a/index.html",
      "b/c/index.html",
      "b/index.html",
    ]) {
      write(file);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("are named by the addresses, and for Gatsby as it names them", () => {
    namePagesByAddress(folder);
    expect(filesIn(folder)).toEqual(["404.html", "a.html", "b.html", "b/c.html", "index.html"]);
    expect(existsSync(join(folder, "a"))).toBe(false);

    namePagesAsGatsby(folder);
    expect(filesIn(folder)).toHaveLength(5);
    expect(filesIn(folder).every((file) => readFileSync(join(folder, file), "utf8") === file)).toBe(
      true,
    );
  });

  it("need not be there", () => {
    rmSync(folder, { recursive: true });

    expect(() => namePagesAsGatsby(folder)).not.toThrow();
  });
});
