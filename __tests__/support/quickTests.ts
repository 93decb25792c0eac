import { readdirSync } from "node:fs";
import { join } from "node:path";

/*
 * Tests of the project JEST_PROJECT in one file, so that what they import is loaded once for each
 * mutant, in place of once for each test file, which is most of the time.
 */
const folder = join(__dirname, "..", process.env.JEST_PROJECT ?? "");
const chosen = new RegExp(process.env.JEST_TESTS ?? "");

for (const file of readdirSync(folder)) {
  if (/\.test\.tsx?$/.test(file) && chosen.test(file)) require(join(folder, file));
}
