import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

it.each(Object.entries<string>(scripts))(
  "npm run %s works in the shells of all operating systems",
  (_name, line) => {
    // Words and `&&`, which every shell supports.
    expect(line).toMatch(/^[\w@./:-]+(?: (?:&&|[\w@./:-]+))*$/);
  },
);

it("npm run mutate finds its groups", () => {
  const code =
    'import { groups } from "./stryker.config.mjs"; console.log(Object.keys(groups).length)';
  const count = execFileSync(process.execPath, ["--input-type=module", "--eval", code]);

  expect(Number(count)).toBeGreaterThan(5);
});
