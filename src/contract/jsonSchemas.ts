import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { siteFiles } from "./siteFiles";
import { translationSchema } from "./translation";

const folder = ".vscode/schemas";
const schemas = { translation: translationSchema, ...siteFiles };

/**
 * Writes the schemas with which VS Code completes and checks content/; .vscode/settings.json assigns
 * them. npm runs it after each installation, and `npm run develop` after each change.
 */
export function writeJsonSchemas(): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(z.toJSONSchema(schema, { target: "draft-7" }), null, 2);
    writeFileSync(`${folder}/${name}.schema.json`, `${text}\n`);
  }
}

if (require.main === module) writeJsonSchemas();
