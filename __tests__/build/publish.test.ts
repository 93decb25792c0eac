import { spawnSync } from "node:child_process";
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { checkBuild } from "../../src/delivery/checkBuild";
import { securityHeaders } from "../../src/delivery/headers";
import { publish, undo } from "../../src/delivery/publish";
import { publishedFolder } from "../support/build";
import { ask, hasNginx, startNginx } from "../support/hosts";
import { useFolder } from "../support/useFolder";

const day = 24 * 60 * 60 * 1000;
const launch = Date.parse("2026-11-20T08:00:00Z");
const onDay = (days: number) => new Date(launch + days * day);

const scriptOf = (letter: string) => `app-${letter.repeat(20)}.js`;
const pictureOf = (letter: string) => `static/${letter.repeat(32)}/${letter.repeat(5)}/bed.webp`;

describe("publishing on a server of one's own", () => {
  const folder = useFolder();
  let site = "";

  /** A build as small as can be, whose hashed files are named by the letter. */
  const build = (letter: string) => {
    const page = `<script>"${letter}"</script><script src="/${scriptOf(letter)}"></script><img src="/${pictureOf(letter)}">`;
    const files = {
      "index.html": page,
      "404.html": page,
      "imprint.html": page,
      "page-data/app-data.json": letter,
      "page-data/index/page-data.json": letter,
      "page-data/imprint/page-data.json": letter,
      "page-data/404.html/page-data.json": letter,
      "manifest.webmanifest": "{}",
      "sitemap.xml": "<loc>https://example.com/</loc><loc>https://example.com/imprint</loc>",
      "robots.txt": "User-agent: *",
      _headers: "/*",
      [scriptOf(letter)]: letter,
      [pictureOf(letter)]: letter,
    };
    for (const [file, text] of Object.entries(files)) folder.write(`${letter}/${file}`, text);
    return join(folder.root, letter);
  };

  const served = (file: string) => {
    const path = join(site, "current", file);
    return existsSync(path) ? readFileSync(path, "utf8") : undefined;
  };
  const servesPages = (letter: string) => served("index.html")?.includes(scriptOf(letter));
  const releases = () =>
    readdirSync(join(site, "releases")).filter((name) => !name.endsWith(".json"));

  beforeEach(() => {
    site = join(folder.root, "site");
  });

  it("serves the build that was published last", () => {
    publish(build("a"), site, onDay(0));
    expect(servesPages("a")).toBe(true);

    publish(build("b"), site, onDay(1));
    expect(servesPages("b")).toBe(true);
    expect(served("page-data/app-data.json")).toBe("b");
  });

  it("keeps what the pages of earlier builds may ask for, for two weeks", () => {
    publish(build("a"), site, onDay(0));
    publish(build("b"), site, onDay(100));
    expect(served(scriptOf("a"))).toBe("a");
    expect(served(pictureOf("a"))).toBe("a");

    publish(build("c"), site, onDay(114));
    expect(served(scriptOf("a"))).toBe("a");
    expect(served(scriptOf("b"))).toBe("b");

    publish(build("d"), site, onDay(114.1));
    expect(served(scriptOf("a"))).toBeUndefined();
    expect(served(scriptOf("b"))).toBe("b");
  });

  it("keeps a file for good that a later build has again", () => {
    publish(build("a"), site, onDay(0));
    publish(build("b"), site, onDay(1));
    publish(build("a"), site, onDay(2));
    publish(build("b"), site, onDay(30));

    expect(served(scriptOf("a"))).toBe("a");
    expect(served(scriptOf("b"))).toBe("b");
  });

  it("keeps nothing of an earlier build but hashed files", () => {
    const first = build("a");
    folder.write("a/gone.html", "gone");
    publish(first, site, onDay(0));
    publish(build("b"), site, onDay(1));

    expect(served("gone.html")).toBeUndefined();
  });

  it("keeps the last five releases", () => {
    for (const [index, letter] of [..."abcdef0"].entries()) {
      publish(build(letter), site, onDay(index));
    }

    expect(releases()).toHaveLength(5);
    expect(readdirSync(join(site, "releases"))).toHaveLength(10);
    expect(releases()[0]).toMatch(/^2026-11-22/);
    expect(servesPages("0")).toBe(true);
    expect(served(scriptOf("a"))).toBe("a");
  });

  it("can be undone, step by step, and published anew", () => {
    publish(build("a"), site, onDay(0));
    publish(build("b"), site, onDay(1));
    publish(build("c"), site, onDay(2));

    undo(site, onDay(2));
    expect(servesPages("b")).toBe(true);
    expect(served(scriptOf("c"))).toBe("c");

    undo(site, onDay(2));
    expect(servesPages("a")).toBe(true);
    expect(served(scriptOf("c"))).toBe("c");
    expect(() => undo(site, onDay(2))).toThrow(/no earlier release/);
    expect(servesPages("a")).toBe(true);

    publish(build("d"), site, onDay(3));
    expect(servesPages("d")).toBe(true);
    expect(served(scriptOf("c"))).toBe("c");
  });

  it("has nothing to undo at first", () => {
    expect(() => undo(site)).toThrow(/no earlier release/);
  });

  it.each([
    ["lacks a page", (half: string) => rmSync(join(half, "imprint.html")), /imprint/],
    ["lacks a script", (half: string) => rmSync(join(half, scriptOf("b"))), /app-b+\.js/],
    ["lacks a picture", (half: string) => rmSync(join(half, pictureOf("b"))), /bed\.webp/],
    ["did not come to its end", (half: string) => rmSync(join(half, "robots.txt")), /robots/],
    [
      "is still being made",
      (half: string) => writeFileSync(join(half, "webpack.stats.json"), "{}"),
      /webpack\.stats\.json is left/,
    ],
    ["was cut off", (half: string) => writeFileSync(join(half, scriptOf("b")), ""), /empty/],
    ["is not there", (half: string) => rmSync(half, { recursive: true }), /no folder/],
  ])("refuses a build that %s, and changes nothing", (_fault, spoil, message) => {
    publish(build("a"), site, onDay(0));
    const half = build("b");
    spoil(half);

    expect(() => publish(half, site, onDay(1))).toThrow(message);
    expect(servesPages("a")).toBe(true);
    expect(releases()).toHaveLength(1);
  });

  it("leaves the published site alone when it cannot finish", () => {
    publish(build("a"), site, onDay(0));
    const before = readlinkSync(join(site, "current"));
    folder.write("site/releases/2026-11-21T08-00-00.000Z/in-the-way", "");

    expect(() => publish(build("b"), site, onDay(1))).toThrow();
    expect(readlinkSync(join(site, "current"))).toBe(before);
    expect(servesPages("a")).toBe(true);
  });

  it("does not replace a folder that it has not made", () => {
    folder.write("site/current/index.html", "mine");

    expect(() => publish(build("a"), site)).toThrow(/must be a link/);
    expect(served("index.html")).toBe("mine");
  });

  it("finds the build of this project whole", () => {
    expect(checkBuild(publishedFolder)).toEqual([]);
  });

  (hasNginx ? it : it.skip)("lets nginx change pages and headers at the same moment", async () => {
    publish(build("a"), site, onDay(0));
    const nginx = await startNginx(`include "${site}/current/_nginx.conf";`);
    const answered = async () => {
      const { headers, body } = await ask(nginx.port, "/");
      const [, letter = ""] = /<script>"(.)"/.exec(body.toString()) ?? [];
      const { "Content-Security-Policy": policy } = securityHeaders(join(folder.root, letter));
      expect(headers["content-security-policy"]).toBe(policy);
      return letter;
    };
    const reload = async (letter: string) => {
      nginx.reload();
      while ((await answered()) !== letter);
    };

    try {
      publish(build("b"), site, onDay(1));
      expect(await answered()).toBe("a");
      await reload("b");
      expect((await ask(nginx.port, "/_nginx.conf")).status).toBe(404);
      undo(site, onDay(1));
      await reload("a");
    } finally {
      await nginx.stop();
    }
  });

  it("is a command that publishes and goes back", () => {
    const project = resolve(__dirname, "../..");
    const command = (...options: string[]) =>
      spawnSync("npm", ["run", "--silent", "publish:server", "--", ...options], {
        cwd: project,
        encoding: "utf8",
      });
    const [first, second] = [command(site), command(site)];
    const [name] = releases();

    expect([first.status, second.status]).toEqual([0, 0]);
    expect(first.stdout).toContain(name);
    expect(served("index.html")).toBe(readFileSync(join(publishedFolder, "index.html"), "utf8"));
    expect(command("--undo", site).stdout).toContain(name);
    expect(command("--undo", site)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("no earlier release"),
    });
    expect(command()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("Name the folder"),
    });
  }, 60_000);
});
