import { writeFileSync } from "node:fs";
import { z } from "zod";
import { siteFiles } from "./siteFiles";
import { translationSchema } from "./translation";

const schemas = { translation: translationSchema, ...siteFiles };

/**
 * @returns the text of each schema file by its path. VS Code uses the schemas to complete and
 * validate content/; .vscode/settings.json assigns them.
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
