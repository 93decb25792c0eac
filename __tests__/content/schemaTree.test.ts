import { z } from "zod";
import { descriptionAt, keysAt, schemaAt, textLeaves } from "../../src/checking/rules/schemaTree";

const x = z.number();
const schema = z.object({
  title: z.string().meta({ description: "a title" }),
  group: z
    .object({
      year: z.string().meta({ description: "a year", values: ["year"] }),
      place: z.object({ x }).optional(),
    })
    .meta({ description: "a group" }),
});

describe("what a schema says", () => {
  it("of the names in a group", () => {
    expect(keysAt(schema, [])).toEqual(["title", "group"]);
    expect(keysAt(schema, ["group"])).toEqual(["year", "place"]);
    expect(keysAt(schema, ["group", "place"])).toEqual([]);
    expect(keysAt(schema, ["title"])).toEqual([]);
    expect(keysAt(schema, ["nowhere"])).toEqual([]);
  });

  it("to the editor, by place", () => {
    expect(descriptionAt(schema, ["title"])).toBe("a title");
    expect(descriptionAt(schema, ["group"])).toBe("a group");
    expect(descriptionAt(schema, ["group", "year"])).toBe("a year");
    expect(descriptionAt(schema, [])).toBeUndefined();
    expect(descriptionAt(schema, ["group", "nowhere"])).toBeUndefined();
    expect(descriptionAt(schema, ["title", "deeper"])).toBeUndefined();
  });

  it("of a value, in a group that may be missing too", () => {
    expect(schemaAt(schema, ["group", "place", "x"])).toBe(x);
    expect(schemaAt(schema, ["group", "place", "y"])).toBeUndefined();
  });

  it("of its texts, with the values that each must contain, and the words that one must have", () => {
    const texts = z.object({
      a: z.string().meta({ english: "Words" }),
      b: z.object({ c: schema.shape.group.shape.year }),
    });

    expect(textLeaves(texts)).toEqual([
      { path: ["a"], values: [], english: "Words" },
      { path: ["b", "c"], values: ["year"], english: undefined },
    ]);
    expect(textLeaves(texts, ["top"])).toMatchObject([
      { path: ["top", "a"] },
      { path: ["top", "b", "c"] },
    ]);
  });
});
