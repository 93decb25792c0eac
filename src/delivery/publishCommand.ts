import { parseArgs } from "node:util";
import { publish, undo } from "./publish";

const usage = `Name the folder on the server, such as:
  npm run publish:server -- /srv/www/care-beds
  npm run publish:server -- --undo /srv/www/care-beds`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { undo: { type: "boolean" } },
  });
  const [site] = positionals;
  if (!site || positionals.length > 1) throw new Error(usage);
  const release = values.undo ? undo(site) : publish("public", site);
  console.log(`${site}/current is now the release ${release}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
