import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readContentFiles } from "../../src/checking/contentFiles";
import { generatedFiles } from "../../src/contract/jsonSchemas";
import { fixtureRoot, projectRoot } from "../support/useFolder";

const frozen = generatedFiles();

/** The files for the languages that the site has. */
let files: typeof frozen = {};
jest.isolateModules(() => {
  jest.dontMock("../../src/contract/languages");
  files = jest.requireActual("../../src/contract/jsonSchemas").generatedFiles();
});

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
const contentOf = (file: string) => JSON.parse(readFileSync(join(fixtureRoot, file), "utf8"));
const settings: { "json.schemas": { fileMatch: string[]; url: string }[] } = JSON.parse(
  read(".vscode/settings.json"),
);
const jsonFiles = [...readContentFiles(fixtureRoot).keys()].filter((file) =>
  file.endsWith(".json"),
);

function schemasFor(file: string): string[] {
  return settings["json.schemas"]
    .filter(({ fileMatch }) => fileMatch.some((glob) => matches(`/${file}`, glob)))
    .map(({ url }) => url.replace("./", ""));
}

function matches(file: string, glob: string): boolean {
  return new RegExp(`^${glob.replaceAll("*", "[^/]+")}$`).test(file);
}

function accepts(file: string, content: unknown): boolean {
  const schema = JSON.parse(frozen[schemasFor(file)[0] ?? ""] ?? "");
  return z.fromJSONSchema(schema).safeParse(content).success;
}

type Property = { description?: string; properties?: Record<string, Property> };

function leavesOf(property: Property, path: string[] = []): [string, Property][] {
  return property.properties
    ? Object.entries(property.properties).flatMap(([key, child]) => leavesOf(child, [...path, key]))
    : [[path.join("."), property]];
}

describe("the JSON Schemas for VS Code", () => {
  it.each(Object.keys(files))("%s is what `npm run schemas` writes", (file) => {
    expect(existsSync(join(projectRoot, file))).toBe(true);
    expect(read(file)).toBe(files[file]);
  });

  it.each(jsonFiles)("there is exactly one for %s, and it accepts the file", (file) => {
    expect(schemasFor(file)).toHaveLength(1);
    expect(accepts(file, contentOf(file))).toBe(true);
  });

  it.each(jsonFiles)("the one for %s refuses an unknown and a missing name", (file) => {
    const content = contentOf(file);
    const [first = ""] = Object.keys(content);

    expect(accepts(file, { ...content, banner: "x" })).toBe(false);
    expect(accepts(file, { ...content, [first]: undefined })).toBe(false);
  });

  it.each(settings["json.schemas"].map(({ url }) => url))("%s describes every field", (url) => {
    const leaves = leavesOf(JSON.parse(read(url)));

    expect(leaves.length).toBeGreaterThan(0);
    for (const [path, { description }] of leaves) {
      expect([path, description]).toEqual([path, expect.stringMatching(/\S/)]);
    }
  });
});
