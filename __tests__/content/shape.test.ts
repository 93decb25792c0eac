import { z } from "zod";
import { sourceOf } from "../../src/checking/finding";
import { passagesIn, schemaAt, textLeaves } from "../../src/checking/reading/document";
import { readJson } from "../../src/checking/reading/json";
import { checkShape } from "../../src/checking/rules/shape";
import { textRules } from "../../src/contract/text";

const capital = z.string().regex(/^[A-Z]$/);
const depth = z.strictObject({ x: z.number() });

const schema = z.strictObject({
  title: z
    .string()
    .regex(/\S/)
    .meta({ description: "the title" })
    .register(textRules, { values: ["year"] }),
  rooms: z.int().min(1).max(9).optional(),
  share: z.number().gt(0).lt(1).optional(),
  flag: z.boolean().optional(),
  sign: z.enum(["plus", "minus"]).optional(),
  address: z.email().optional(),
  host: z.url().optional(),
  code: capital.optional(),
  label: capital.optional().meta({ description: "one capital" }),
  group: z
    .strictObject({ name: z.string().register(textRules, { english: "Words" }), deep: depth })
    .meta({ description: "two entries" }),
});

const group = { name: "a", deep: { x: 1 } };

function documentOf(value: unknown) {
  const text = JSON.stringify(value, null, 2);
  const document = readJson(sourceOf("content/site/example.json", text), []);
  if (!document) throw new Error("This is no JSON");
  return document;
}

/** What is found in the value, which is written over several lines. */
const findingsIn = (value: unknown) =>
  checkShape(schema, documentOf(value)).map(({ line, message, remedy }) => [line, message, remedy]);

const unknown = (name: string) => `"${name}" is not a known name.`;
const wrongKind = (name: string) => `"${name}" has the wrong kind of value.`;
const wrongForm = (name: string, value: string) =>
  `"${name}" is not written as it has to be: "${value}".`;
const noUse = "Delete this entry; the site does not use it.";
const compare = "Compare it with an earlier version of the file.";

describe("the comparison of a value with its schema", () => {
  it("accepts a value that fits", () => {
    expect(findingsIn({ title: "A", group })).toEqual([]);
  });

  it.each([
    ["no number", { share: "1" }, wrongKind("share"), "Write a number without quotes."],
    ["a broken number", { rooms: 1.5 }, wrongKind("rooms"), "Write a whole number without quotes."],
    [
      "a kind without a name",
      { flag: "yes" },
      wrongKind("flag"),
      "Write true or false, without quotes.",
    ],
    ["too few", { rooms: 0 }, '"rooms" is too small.', "Write a number of at least 1."],
    ["too many", { rooms: 10 }, '"rooms" is too large.', "Write a number of at most 9."],
    ["the lower limit", { share: 0 }, '"share" is too small.', "Write a number above 0."],
    ["the upper limit", { share: 1 }, '"share" is too large.', "Write a number of at most 1."],
    ["a word that is not one of those", { sign: "times" }, wrongForm("sign", "times"), compare],
    [
      "an e-mail address",
      { address: "a.b" },
      wrongForm("address", "a.b"),
      "Write an address such as name@example.com.",
    ],
    [
      "a web address",
      { host: "x" },
      wrongForm("host", "x"),
      "Write a full address that begins with https://.",
    ],
    ["a form that nothing is said about", { code: "a" }, wrongForm("code", "a"), compare],
    ["a form", { label: "a" }, wrongForm("label", "a"), "Expected: one capital."],
    [
      "an invisible character",
      { code: "A\u00A0\u200B" },
      '"code" contains an invisible character (U+00A0).',
      "Write it again, with plain spaces.",
    ],
    ["a name that nothing is like", { weather: 1 }, unknown("weather"), noUse],
    ["a name that is like one that is there", { titel: "B" }, unknown("titel"), noUse],
  ])("reports %s in an entry", (_what, entry, message, remedy) => {
    expect(findingsIn({ title: "A", ...entry, group })).toEqual([[3, message, remedy]]);
  });

  it.each([
    [
      "the wrong kind of value",
      { title: 1, group },
      [2, wrongKind("title"), "Write a text between double quotes. Expected: the title."],
    ],
    [
      "a text where a group stands",
      { title: "A", group: "a" },
      [
        3,
        wrongKind("group"),
        "Write a group of entries between braces { }. Expected: two entries.",
      ],
    ],
    [
      "an empty text",
      { title: " ", group },
      [2, '"title" is empty.', "Write the text. Expected: the title."],
    ],
    [
      "a missing entry",
      { group },
      [1, '"title" is missing.', 'Add the entry "title" here. Expected: the title.'],
    ],
    [
      "a missing entry of a group",
      { title: "A", group: { deep: { x: 1 } } },
      [3, '"group.name" is missing.', 'Add the entry "name" here.'],
    ],
    [
      "a missing group",
      { title: "A", group: { name: "a" } },
      [3, '"group.deep" is missing.', 'Add the group "deep" here.'],
    ],
    [
      "a misspelt name, once",
      { titel: "A", group },
      [2, `${unknown("titel")} Did you mean "title"?`, 'Rename it to "title".'],
    ],
    [
      "a misspelt name in a group",
      { title: "A", group: { nmae: "a", deep: { x: 1 } } },
      [4, `${unknown("group.nmae")} Did you mean "name"?`, 'Rename it to "name".'],
    ],
    [
      "a value of the wrong kind as a whole",
      ["A"],
      [
        1,
        "The content has the wrong kind of value.",
        "Write a group of entries between braces { }.",
      ],
    ],
  ])("reports %s", (_what, value, told) => {
    expect(findingsIn(value)).toEqual([told]);
  });

  it("reports every entry that is wrong, and each once", () => {
    const found = findingsIn({ title: "A", rooms: -1.5, group: { name: 2, deep: { x: "1" } } });

    expect(found.map(([line]) => line)).toEqual([3, 5, 7]);
  });
});

describe("a schema", () => {
  it("is known by the places of its values, in a group that may be missing too", () => {
    const optional = z.object({ place: depth.optional() });

    expect(schemaAt(schema, ["group", "deep"])).toBe(depth);
    expect(schemaAt(optional, ["place", "x"])).toBe(depth.shape.x);
    expect(schemaAt(optional, ["place", "y"])).toBeUndefined();
    expect(schemaAt(schema, ["title", "deeper"])).toBeUndefined();
    expect(schemaAt(schema, [])).toBe(schema);
  });

  it("knows the demands on each text", () => {
    const texts = schema.pick({ title: true, group: true });

    expect(textLeaves(texts)).toMatchObject([
      { path: ["title"], name: "title", values: ["year"] },
      { path: ["group", "name"], name: "group.name", english: "Words" },
      { path: ["group", "deep", "x"], name: "group.deep.x" },
    ]);
  });

  it("gives the texts of a document", () => {
    const document = documentOf({ title: " ", code: 7, group: { ...group, toString: "x" } });

    expect(passagesIn(document, schema, "de")).toMatchObject([
      { name: "group.name", language: "de", text: "a" },
    ]);
    expect(passagesIn(documentOf(null), schema, "de")).toEqual([]);
  });
});
