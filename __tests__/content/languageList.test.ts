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
    ["a missing comma", '["bs", "de" "en"]'],
    ["a missing quote", '["bs", "de", fr"]'],
    ["curved quotes", '["bs", “de”]'],
    ["capital letters", '["bs", "FR"]'],
    ["three letters", '["bs", "fra"]'],
    ["a language that occurs twice", '["bs", "de", "bs"]'],
    ["an empty list", "[]"],
  ])("reports %s with its line", (_fault, list) => {
    expect(check(list)).toEqual([expect.stringContaining("2:14 The list of languages")]);
  });

  it("reports that there is no list", () => {
    expect(check("bs")).toEqual([expect.stringContaining("1:1 The list of languages is missing")]);
  });
});
