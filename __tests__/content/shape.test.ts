import { z } from "zod";
import { checkShape } from "../../src/content/checking/shape";
import { readJson } from "../../src/content/reading/json";

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
      "the wrong kind of value",
      { title: 1, group },
      [
        2,
        '"title" has the wrong kind of value.',
        "Write a text between double quotes. Expected: the title.",
      ],
    ],
    [
      "no number",
      { title: "A", share: "1", group },
      [3, '"share" has the wrong kind of value.', "Write a number without quotes."],
    ],
    [
      "a broken number where a whole one stands",
      { title: "A", rooms: 1.5, group },
      [3, '"rooms" has the wrong kind of value.', "Write a whole number without quotes."],
    ],
    [
      "a kind that has no name of its own",
      { title: "A", flag: "yes", group },
      [3, '"flag" has the wrong kind of value.', "Write boolean."],
    ],
    [
      "a text where a group stands",
      { title: "A", group: "a" },
      [
        3,
        '"group" has the wrong kind of value.',
        "Write a group of entries between braces { }. Expected: two entries.",
      ],
    ],
    [
      "an empty text",
      { title: " ", group },
      [2, '"title" is empty.', "Write the text. Expected: the title."],
    ],
    [
      "a number below the least",
      { title: "A", rooms: 0, group },
      [3, '"rooms" is too small.', "Write a number of at least 1."],
    ],
    [
      "a number above the most",
      { title: "A", rooms: 10, group },
      [3, '"rooms" is too large.', "Write a number of at most 9."],
    ],
    [
      "a number at a limit that is left out",
      { title: "A", share: 0, group },
      [3, '"share" is too small.', "Write a number above 0."],
    ],
    [
      "a number at the other limit that is left out",
      { title: "A", share: 1, group },
      [3, '"share" is too large.', "Write a number below 1."],
    ],
    [
      "a word that is not one of those",
      { title: "A", sign: "times", group },
      [
        3,
        '"sign" is not written as it has to be: "times".',
        "Compare it with an earlier version of the file.",
      ],
    ],
    [
      "an e-mail address",
      { title: "A", address: "a.b", group },
      [
        3,
        '"address" is not written as it has to be: "a.b".',
        "Write an address such as name@example.com.",
      ],
    ],
    [
      "a web address",
      { title: "A", host: "x", group },
      [
        3,
        '"host" is not written as it has to be: "x".',
        "Write a full address that begins with https://.",
      ],
    ],
    [
      "a form that nothing is said about",
      { title: "A", code: "a", group },
      [
        3,
        '"code" is not written as it has to be: "a".',
        "Compare it with an earlier version of the file.",
      ],
    ],
    [
      "a form",
      { title: "A", label: "a", group },
      [3, '"label" is not written as it has to be: "a".', "Expected: one capital."],
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
      "a name that nothing is like",
      { title: "A", weather: 1, group },
      [3, '"weather" is not a known name.', "Delete this entry; the site does not use it."],
    ],
    [
      "a misspelt name, once",
      { titel: "A", group },
      [2, '"titel" is not a known name. Did you mean "title"?', 'Rename it to "title".'],
    ],
    [
      "a misspelt name in a group",
      { title: "A", group: { nmae: "a", deep: { x: 1 } } },
      [4, '"group.nmae" is not a known name. Did you mean "name"?', 'Rename it to "name".'],
    ],
    [
      "a name that is like one that is there already",
      { title: "A", titel: "B", group },
      [3, '"titel" is not a known name.', "Delete this entry; the site does not use it."],
    ],
  ])("tells %s", (_what, value, expected) => {
    expect(findingsIn(value)).toEqual([expected]);
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
