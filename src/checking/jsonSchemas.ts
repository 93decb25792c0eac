import { writeFileSync } from "node:fs";
import { z } from "zod";
import { companySchema } from "../contract/company";
import { imagesSchema } from "../contract/images";
import { translationSchema } from "../contract/translation";

const schemas = { translation: translationSchema, company: companySchema, images: imagesSchema };

/**
 * @returns by its path, the text of each file that VS Code needs to complete and underline while an
 *   editor types; its settings say which file follows which schema
 */
export function generatedFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      `.vscode/schemas/${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { target: "draft-7" }), null, 2)}\n`,
    ]),
  );
}

if (require.main === module) {
  for (const [file, text] of Object.entries(generatedFiles())) {
    writeFileSync(file, text);
    console.log(file);
  }
}
