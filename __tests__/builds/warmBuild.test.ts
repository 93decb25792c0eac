import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { languages } from "../../src/contract/languages";
import { filesIn } from "../../src/delivery/filesIn";
import { SiteCopy } from "../support/siteCopy";

jest.setTimeout(1_200_000);

const addedPages = languages.map((language) => ({
  file: `content/legal/${language}/added-page.md`,
  text: `---\ntitle: "${language} 1"\ndescription: "${language} 2"\n---\n\n${language} 3\n`,
}));

describe("a build", () => {
  const site = new SiteCopy();
  const output = join(site.root, "public");

  beforeAll(() => site.build());
  afterAll(() => site.dispose());

  /** @returns the hash of each file of the build, by its path */
  const published = () =>
    Object.fromEntries(
      filesIn(output).map((file) => [
        file,
        createHash("sha256")
          .update(site.readBytes(`public/${file}`))
          .digest("hex"),
      ]),
    );

  const expectSameAsClean = async () => {
    const warm = published();
    await site.run("clean");
    await site.build();
    expect(warm).toEqual(published());
  };

  it("encodes pictures while webpack bundles", () => {
    const writtenAt = (name: RegExp) =>
      filesIn(output)
        .filter((file) => name.test(file))
        .map((file) => statSync(join(output, file)).mtimeMs);

    const [bundlesWritten = 0] = writtenAt(/^app-.*\.js$/);
    expect(Math.min(...writtenAt(/\.avif$/))).toBeLessThan(bundlesWritten);
  });

  it("has the same output as a clean build after changes of content", async () => {
    site.edit("content/locales/bs/translation.json", /(?<="learnMore": ")/, "A ");
    await site.build();
    site.edit("content/site/company.json", /(?<="postalCode": ")\d+/, "12345");
    await site.build();
    const images = JSON.parse(site.read("content/site/images.json"));
    const picture = `content/images/${images.quality.file}`;
    site.write(picture, await sharp(site.readBytes(picture)).flop().toBuffer());
    for (const { file, text } of addedPages) site.write(file, text);
    await site.build();

    expect(site.list("public")).toContain("added-page.html");
    await expectSameAsClean();
  });

  it("has the same output as a clean build after changes of code and a killed build", async () => {
    for (const { file } of addedPages) site.remove(file);
    await site.build();
    site.edit("src/styles/tokens.css", /(?<=--line: )[^;]+/, "#123456");
    site.edit("src/components/Footer/Footer.module.css", /^/, ".aFirstClass { color: red; }\n");
    await site.build();
    site.edit("src/components/Picture/Picture.tsx", /(?<=breakpoints: \[)\d+, /, "");
    await site.build();
    site.edit(
      "src/components/Picture/Picture.tsx",
      /(?<=fragment Picture on[\s\S]*?breakpoints: \[)/,
      "520, ",
    );
    // It encodes pictures at the first line, and renders pages after the second.
    await killBuild(site, "bootstrap finished");
    await killBuild(site, "success Building HTML renderer");
    await site.build();

    expect(site.list("public")).not.toContain("added-page.html");
    await expectSameAsClean();
  });
});

/** Starts a build and kills it when it has written this line to the terminal. */
async function killBuild(site: SiteCopy, after: string): Promise<void> {
  const build = spawn("npx", ["gatsby", "build"], {
    cwd: site.root,
    detached: true,
    env: site.environment,
  });
  const ended = new Promise((resolve) => build.once("exit", (_code, signal) => resolve(signal)));
  build.stdout.on("data", (output: Buffer) => {
    if (output.includes(after)) process.kill(-(build.pid ?? 0), "SIGKILL");
  });
  expect(await ended).toBe("SIGKILL");
}
