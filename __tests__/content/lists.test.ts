import { generatedFiles } from "../../src/contract/jsonSchemas";
import { checkWith, edit, table } from "./editedContent";

/** Adds a list of groups with a list of texts in each, and a choice of words, to the texts. */
jest.mock("../../src/contract/translation", () => {
  const { z } = jest.requireActual("zod");
  const { text } = jest.requireActual("../../src/contract/text");
  const { translationSchema } = jest.requireActual("../../src/contract/translation");
  const question = z.strictObject({
    title: text("The question"),
    answers: z.array(text("One paragraph of the answer")).min(1).max(2),
  });
  const added = { items: z.array(question), tone: z.enum(["calm", "warm"]).optional() };
  return { translationSchema: translationSchema.extend(added) };
});

const question = { title: "Wo?", answers: ["Hier, bei {{company.name}}."] };
const valid = { items: [question] };

/** @returns the table of a language with these entries before the others */
const tableWith = (language: string, entries: object) =>
  edit(table(language), /^\{/, `${JSON.stringify(entries, null, 1).slice(0, -2)},`);

/** @returns what is reported in each table, once, when all have these entries */
async function messagesIn(entries: object): Promise<string[]> {
  const tables = ["bs", "de", "en"].map((each) => [table(each), tableWith(each, entries)]);
  const findings = await checkWith(Object.fromEntries(tables));
  return [...new Set(findings.map(({ line, message }) => `${line}: ${message}`))];
}

const wrongKind = "has the wrong kind of value.";
const wrongForm = "has the wrong format:";
const answer = (...answers: string[]) => ({ items: [{ title: "Wo?", answers }] });

const faults: [fault: string, entries: object, ...messages: string[]][] = [
  ["a group in place of the list", { items: {} }, `2: "items" ${wrongKind}`],
  ["a text in place of a group", { items: ["Wo?"] }, `3: "items.1" ${wrongKind}`],
  ["a missing text", { items: [{ answers: ["Da."] }] }, '3: "items.1.title" is missing.'],
  ["an empty text", answer("Da.", " "), '7: "items.1.answers.2" is empty.'],
  ["an unknown name", { items: [{ ...question, no: "" }] }, '8: "items.1.no" is not a known name.'],
  ["too few items", answer(), '5: "items.1.answers" has too few items.'],
  ["too many items", answer("A", "B", "C"), '5: "items.1.answers" has too many items.'],
  ["HTML", answer("Da.", "<b>"), "7: A text contains HTML: <b>"],
  ["an unknown placeholder", answer("{{weather}}"), "6: {{weather}} is not a known placeholder."],
  ["a word that is not allowed", { ...valid, tone: "loud" }, `10: "tone" ${wrongForm} "loud".`],
];

describe("a list of texts that only the schema defines", () => {
  it("is accepted when it is valid", async () => {
    expect(await messagesIn({ ...valid, tone: "calm" })).toEqual([]);
  });

  it.each(faults)("is reported with the line of %s", async (_fault, entries, ...messages) => {
    expect(await messagesIn(entries)).toEqual(messages);
  });

  it("is reported with each item that a language lacks", async () => {
    const findings = await checkWith({
      [table("bs")]: tableWith("bs", answer("A", "B")),
      [table("de")]: tableWith("de", answer("A")),
      [table("en")]: tableWith("en", { items: [] }),
    });

    expect(findings.map(({ file, line, message }) => [file, `${line}: ${message}`])).toEqual([
      [table("bs"), '4: The item "items.1.title" is missing in English.'],
      [table("bs"), '6: The item "items.1.answers.1" is missing in English.'],
      [table("bs"), '7: The item "items.1.answers.2" is missing in German and English.'],
    ]);
  });

  it("is described to VS Code", () => {
    const schema = generatedFiles()[".vscode/schemas/translation.schema.json"] ?? "";
    const { items } = JSON.parse(schema).properties.items;

    expect(items.properties.answers.items.description).toBe("One paragraph of the answer");
  });
});
