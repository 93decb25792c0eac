import { spawnSync } from "node:child_process";
import { changeOwner } from "./otherOwner";
import { SiteCopy } from "./siteCopy";

jest.setTimeout(1_200_000);

type TestFile = { status: string; message: string };

describe("the site of another owner", () => {
  const site = new SiteCopy();

  beforeAll(() => changeOwner(site));
  afterAll(() => site.dispose());

  const run = (command: string, ...options: string[]) => {
    const { JEST_WORKER_ID: _, ...env } = process.env;
    return spawnSync(command, options, {
      cwd: site.root,
      env: { ...env, FORCE_COLOR: "0" },
      encoding: "utf8",
    });
  };

  it("passes the content check", () => {
    expect(() => site.run("check:content")).not.toThrow();
  });

  it("builds and passes the tests of its content", () => {
    run("npm", "run", "test:content", "--", "--json", "--outputFile=results.json");
    const { numPassedTests, testResults } = JSON.parse(site.read("results.json"));
    const failed = testResults.filter(({ status }: TestFile) => status === "failed");

    expect(failed.map(({ message }: TestFile) => message)).toEqual([]);
    expect(numPassedTests).toBeGreaterThan(100);
  });

  it("has the links to the messengers, and the opening hours", () => {
    const html = site.read("public/index.html");
    expect(html).toContain('href="https://wa.me/38761234567"');
    expect(html).toContain('href="viber://chat?number=%2B38762345678"');
    expect(html.replace(/<[^>]+>/g, "")).toContain("07:30–15:30");
  });

  it("type-checks", () => {
    const { status, stdout } = run("npx", "tsc");
    expect([status, stdout]).toEqual([0, ""]);
  });
});
