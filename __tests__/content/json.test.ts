import { type Finding, sourceOf } from "../../src/checking/finding";
import { readJson } from "../../src/checking/reading/json";
import { fileStart, finding, placeOf } from "./contentCopy";
import { checkWith, edit, textOf } from "./editedContent";

const file = "content/locales/de/translation.json";

const read = (text: string) => {
  const findings: Finding[] = [];
  const document = readJson(sourceOf("content/site/example.json", text), findings);
  return { document, findings };
};

/** Each finding as line, column and message. */
const messagesIn = (text: string) =>
  read(text).findings.map(({ line, column, message }) => `${line}:${column} ${message}`);

const faults: [fault: string, text: string, messages: string[]][] = [
  ["a comma after the last entry", '{\n"a": 1,\n}', ["2:7 There is a comma too many here."]],
  ["two commas in a row", '{"a": 1,, "b": 2}', ["1:8 There is a comma too many here."]],
  ["a missing comma", '{"a": 1\n"b": 2}', ['1:8 A comma is missing before "b".']],
  [
    "a missing closing quote",
    '{"a": "b,\n"c": "d"}',
    ["1:7 A double quote is missing: the text that begins here does not end on its line."],
  ],
  [
    "a missing opening quote",
    '{"a": b c",\n"d": 1}',
    ["1:7 b stands outside the double quotes: a quote is missing, or there is one too many."],
  ],
  [
    "a name without quotes",
    '{a: "b",\n"c": 1}',
    ["1:2 a stands outside the double quotes: a quote is missing, or there is one too many."],
  ],
  [
    "a quote inside a text",
    '{"a": "b "c" d",\n"e": 1}',
    ["1:11 c stands outside the double quotes: a quote is missing, or there is one too many."],
  ],
  ["typographic quotes", '{"a": „b“}', ["1:7 „b“ stands between the wrong kind of quotes."]],
  ["a missing colon", '{"a" "b"}', ["1:5 A colon is missing between a name and its text."]],
  ["a missing text", '{"a": , "b": 1}', ["1:7 A name or a value is missing here."]],
  [
    "a missing brace at the end",
    '{"a": {"b": 1}\n',
    ["1:15 A group is not closed: a brace } is missing at the end of the file."],
  ],
  ["a brace too many", '{"a": 1}\n}', ["2:1 After the end of the content stands }."]],
  ["a comment", '{"a": 1 // b\n}', ["1:9 Comments are not possible in a JSON file."]],
  [
    "a comment that does not end",
    '{"a": 1} /* b',
    ["1:10 Comments are not possible in a JSON file."],
  ],
  ["a single backslash", '{"a": "b\\c"}', ["1:9 A single backslash has no meaning here."]],
  ["half an escape", '{"a": "\\u00e"}', ["1:8 A single backslash has no meaning here."]],
  [
    "a tab in a text",
    '{"a": "b\tc"}',
    ["1:9 A text contains a tab or another invisible character."],
  ],
  ["an exponent that is not there", '{"a": 2e}', ['1:7 "2e" is not a complete number.']],
  ["a number that ends in its point", '{"a": 2.}', ['1:7 "2." is not a complete number.']],
  [
    "a name that stands twice",
    '{"a": 1, "b": 2, "a": 3}',
    ['1:18 "a" stands twice in the same group.'],
  ],
  [
    "a name that stands three times in a group in a group",
    '{"g": {"a": 1, "a": 2, "a": 3}, "a": 4}',
    ['1:16 "a" stands twice in the same group.', '1:24 "a" stands twice in the same group.'],
  ],
  ["nothing at all", "", ["1:1 A name or a value is missing here."]],
];

describe("a JSON file with a fault", () => {
  it.each(faults)("reports %s", (_fault, text, expected) => {
    expect(messagesIn(text)).toEqual(expected);
  });

  it("is reported once for the file, at the first fault", () => {
    expect(messagesIn('{"a": "b,\n"c": "d,\n"e": 1,}')).toHaveLength(1);
  });

  it.each([
    '{"a": 1,}',
    '{"a": 1\n"b": 2}',
    '{"a": 1, "a": 1}',
    '{"a": 1',
    '{"a": "b',
    '{"a" 1}',
    "{a: 1}",
    '{"a": 1, "b": "\\c"}',
    '{"a": 1, "b": }',
    "",
  ])("is not read: %j", (text) => {
    expect(read(text).document).toBeUndefined();
  });

  it("is not read where too many groups are nested", () => {
    const groups = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
    const tooDeep = ["1:1 From here on, too many groups are nested in each other."];

    expect(messagesIn(groups(19))).toEqual([]);
    expect(messagesIn(groups(20))).toEqual(tooDeep);
    expect(messagesIn(`[${"[[1]],".repeat(30)}1]`)).toEqual([]);
    expect(messagesIn("[".repeat(10_000))).toEqual(tooDeep);
  });
});

describe("a JSON file that is read", () => {
  const text = '{\n  "title": "a\\"b\\u00e9c\\\\d",\n  "group": { "name": "x", "list": [1, 2] }\n}';
  const readDocument = (source = text) => {
    const { document } = read(source);
    if (!document) throw new Error("It was not read");
    return document;
  };

  it("gives its value", () => {
    expect(readDocument().value).toEqual({ title: 'a"béc\\d', group: { name: "x", list: [1, 2] } });
  });

  it("knows where each name and value stands, and no place of what is not there", () => {
    const { entryAt } = readDocument();
    const placesOf = (...path: string[]) => [entryAt(path)?.keyOffset, entryAt(path)?.offset];

    expect(entryAt(["title"])?.keyOffset).toBe(text.indexOf('"title"'));
    expect(placesOf("group", "name")).toEqual([text.indexOf('"name"'), text.indexOf('"x"')]);
    expect(placesOf("group")).toEqual([text.indexOf('"group"'), text.indexOf('{ "name"')]);
    expect(placesOf()).toEqual([undefined, 0]);
    expect(entryAt(["weather"])).toBeUndefined();
    expect(entryAt(["group", "weather"])).toBeUndefined();
  });

  it("knows where each character of a text is written", () => {
    const offsetOf = (index: number, source = text) =>
      readDocument(source).entryAt(["title"])?.characterOffset(index) ?? 0;
    const written = ["a", '\\"', "b", "\\u00e9", "c", "\\\\", "d"];
    const offsets = written.map((_, index) => offsetOf(index));

    expect(
      offsets.map((offset, index) => text.slice(offset, offsets[index + 1] ?? offset + 1)),
    ).toEqual(written);
    expect([0, 5].map((index) => offsetOf(index, '{"title": ""}'))).toEqual([11, 11]);
  });
});

describe("the check of a text file", () => {
  const check = (bytes: string | Buffer) => checkWith({ [file]: bytes });

  it.each([
    ["a whole one", "<<<<<<< HEAD\n", '=======\n"skip": "Zum Inhalt",\n>>>>>>> desk\n'],
    ["with the line ends of Windows", "<<<<<<< HEAD\r\n", "=======\r\n>>>>>>> desk\r\n"],
    ["a leftover", "", ">>>>>>> desk\n"],
  ])("reports a merge conflict once: %s", async (_what, before, after) => {
    const conflict = edit(file, /( *"skip": ").*(",\n)/, `${before}"skip": "",\n${after}`);

    expect(await check(conflict)).toEqual([
      finding(file, placeOf(conflict, /^(?:<{7}|>{7})/m), "merge conflict"),
    ]);
  });

  it.each([
    ["nothing", "", fileStart, "The file is empty"],
    ["nothing but spaces", " \n", fileStart, "The file is empty"],
    ["far too much", `{"header": "${"a".repeat(600_000)}"}`, fileStart, "600 kB"],
    [
      "bytes of UTF-16",
      Buffer.from(`\uFEFF${textOf(file)}`, "utf16le"),
      fileStart,
      "not saved as UTF-8",
    ],
  ])("reports a file that holds %s", async (_what, bytes, place, message) => {
    expect(await check(bytes)).toEqual([finding(file, place, message)]);
  });

  it("reports a byte order mark and counts columns without it", async () => {
    const empty = edit(file, /(?<="skip": )".*"/, '""');

    expect(await check(`\uFEFF${empty}`)).toEqual([
      finding(file, fileStart, "byte order mark"),
      finding(file, placeOf(empty, /(?<="skip": )"/), "is empty"),
    ]);
  });

  it("reports the first letter that is not UTF-8", async () => {
    const [before = "", after = ""] = edit(file, /(?<="skip": )".*"/, '"Zurück"').split(
      /(?<="Zur)ü(?=ck")/,
    );

    expect(
      await check(Buffer.concat([Buffer.from(before), Buffer.from([0xfc]), Buffer.from(after)])),
    ).toEqual([finding(file, placeOf(`${before}ü`, /ü$/), "not saved as UTF-8")]);
  });
});
