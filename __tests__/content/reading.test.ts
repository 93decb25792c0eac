import { fileStart, finding, placeOf } from "./contentCopy";
import { checkWith, edit, textOf } from "./editedContent";

const file = "content/locales/de/translation.json";

const mendLine = 'an entry is "name": "text" in straight quotes';

describe("the check of a JSON file", () => {
  it.each([
    ["a comma after the last entry", '{\n"a": 1,\n}', "3:1", "property name expected"],
    ["a missing comma", '{"a": 1\n"b": 2}', "2:1", "comma expected"],
    ["a missing closing quote", '{"a": "b,\n"c": 1}', "1:7", "unexpected end of string"],
    ["a quote inside a text", '{"a": "b "c" d"}', "1:11", "invalid symbol"],
    ["a missing colon", '{"a" "b"}', "1:6", "colon expected"],
    ["a missing text", '{"a": , "b": 1}', "1:7", "value expected"],
    ["a missing brace", '{"a": {"b": 1}\n', "2:1", "close brace expected"],
    ["a brace too many", '{"a": 1}\n}', "2:1", "end of file expected"],
    ["a comment", '{"a": 1 // b\n}', "1:9", "invalid comment token"],
    ["a single backslash", '{"a": "b\\c"}', "1:7", "invalid escape character"],
    ["a tab in a text", '{"a": "b\tc"}', "1:7", "invalid character"],
  ])("reports only the first error of %s, with one remedy", async (_fault, text, at, reason) => {
    const facts = "content/site/company.json";
    const [line = 0, column = 0] = at.split(":").map(Number);
    const message = `cannot be read from here on: ${reason}.`;

    expect(await checkWith({ [facts]: text })).toEqual([
      finding(facts, { line, column }, message, "error", mendLine),
    ]);
  });

  it("reports every name that occurs twice in a group", async () => {
    const text = '{"g": {"a": 1, "a": 2, "a": 3}, "a": 4}';
    const findings = await checkWith({ "content/site/launch.json": text });

    expect(findings.map(({ column, message }) => [column, message])).toEqual([
      [16, '"a" occurs twice in the same group.'],
      [24, '"a" occurs twice in the same group.'],
    ]);
  });
});

describe("the check of a text file", () => {
  const check = (bytes: string | Buffer) => checkWith({ [file]: bytes });

  it.each([
    ["complete", "<<<<<<< HEAD\n", '=======\n"skip": "Zum Inhalt",\n>>>>>>> desk\n'],
    ["with the line ends of Windows", "<<<<<<< HEAD\r\n", "=======\r\n>>>>>>> desk\r\n"],
    ["a leftover", "", ">>>>>>> desk\n"],
  ])("reports a merge conflict once: %s", async (_what, before, after) => {
    const conflict = edit(file, /( *"skip": ").*(",\n)/, `${before}"skip": "",\n${after}`);

    expect(await check(conflict)).toEqual([
      finding(file, placeOf(conflict, /^(?:<{7}|>{7})/m), "merge conflict"),
    ]);
  });

  it.each([
    ["nothing", "", "The file has no text"],
    ["nothing but spaces", " \n", "The file has no text"],
    ["far too much", `{"header": "${"a".repeat(600_000)}"}`, "larger than a text file"],
    [
      "bytes of UTF-16",
      Buffer.from(`\uFEFF${textOf(file)}`, "utf16le"),
      "not saved as plain UTF-8",
    ],
    ["a byte order mark", `\uFEFF${textOf(file)}`, "not saved as plain UTF-8"],
    ["thousands of lists in each other", "[".repeat(10_000), "too much is nested"],
  ])("reports a file that contains %s", async (_what, bytes, message) => {
    expect(await check(bytes)).toEqual([finding(file, fileStart, message)]);
  });

  it("reports the first letter that is not UTF-8", async () => {
    const text = edit(file, /(?<="skip": )".*"/, '"Zurück, fürs"');
    const [before = "", after = ""] = text.split(/(?<="Zur)ü/);
    const bytes = [Buffer.from(before), Buffer.from(`ü${after}`, "latin1")];

    expect(await check(Buffer.concat(bytes))).toEqual([
      finding(file, placeOf(text, /(?<="Zur)ü/), "not saved as plain UTF-8"),
    ]);
  });
});
