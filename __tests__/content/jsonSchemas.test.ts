import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles } from "../../src/contract/jsonSchemas";
import { projectRoot } from "../support/useFolder";

jest.unmock("../../src/contract/languages");

const schemas = Object.entries(generatedFiles());
const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

type Property = { description?: string; properties?: Record<string, Property> };

function leavesOf(property: Property, path: string[] = []): [string, Property][] {
  return property.properties
    ? Object.entries(property.properties).flatMap(([key, child]) => leavesOf(child, [...path, key]))
    : [[path.join("."), property]];
}

describe("the JSON Schemas for VS Code", () => {
  it.each(schemas)(
    "%s is what `npm run schemas` writes, and describes every field",
    (file, text) => {
      expect(read(file)).toBe(text);
      for (const [path, { description }] of leavesOf(JSON.parse(text))) {
        expect([path, description]).toEqual([path, expect.stringMatching(/\S/)]);
      }
    },
  );

  it("are each assigned to their files", () => {
    const assigned = schemas.map(([file]) => {
      const [, name] = /(\w+)\.schema/.exec(file) ?? [];
      const folder = name === "translation" ? "locales/*" : "site";
      return { fileMatch: [`/content/${folder}/${name}.json`], url: `./${file}` };
    });
    expect(JSON.parse(read(".vscode/settings.json"))["json.schemas"]).toEqual(assigned);
  });
});
