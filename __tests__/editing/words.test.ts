import { readFileSync } from "node:fs";
import { join } from "node:path";
import words from "../../src/editing/words/bs.json";
import { projectRoot } from "../support/useFolder";

it("the CMS has a Bosnian or Croatian string for each English one that an editor can see", () => {
  const directory = join(projectRoot, "src/editing/node_modules/@sveltia/cms/locales");
  const namesIn = (tree: object): string[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === "object" ? namesIn(value).map((each) => `${name}.${each}`) : name,
    );
  const [all, croatian] = ["en-US", "hr"].map((language) =>
    namesIn(JSON.parse(readFileSync(join(directory, `${language}.json`), "utf8"))),
  );
  const known = new Set([...(croatian ?? []), ...namesIn(words.interface)]);

  // Faults of the configuration.
  expect(all?.filter((name) => !known.has(name) && !name.startsWith("config."))).toEqual([]);
});
