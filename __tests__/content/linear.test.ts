import { checkContent } from "../../src/checking/check";
import { findOpenPoints } from "../../src/checking/launch";
import { readText } from "../../src/checking/reading/text";
import { contentWith, edit, table } from "./editedContent";

const subtitle = /(?<="subtitle": ")[^"]*/;

/** Texts that a pattern which is not linear needs minutes for. */
const repeated = [
  "*a ",
  "_a ",
  " ",
  "<a ",
  "{{",
  "{{a",
  "}",
  "[a",
  "](",
  "&a",
  "0 ",
  "'a",
  "a",
  "a\u00ad",
  "„",
  "- ",
  "a@",
  "lorem ",
];

const longest = 60_000;

const repeat = (part: string) => part.repeat(longest / part.length);

describe("the patterns of the check", () => {
  it.each(repeated)("need time in proportion to a text full of %j", async (part) => {
    const files = contentWith({
      [table("de")]: edit(table("de"), subtitle, `Ein${repeat(part)}Ende`),
      "content/site/company.json": edit(
        "content/site/company.json",
        /(?<="street": ")[^"]*/,
        `Ulica${repeat(part)}1`,
      ),
    });
    const start = performance.now();
    await checkContent(files);
    findOpenPoints(files, {});

    expect(performance.now() - start).toBeLessThan(3000);
  });

  it.each(["x\n", "<<<<<<<\n", "=======\n", "<<<<<<< a\nb\n=======\nc\n"])(
    "find a merge conflict in thousands of lines within milliseconds: %j",
    (lines) => {
      const bytes = Buffer.from(lines.repeat(3000));
      const start = performance.now();
      readText("content/x.md", bytes, []);

      expect(performance.now() - start).toBeLessThan(50);
    },
  );
});
