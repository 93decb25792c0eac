import { spawnSync } from "node:child_process";
import { changeOwner } from "./otherOwner";
import { SiteCopy } from "./siteCopy";

type Assertion = { status: string; fullName: string; failureMessages: string[] };
type TestFile = { name: string; message: string; assertionResults: Assertion[] };

describe("the site of another owner", () => {
  const site = new SiteCopy();

  beforeAll(async () => {
    await changeOwner(site);
    site.build();
  });

  afterAll(() => site.dispose());

  const run = (command: string, ...options: string[]) => {
    const { JEST_WORKER_ID: _, ...env } = process.env;
    return spawnSync(command, options, { cwd: site.root, env, encoding: "utf8" });
  };

  it("passes the check of the content", () => {
    const { status, stdout } = run("npm", "run", "--silent", "check:content");

    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.any(String) });
  });

  it("type-checks", () => {
    expect(run("npx", "tsc").stdout).toBe("");
  });

  it("passes every test of what is built and shown", () => {
    const projects = ["components", "build", "browser"];
    run("npx", "jest", "--selectProjects", ...projects, "--json", "--outputFile", "results.json");
    const { numPassedTests, testResults } = JSON.parse(site.read("results.json"));
    const failures = testResults.flatMap(({ name, message, assertionResults }: TestFile) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length === 0 && assertionResults.length === 0
        ? [`${name}: ${message}`]
        : failed.map(
            ({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join("\n")}`,
          );
    });

    expect(failures).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(100);
  });
});
