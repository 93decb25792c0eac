import { existsSync } from "node:fs";
import { z } from "zod";
import { defaultLanguage } from "../../src/contract/languages";
import { siteFiles } from "../../src/contract/siteFiles";
import { translationSchema } from "../../src/contract/translation";
import { frozenLanguages } from "./siteCopy";
import { Folder, fixtureRoot } from "./useFolder";

type Schema = z.core.JSONSchema.JSONSchema;
type Value = { [key: string]: Value } | undefined;

/** @returns a value without what its schema does not know; a text that it lacks is its description */
function complete(schema: Schema, value: Value, language = ""): unknown {
  const { type, properties = {}, required = [], description = "" } = schema;
  if (type === "object") {
    const text = properties[defaultLanguage];
    const known = text
      ? frozenLanguages.map((each) => [each, text] as const)
      : Object.entries(properties).filter(
          ([key]) => required.includes(key) || value?.[key] !== undefined,
        );
    return Object.fromEntries(
      known.map(([key, child]) => [
        key,
        complete(child as Schema, value?.[key], text ? key : language),
      ]),
    );
  }
  if (value !== undefined) return value;
  if (type === "array") return [complete(schema.items as Schema, undefined)];
  const [words = ""] = description.split(/[;,(]/);
  return type === "string" ? `${language}: ${words}`.slice(0, schema.maxLength).trim() : undefined;
}

/** Adds to the content of the tests what the contract has and they lack, so that nobody has to. */
export function completeFixtures(): void {
  const fixtures = new Folder(fixtureRoot);
  const write = (file: string, schema: z.ZodType, language?: string) => {
    const before = existsSync(`${fixtures.root}/${file}`) ? fixtures.read(file) : "{}";
    const value = complete(z.toJSONSchema(schema), JSON.parse(before), language);
    const after = `${JSON.stringify(value, null, 2)}\n`;
    if (after !== before) fixtures.write(file, after);
  };
  for (const language of frozenLanguages) {
    write(`content/locales/${language}/translation.json`, translationSchema, language);
  }
  for (const [name, schema] of Object.entries(siteFiles)) {
    write(`content/site/${name}.json`, schema);
  }
}
