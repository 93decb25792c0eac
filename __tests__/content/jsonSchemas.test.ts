import { exec, spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { SiteCopy } from "../support/siteCopy";
import { Folder, fixtureRoot, projectRoot } from "../support/useFolder";

const [project, fixtures] = [new Folder(projectRoot), new Folder(fixtureRoot)];
const files = ["company", "images", "launch"].map((name) => `content/site/${name}.json`);
const jsonFiles = [...files, "content/locales/de/translation.json"];

const settings: { "json.schemas": { fileMatch: string[]; url: string }[] } = JSON.parse(
  project.read(".vscode/settings.json"),
);
const urls = settings["json.schemas"].map(({ url }) => url);
const schemasFor = (file: string) =>
  settings["json.schemas"]
    .filter(({ fileMatch }) => fileMatch.some((glob) => matches(`/${file}`, glob)))
    .map(({ url }) => url);
const matches = (file: string, glob: string) =>
  new RegExp(`^${glob.replaceAll("*", "[^/]+")}$`).test(file);

type Property = {
  description?: string;
  properties?: Record<string, Property>;
  items?: Property;
};

function leavesOf(property: Property, path: string[] = []): [string, Property][] {
  if (property.items?.properties) return leavesOf(property.items, path);
  return property.properties
    ? Object.entries(property.properties).flatMap(([key, child]) => leavesOf(child, [...path, key]))
    : [[path.join("."), property]];
}

jest.setTimeout(30_000);

describe("the JSON Schemas for VS Code", () => {
  const copy = new SiteCopy();
  const { postinstall } = JSON.parse(copy.read("package.json")).scripts;
  const PATH = [join(projectRoot, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const install = () =>
    promisify(exec)(postinstall, { cwd: copy.root, env: { ...process.env, PATH } });
  const accepts = (file: string, content: unknown) => {
    const schema = JSON.parse(copy.read(schemasFor(file)[0] ?? ""));
    return z.fromJSONSchema(schema).safeParse(content).success;
  };

  beforeAll(install);
  afterAll(() => copy.remove("."));

  it.each(jsonFiles)(
    "npm writes exactly one for %s, which accepts the file and no other",
    (file) => {
      const content = JSON.parse(fixtures.read(file));
      const [first = ""] = Object.keys(content);

      expect(schemasFor(file)).toHaveLength(1);
      expect(accepts(file, content)).toBe(true);
      expect(accepts(file, { ...content, banner: "x" })).toBe(false);
      expect(accepts(file, { ...content, [first]: undefined })).toBe(false);
    },
  );

  it.each(urls)("%s describes every field", (url) => {
    const leaves = leavesOf(JSON.parse(copy.read(url)));

    expect(leaves.length).toBeGreaterThan(0);
    for (const [path, { description }] of leaves) {
      expect([path, description]).toEqual([path, expect.stringMatching(/\S/)]);
    }
  });

  it("are those of the owner's languages, and not committed", async () => {
    copy.setLanguages(["bs", "hr"]);
    await install();
    const company = JSON.parse(copy.read(urls.find((url) => url.includes("company")) ?? ""));
    const paths = urls.map((url) => join(projectRoot, url));
    const { status } = spawnSync("git", ["check-ignore", ...paths], { cwd: projectRoot });

    expect(Object.keys(company.properties.court.properties)).toEqual(["bs", "hr"]);
    expect(status).toBe(0);
  });

  it("do not prevent an installation while the list of languages has an error", async () => {
    copy.edit("src/contract/languages.ts", /(?<=languages = )/, "[");

    await expect(install()).resolves.toBeTruthy();
  });
});
