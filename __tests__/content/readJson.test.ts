import { readJson } from "../../src/checking/reading/json";

const read = (text: string) => readJson({ file: "content/site/example.json", text });

/** Each finding as line, column and message. */
const told = (text: string) =>
  read(text).findings.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe("a JSON file that is read", () => {
  const text = '{\n  "title": "a\\"b\\u00e9c\\\\d",\n  "group": { "name": "x", "list": [1, 2] }\n}';
  const readDocument = () => {
    const { document } = read(text);
    if (!document) throw new Error("It was not read");
    return document;
  };

  it("gives its value", () => {
    expect(readDocument().value).toEqual({ title: 'a"béc\\d', group: { name: "x", list: [1, 2] } });
  });

  it("knows where each name and value stands", () => {
    const document = readDocument();

    expect(document.keyOffset(["title"])).toBe(text.indexOf('"title"'));
    expect(document.keyOffset(["group", "name"])).toBe(text.indexOf('"name"'));
    expect(document.valueOffset(["group", "name"])).toBe(text.indexOf('"x"'));
    expect(document.valueOffset(["group"])).toBe(text.indexOf('{ "name"'));
    expect(document.valueOffset([])).toBe(0);
  });

  it("knows no place of what is not there", () => {
    const document = readDocument();

    expect(document.keyOffset(["weather"])).toBeUndefined();
    expect(document.keyOffset([])).toBeUndefined();
    expect(document.valueOffset(["group", "weather"])).toBeUndefined();
    expect(document.characterOffset(["weather"], 3)).toBe(0);
  });

  it.each([
    [0, "a"],
    [1, '\\"'],
    [2, "b"],
    [3, "\\u00e9"],
    [4, "c"],
    [5, "\\\\"],
    [6, "d"],
  ])("knows where character %i of a text is written, %s", (index, written) => {
    const offset = readDocument().characterOffset(["title"], index);

    expect(text.slice(offset, offset + written.length)).toBe(written);
  });

  it("counts the first characters of an empty text from its quote", () => {
    const empty = read('{"a": ""}').document;

    expect(empty?.characterOffset(["a"], 0)).toBe(7);
    expect(empty?.characterOffset(["a"], 5)).toBe(7);
  });
});

describe("a JSON file with a fault", () => {
  it.each([
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
    ["an exponent that is not there", '{"a": 2e}', ['1:7 "2e" is not a complete number.']],
    ["a number that ends in its point", '{"a": 2.}', ['1:7 "2." is not a complete number.']],
    [
      "a comment that does not end",
      '{"a": 1} /* b',
      ["1:10 Comments are not possible in a JSON file."],
    ],
    [
      "a list that is not closed",
      '{"a": [1',
      ["1:9 A group is not closed: at the end of the file a brace } is missing."],
    ],
    ["half an escape", '{"a": "\\u00e"}', ["1:8 A single backslash has no meaning here."]],
    ["an escape that is none", '{"a": "b\\c"}', ["1:9 A single backslash has no meaning here."]],
  ])("tells %s", (_what, text, expected) => {
    expect(told(text)).toEqual(expected);
  });

  it("is read where the fault leaves no doubt, and else is not", () => {
    expect(read('{"a": 1}}').document?.value).toEqual({ a: 1 });
    expect(read('{"a": 1 /* b */}').document?.value).toEqual({ a: 1 });
    expect(read('{"a": 1').document).toBeUndefined();
    expect(read("").document).toBeUndefined();
  });

  it("is read to twenty groups one in the other, and no deeper", () => {
    const groups = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

    expect(told(groups(20))).toEqual([]);
    expect(told(groups(21))).toEqual([
      "1:101 From here on, more than 20 groups stand one inside the other.",
    ]);
    expect(told(`[${"[[1]],".repeat(30)}1]`)).toEqual([]);
    expect(told("[".repeat(5000))).toHaveLength(1);
  });
});
