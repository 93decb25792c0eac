import { z } from "zod";
import { companySchema } from "../contract/company";
import { imagesSchema } from "../contract/images";
import { translationSchema } from "../contract/translation";

const folder = ".vscode/schemas";

/** Which content files follow which schema. */
const schemas = [
  {
    name: "translation",
    content: "content/locales/*/translation.json",
    schema: translationSchema,
  },
  { name: "company", content: "content/site/company.json", schema: companySchema },
  { name: "images", content: "content/site/images.json", schema: imagesSchema },
];

/**
 * What VS Code needs to complete and underline while an editor types.
 *
 * @returns the text of each generated file, by its path from the project's root
 */
export function generatedFiles(): Record<string, string> {
  return Object.fromEntries([
    ...schemas.map(({ name, schema }) => [schemaFile(name), toText(toJsonSchema(schema))]),
    [".vscode/settings.json", toText(settings)],
  ]);
}

const settings = {
  "files.encoding": "utf8",
  "files.eol": "\n",
  "json.schemas": schemas.map(({ name, content }) => ({
    fileMatch: [`/${content}`],
    url: `./${schemaFile(name)}`,
  })),
};

/** What the schemas tell the check alone. */
const ownKeywords = ["values", "english"];

function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ jsonSchema }) => {
      for (const keyword of ownKeywords) delete jsonSchema[keyword];
    },
  });
}

function schemaFile(name: string): string {
  return `${folder}/${name}.schema.json`;
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
