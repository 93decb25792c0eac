import { z } from "zod";
import { descriptionAt, keysAt, metaAt, textLeaves } from "../../src/checking/rules/schemaTree";

const schema = z.object({
  title: z.string().meta({ description: "a title" }),
  group: z
    .object({
      year: z.string().meta({ description: "a year", values: ["year"] }),
      place: z.object({ x: z.number().meta({ least: 3 }) }).optional(),
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

  it("by other facts, in a group that may be missing too", () => {
    expect(metaAt(schema, ["group", "place", "x"], "least")).toBe(3);
    expect(metaAt(schema, ["group", "place", "y"], "least")).toBeUndefined();
    expect(metaAt(schema, ["group", "place", "x"], "most")).toBeUndefined();
  });

  it("of its texts: the values that each must contain, the words that one must have, its groups", () => {
    const texts = z.object({
      a: z.string().meta({ english: "Words" }),
      b: z.object({ c: schema.shape.group.shape.year }),
      d: z.string().meta({ groups: true }),
    });

    expect(textLeaves(texts)).toEqual([
      { path: ["a"], values: [], english: "Words", groups: false },
      { path: ["b", "c"], values: ["year"], english: undefined, groups: false },
      { path: ["d"], values: [], english: undefined, groups: true },
    ]);
    expect(textLeaves(texts, ["top"])).toMatchObject([
      { path: ["top", "a"] },
      { path: ["top", "b", "c"] },
      { path: ["top", "d"] },
    ]);
  });
});
