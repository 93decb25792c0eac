import { cpSync } from "node:fs";
import { readContentFiles } from "../../src/checking/contentFiles";
import type { completeFixtures } from "../support/completeFixtures";
import { fixtureRoot, useFolder } from "../support/useFolder";

describe("the content of the tests", () => {
  const folder = useFolder();

  it.each([[["bs", "de", "en", "hr"]], [["de", "bs"]]])(
    "keeps its languages in a site that has %j",
    (languages) => {
      jest.doMock("../../src/contract/languages", () => ({
        languages,
        defaultLanguage: languages[0],
      }));
      cpSync(fixtureRoot, folder.root, { recursive: true });
      jest.isolateModules(() => {
        const { completeFixtures: complete } = require("../support/completeFixtures");
        (complete as typeof completeFixtures)(folder);
      });

      expect(readContentFiles(folder.root)).toEqual(readContentFiles(fixtureRoot));
    },
  );
});
