import { readdirSync } from "node:fs";
import { join } from "node:path";

/*
 * The tests of the project JEST_PROJECT in one file: Jest then loads their imports once for each
 * mutant, not once for each test file, which would take most of the time.
 */
const folder = join(__dirname, "..", process.env.JEST_PROJECT ?? "");
const chosen = new RegExp(process.env.JEST_TESTS ?? "");

for (const file of readdirSync(folder)) {
  if (/\.test\.tsx?$/.test(file) && chosen.test(file)) require(join(folder, file));
}
