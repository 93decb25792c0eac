import { z } from "zod";
import { readJson } from "../../src/checking/reading/json";
import { checkShape } from "../../src/checking/rules/shape";

const schema = z.strictObject({
  title: z.string().regex(/\S/).meta({ description: "the title" }),
  rooms: z.int().min(1).max(9).optional(),
  share: z.number().gt(0).lt(1).optional(),
  flag: z.boolean().optional(),
  sign: z.enum(["plus", "minus"]).optional(),
  address: z.email().optional(),
  host: z.url().optional(),
  code: z
    .string()
    .regex(/^[A-Z]$/)
    .optional(),
  label: z
    .string()
    .regex(/^[A-Z]$/)
    .optional()
    .meta({ description: "one capital" }),
  group: z
    .strictObject({ name: z.string(), deep: z.strictObject({ x: z.number() }) })
    .meta({ description: "two entries" }),
});

const group = { name: "a", deep: { x: 1 } };

/** What is found in the value, which is written over several lines. */
function findingsIn(value: unknown) {
  const text = JSON.stringify(value, null, 2);
  const { document } = readJson({ file: "content/site/example.json", text });
  if (!document) throw new Error("This is no JSON");
  return checkShape(schema, document).map(({ line, message, remedy }) => [line, message, remedy]);
}

describe("the comparison of a value with its schema", () => {
  it("finds nothing in what is as it should be", () => {
    expect(findingsIn({ title: "A", group })).toEqual([]);
  });

  it.each([
    [
      "no number",
      { share: "1" },
      '"share" has the wrong kind of value.',
      "Write a number without quotes.",
    ],
    [
      "a broken number where a whole one stands",
      { rooms: 1.5 },
      '"rooms" has the wrong kind of value.',
      "Write a whole number without quotes.",
    ],
    [
      "a kind that has no name of its own",
      { flag: "yes" },
      '"flag" has the wrong kind of value.',
      "Write boolean.",
    ],
    [
      "a number below the least",
      { rooms: 0 },
      '"rooms" is too small.',
      "Write a number of at least 1.",
    ],
    [
      "a number above the most",
      { rooms: 10 },
      '"rooms" is too large.',
      "Write a number of at most 9.",
    ],
    [
      "a number at a limit that is left out",
      { share: 0 },
      '"share" is too small.',
      "Write a number above 0.",
    ],
    [
      "a number at the other limit that is left out",
      { share: 1 },
      '"share" is too large.',
      "Write a number below 1.",
    ],
    [
      "a word that is not one of those",
      { sign: "times" },
      '"sign" is not written as it has to be: "times".',
      "Compare it with an earlier version of the file.",
    ],
    [
      "an e-mail address",
      { address: "a.b" },
      '"address" is not written as it has to be: "a.b".',
      "Write an address such as name@example.com.",
    ],
    [
      "a web address",
      { host: "x" },
      '"host" is not written as it has to be: "x".',
      "Write a full address that begins with https://.",
    ],
    [
      "a form that nothing is said about",
      { code: "a" },
      '"code" is not written as it has to be: "a".',
      "Compare it with an earlier version of the file.",
    ],
    [
      "a form",
      { label: "a" },
      '"label" is not written as it has to be: "a".',
      "Expected: one capital.",
    ],
    [
      "a name that nothing is like",
      { weather: 1 },
      '"weather" is not a known name.',
      "Delete this entry; the site does not use it.",
    ],
    [
      "a name that is like one that is there already",
      { titel: "B" },
      '"titel" is not a known name.',
      "Delete this entry; the site does not use it.",
    ],
  ])("tells %s in an entry", (_what, entry, message, remedy) => {
    expect(findingsIn({ title: "A", ...entry, group })).toEqual([[3, message, remedy]]);
  });

  it.each([
    [
      "the wrong kind of value",
      { title: 1, group },
      2,
      '"title" has the wrong kind of value.',
      "Write a text between double quotes. Expected: the title.",
    ],
    [
      "a text where a group stands",
      { title: "A", group: "a" },
      3,
      '"group" has the wrong kind of value.',
      "Write a group of entries between braces { }. Expected: two entries.",
    ],
    [
      "an empty text",
      { title: " ", group },
      2,
      '"title" is empty.',
      "Write the text. Expected: the title.",
    ],
    [
      "a missing entry",
      { group },
      1,
      '"title" is missing.',
      'Add the entry "title" here. Expected: the title.',
    ],
    [
      "a missing entry of a group",
      { title: "A", group: { deep: { x: 1 } } },
      3,
      '"group.name" is missing.',
      'Add the entry "name" here.',
    ],
    [
      "a missing group",
      { title: "A", group: { name: "a" } },
      3,
      '"group.deep" is missing.',
      'Add the group "deep" here.',
    ],
    [
      "a misspelt name, once",
      { titel: "A", group },
      2,
      '"titel" is not a known name. Did you mean "title"?',
      'Rename it to "title".',
    ],
    [
      "a misspelt name in a group",
      { title: "A", group: { nmae: "a", deep: { x: 1 } } },
      4,
      '"group.nmae" is not a known name. Did you mean "name"?',
      'Rename it to "name".',
    ],
  ])("tells %s", (_what, value, line, message, remedy) => {
    expect(findingsIn(value)).toEqual([[line, message, remedy]]);
  });

  it("tells no value of the wrong kind but as a whole", () => {
    const [finding] = findingsIn(["A"]);

    expect(finding).toEqual([
      1,
      "The content has the wrong kind of value.",
      "Write a group of entries between braces { }.",
    ]);
  });

  it("tells every entry that is wrong, and each once", () => {
    const found = findingsIn({ title: "A", rooms: -1.5, group: { name: 2, deep: { x: "1" } } });

    expect(found.map(([line]) => line)).toEqual([3, 5, 7]);
  });
});
