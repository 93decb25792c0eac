import { spawnSync } from "node:child_process";
import { changeOwner } from "./otherOwner";
import { SiteCopy } from "./siteCopy";

type TestFile = { status: string; message: string };

describe("the site of another owner", () => {
  const site = new SiteCopy();

  beforeAll(async () => {
    await changeOwner(site);
    site.build();
  });

  afterAll(() => site.dispose());

  const run = (command: string, ...options: string[]) => {
    const { JEST_WORKER_ID: _, ...env } = process.env;
    const { status, stdout } = spawnSync(command, options, {
      cwd: site.root,
      env: { ...env, FORCE_COLOR: "0" },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return { status, stdout };
  };

  it("passes the content check", () => {
    const result = run("npm", "run", "--silent", "check:content");

    expect(result).toEqual({ status: 0, stdout: expect.any(String) });
  });

  it("type-checks", () => {
    expect(run("npx", "tsc")).toEqual({ status: 0, stdout: "" });
  });

  it("passes the tests of components, build and browser", () => {
    const projects = ["components", "build", "browser"];
    run("npx", "jest", "--selectProjects", ...projects, "--json", "--outputFile", "results.json");
    const { numPassedTests, testResults } = JSON.parse(site.read("results.json"));
    const failed = testResults.filter(({ status }: TestFile) => status === "failed");

    expect(failed.map(({ message }: TestFile) => message)).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(100);
  });
});
