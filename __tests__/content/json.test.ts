import { fileStart, finding, placeOf } from "./contentCopy";
import { checkWith, edit, textOf } from "./editedContent";

const file = "content/locales/de/translation.json";

const outside = "is outside the double quotes: a quote is missing, or there is one too many.";

/** The messages for a file with this text. */
const faults: [fault: string, text: string, ...messages: string[]][] = [
  ["a comma after the last entry", '{\n"a": 1,\n}', "2:7 There is a comma too many here."],
  ["two commas in a row", '{"a": 1,, "b": 2}', "1:8 There is a comma too many here."],
  ["a missing comma", '{"a": 1\n"b": 2}', '1:8 A comma is missing before "b".'],
  ["a missing closing quote", '{"a": "b,\n"c": "d,\n"e": 1,}', "1:7 A double quote is missing"],
  ["a missing opening quote", '{"a": b c",\n"d": 1}', `1:7 b ${outside}`],
  ["a name without quotes", '{a: "b",\n"c": 1}', `1:2 a ${outside}`],
  ["a quote inside a text", '{"a": "b "c" d",\n"e": 1}', `1:11 c ${outside}`],
  ["typographic quotes", '{"a": „b“}', `1:7 „b“ ${outside}`],
  ["a missing colon", '{"a" "b"}', "1:5 A colon is missing between a name and its text."],
  ["a missing text", '{"a": , "b": 1}', "1:7 A name or a value is missing here."],
  ["a missing text at the end", '{"a": 1, "b": }', "1:15 A name or a value is missing here."],
  ["a missing brace at the end", '{"a": {"b": 1}\n', "1:15 A group is not closed: a brace }"],
  [
    "a missing brace",
    '{\n "a": {\n  "b": 1,\n "c": 2\n}',
    "4:2 A group is not closed: a brace } or a bracket ] is missing before",
  ],
  [
    "a missing brace and its comma",
    '{\n "a": {\n  "b": {\n   "c": 1\n  "d": 2\n }\n}',
    "5:3 A group is not closed: a brace } or a bracket ] is missing before",
  ],
  [
    "a list without its bracket",
    '{\n "a": [\n  {}\n}',
    "4:1 A group is not closed: a brace } or a bracket ] is missing before",
  ],
  [
    "a list without its bracket on one line",
    '{\n "a": [1,\n "b": 2\n}',
    "3:2 A group is not closed: a brace } or a bracket ] is missing before",
  ],
  [
    "a group without its first brace",
    '{\n "a":\n  "b": 1\n }\n}',
    "3:3 A name or a value is missing",
  ],
  [
    "a brace too many before an entry",
    '{\n "a": {}\n },\n "b": 1\n}',
    "3:2 There is a brace } too many",
  ],
  [
    "a group without its first line",
    '{\n   "a": 1\n  },\n "b": {}\n}',
    "3:3 There is a brace } too many",
  ],
  [
    "no first brace",
    ' "a": {\n  "b": 1\n }\n}',
    "1:4 There is a brace } too many, or a { is missing",
  ],
  ["a brace too many on one line", '{"a": {}}, "b": 1}', "1:9 There is a brace } too many"],
  ["a brace too many", '{"a": 1}\n}', "2:1 There is } after the end of the content."],
  ["a comment", '{"a": 1 // b\n}', "1:9 Comments are not possible in a JSON file."],
  ["a comment that does not end", '{"a": 1} /* b', "1:10 Comments are not possible"],
  ["a single backslash", '{"a": "b\\c"}', "1:9 A single backslash has no meaning here."],
  ["half an escape", '{"a": "\\u00e"}', "1:8 A single backslash has no meaning here."],
  ["a tab in a text", '{"a": "b\tc"}', "1:9 A text contains a tab or another invisible"],
  ["an exponent without its number", '{"a": 2e}', '1:7 "2e" is not a complete number.'],
  ["a number that ends in its point", '{"a": 2.}', '1:7 "2." is not a complete number.'],
  ["a name that occurs twice", '{"a": 1, "b": 2, "a": 3}', '1:18 "a" occurs twice in the same'],
  [
    "a name that occurs three times in a nested group",
    '{"g": {"a": 1, "a": 2, "a": 3}, "a": 4}',
    '1:16 "a" occurs twice',
    '1:24 "a" occurs twice',
  ],
  ["nineteen groups in each other and a comment", `${'{"a":'.repeat(19)}//`, "1:96 Comments"],
  ["twenty groups in each other", `${'{"a":'.repeat(20)}//`, "1:96 From here on, too much is"],
  ["thousands of lists in each other", "[".repeat(10_000), "1:20 From here on, too much is"],
  ["lists in each other with lists between", "[[],".repeat(15_000), "1:74 From here on, too much"],
  ["brackets inside texts", `["${"[".repeat(10)}", "\\"]${"{".repeat(10)}" //`, "1:32 Comments"],
  ["a comment behind many short lists", `[${"[[1]],".repeat(30)}//`, "1:182 Comments"],
];

describe("the check of a JSON file", () => {
  it.each(faults)("reports only the syntax error of %s", async (_fault, text, ...messages) => {
    const findings = await checkWith({ "content/site/launch.json": text });

    expect(findings.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(
      messages.map((message) => expect.stringContaining(message)),
    );
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
    ["nothing", "", "The file is empty"],
    ["nothing but spaces", " \n", "The file is empty"],
    ["far too much", `{"header": "${"a".repeat(600_000)}"}`, "600 kB"],
    ["bytes of UTF-16", Buffer.from(`\uFEFF${textOf(file)}`, "utf16le"), "not saved as UTF-8"],
  ])("reports a file that contains %s", async (_what, bytes, message) => {
    expect(await check(bytes)).toEqual([finding(file, fileStart, message)]);
  });

  it("reports a byte order mark and counts columns without it", async () => {
    const empty = edit(file, /(?<="skip": )".*"/, '""');

    expect(await check(`\uFEFF${empty}`)).toEqual([
      finding(file, fileStart, "byte order mark"),
      finding(file, placeOf(empty, /(?<="skip": )"/), "is empty"),
    ]);
  });

  it("reports the first letter that is not UTF-8", async () => {
    const text = edit(file, /(?<="skip": )".*"/, '"Zurück, fürs"');
    const [before = "", after = ""] = text.split(/(?<="Zur)ü/);
    const bytes = [Buffer.from(before), Buffer.from(`ü${after}`, "latin1")];

    expect(await check(Buffer.concat(bytes))).toEqual([
      finding(file, placeOf(text, /(?<="Zur)ü/), "not saved as UTF-8"),
    ]);
  });
});
