import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { filesIn } from "../../src/delivery/filesIn";
import { bringLeftoversBack, leftovers, setLeftoversAside } from "../../src/delivery/leftovers";
import { namePagesAsGatsby, namePagesByAddress } from "../../src/delivery/pageFiles";
import { builtFiles } from "../support/build";
import { pagePaths } from "../support/content";
import { useFolder } from "../support/useFolder";

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
  const folder = useFolder();
  const left = () => filesIn(join(folder.root, "public")).map((file) => basename(file));

  beforeEach(() => {
    for (const name of leftovers) folder.write(`public/${name}/left`, "left");
    folder.write("public/page-data/404.html/page-data.json", "kept");
  });

  it("goes from a finished build, and comes back for the next one", () => {
    setLeftoversAside(folder.root);
    expect(left()).toEqual(["page-data.json"]);

    bringLeftoversBack(folder.root);
    expect(left()).toHaveLength(leftovers.length + 1);

    setLeftoversAside(folder.root);
    expect(left()).toEqual(["page-data.json"]);
  });

  it("is not missed where it has never been", () => {
    rmSync(join(folder.root, "public"), { recursive: true });
    setLeftoversAside(folder.root);
    bringLeftoversBack(folder.root);

    expect(readdirSync(folder.root)).toEqual([]);
  });
});

describe("the files of pages", () => {
  const folder = useFolder();
  const asGatsby = ["404.html", "a/index.html", "b/c/index.html", "b/index.html", "index.html"];
  const byAddress = ["404.html", "a.html", "b.html", "b/c.html", "index.html"];

  it("are named by the addresses, and for Gatsby as it names them", () => {
    for (const file of asGatsby) folder.write(file, file);

    namePagesByAddress(folder.root);
    expect(filesIn(folder.root)).toEqual(byAddress);
    expect(existsSync(join(folder.root, "a"))).toBe(false);

    namePagesAsGatsby(folder.root);
    expect(filesIn(folder.root)).toEqual(asGatsby);
    for (const file of asGatsby) {
      expect(readFileSync(join(folder.root, file), "utf8")).toBe(file);
    }
  });

  it("need not be there", () => {
    expect(() => namePagesAsGatsby(join(folder.root, "public"))).not.toThrow();
  });
});
