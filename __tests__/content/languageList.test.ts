import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceOf } from "../../src/checking/finding";
import { checkLanguageList } from "../../src/checking/languageList";
import { projectRoot } from "./contentCopy";

const file = "src/contract/languages.ts";

/** The findings in a file with this list in its second line. */
const check = (list: string) =>
  checkLanguageList(
    sourceOf(file, `// Languages\nexport const languages = ${list} as const;\n`),
  ).map(({ line, column, message }) => `${line}:${column} ${message}`);

describe("the check of the list of languages", () => {
  it("accepts the list of the site", () => {
    const code = readFileSync(join(projectRoot, file), "utf8");

    expect(checkLanguageList(sourceOf(file, code))).toEqual([]);
  });

  it.each([
    ["a missing comma", '["bs", "de" "en"]', '2:37 A comma is missing before "en".'],
    ["a missing quote", '["bs", "de", fr"]', "2:39 fr stands outside the double quotes"],
    ["curved quotes", '["bs", “de”]', "2:33 “de” stands between the wrong kind of quotes"],
    ["capital letters", '["bs", "FR"]', '2:33 "2" is not written as it has to be: "FR".'],
    ["three letters", '["bs", "fra"]', '2:33 "2" is not written as it has to be: "fra".'],
    ["a language that stands twice", '["bs", "de", "bs"]', '2:39 "bs" stands twice'],
    ["no list", "bs", "1:1 The list of languages is missing."],
  ])("reports %s with its line", (_fault, list, message) => {
    expect(check(list)).toEqual([expect.stringContaining(message)]);
  });
});
