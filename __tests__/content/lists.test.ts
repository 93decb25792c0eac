import { z } from "zod";
import { sourceOf } from "../../src/checking/finding";
import { jsonSchemaText } from "../../src/checking/jsonSchemas";
import { passagesIn, schemaAt, textLeaves } from "../../src/checking/reading/document";
import { readJson } from "../../src/checking/reading/json";
import { checkCharacters } from "../../src/checking/rules/characters";
import { checkPlaceholders } from "../../src/checking/rules/placeholders";
import { checkShape } from "../../src/checking/rules/shape";
import { checkItem } from "../../src/checking/rules/translations";
import { text } from "../../src/contract/text";

/** A new kind of content: a list of groups, and in each of them a list of texts. */
const question = z.strictObject({
  title: text("The question"),
  answers: z.array(text("One paragraph of the answer")).min(1).max(2),
});
const schema = z.strictObject({ items: z.array(question).meta({ description: "Questions" }) });

const sound = { items: [{ title: "Wo?", answers: ["Hier, bei {{company.name}}."] }] };

function check(value: unknown) {
  const source = sourceOf("content/site/questions.json", JSON.stringify(value, null, 1));
  const document = readJson(source, []);
  if (!document) throw new Error("This is no JSON");
  const texts = passagesIn(document, schema, "de");
  const findings = [
    ...checkShape(schema, document),
    ...texts.flatMap(checkCharacters),
    ...texts.flatMap((each) => checkPlaceholders([each])),
  ];
  return { texts, found: findings.map(({ line, message }) => `${line}: ${message}`) };
}

describe("a list in a JSON file, known by its schema alone", () => {
  it("is accepted when it is sound", () => {
    expect(check(sound).found).toEqual([]);
  });

  it.each([
    ["a group in place of the list", { items: {} }, '2: "items" has the wrong kind of value.'],
    ["a text in place of a group", { items: ["Wo?"] }, '3: "items.1" has the wrong kind of value.'],
    [
      "a missing text",
      { items: [...sound.items, { answers: ["Da."] }] },
      '9: "items.2.title" is missing.',
    ],
    ["an empty text", { items: [{ title: "", answers: ["Da."] }] }, '4: "items.1.title" is empty.'],
    [
      "a misspelt name",
      { items: [{ titel: "Wo?", answers: ["Da."] }] },
      '4: "items.1.titel" is not a known name. Did you mean "title"?',
    ],
    [
      "too few items",
      { items: [{ title: "Wo?", answers: [] }] },
      '5: "items.1.answers" has too few items.',
    ],
    [
      "too many items",
      { items: [{ title: "Wo?", answers: ["A", "B", "C"] }] },
      '5: "items.1.answers" has too many items.',
    ],
    [
      "markup and a misspelt placeholder",
      { items: [{ title: "<b>{{company.nmae}}</b>", answers: ["Da."] }] },
      "4: A text contains HTML: <b>",
      "4: {{company.nmae}} is not a known placeholder. Did you mean {{company.name}}?",
    ],
  ])("is reported with the line of %s", (_fault, value, ...messages) => {
    expect(check(value).found).toEqual(messages);
  });

  it("has texts with names and places", () => {
    const { texts } = check({ items: [...sound.items, { title: "Wer?", answers: ["A", "B"] }] });

    expect(texts.map(({ name, text, placeOf }) => [name, text, placeOf(0).line])).toEqual([
      ["items.1.title", "Wo?", 4],
      ["items.1.answers.1", "Hier, bei {{company.name}}.", 6],
      ["items.2.title", "Wer?", 10],
      ["items.2.answers.1", "A", 12],
      ["items.2.answers.2", "B", 13],
    ]);
  });

  it("is reported with an item that a language lacks", () => {
    const { texts } = check(sound);
    const answer = texts.filter(({ name }) => name === "items.1.answers.1");
    const tables = [{ language: "bs" }, { language: "de" }] as const;

    expect(checkItem(answer, [tables[1]])).toEqual([]);
    expect(checkItem(answer, tables)).toMatchObject([
      { line: 6, message: 'The item "items.1.answers.1" is missing in Bosnian.' },
    ]);
  });

  it("has schemas at its paths, and no texts without its content", () => {
    expect(schemaAt(schema, ["items", 3])).toBe(question);
    expect(schemaAt(schema, ["items", 3, "answers", 0])).toBe(question.shape.answers.element);
    expect(schemaAt(schema, ["items", 3, "weather"])).toBeUndefined();
    expect(textLeaves(schema)).toEqual([]);
  });

  it("is described to VS Code", () => {
    const generated = JSON.parse(jsonSchemaText(schema)).properties.items;

    expect(generated).toMatchObject({ type: "array", description: "Questions" });
    expect(generated.items.properties.answers.items.description).toBe(
      "One paragraph of the answer",
    );
  });
});
