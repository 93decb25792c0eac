import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

it.each(Object.entries<string>(scripts))(
  "npm run %s needs no shell of one system",
  (_name, line) => {
    // Words and `&&`, which every shell knows.
    expect(line).toMatch(/^[\w@./:-]+(?: (?:&&|[\w@./:-]+))*$/);
  },
);

it("npm run mutate finds its rooms", () => {
  const code =
    'import { rooms } from "./stryker.config.mjs"; console.log(Object.keys(rooms).length)';
  const count = execFileSync(process.execPath, ["--input-type=module", "--eval", code]);

  expect(Number(count)).toBeGreaterThan(5);
});

it("npm run fuzz finds its test", () => {
  const command = ["__tests__/fuzz/run.mjs", "--listTests"];

  expect(execFileSync(process.execPath, command, { encoding: "utf8" })).toContain("fuzz.test.ts");
});
