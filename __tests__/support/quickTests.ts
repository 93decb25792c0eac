import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Tests of the project JEST_PROJECT in one file, so that what they import is loaded once for each
 * mutant, in place of once for each test file, which is most of the time. Tests that start programs
 * are left out, since mutants do not reach there, and so are those of other rooms.
 */
const folder = join(__dirname, "..", process.env.JEST_PROJECT ?? "");
const chosen = new RegExp(process.env.JEST_TESTS ?? "");
const leftOut = /node:child_process|\/src\/gatsby\//;

for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  if (!/\.test\.tsx?$/.test(name) || !chosen.test(name)) continue;
  if (!leftOut.test(readFileSync(file, "utf8"))) require(file);
}
