import { writeFileSync } from "node:fs";
import { z } from "zod";
import { companySchema } from "../contract/company";
import { imagesSchema } from "../contract/images";
import { launchSchema } from "../contract/launch";
import { translationSchema } from "../contract/translation";

const schemas = {
  translation: translationSchema,
  company: companySchema,
  images: imagesSchema,
  launch: launchSchema,
};

/** @returns the text of a schema file, which VS Code uses to complete and underline entries */
export function jsonSchemaText(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { target: "draft-7" }), null, 2)}\n`;
}

/** @returns the text of each schema file by its path; .vscode/settings.json assigns them */
export function generatedFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `.vscode/schemas/${name}.schema.json`,
      jsonSchemaText(schema),
    ]),
  );
}

if (require.main === module) {
  for (const [file, text] of Object.entries(generatedFiles())) {
    writeFileSync(file, text);
    console.log(file);
  }
}
