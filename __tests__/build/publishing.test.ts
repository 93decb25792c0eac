import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Step = {
  uses?: string;
  run?: string;
  shell?: string;
  env?: Record<string, string>;
  "continue-on-error"?: string;
};
type Job = { needs?: string[]; steps: Step[] };

const { jobs }: { jobs: Record<string, Job> } = parse(
  readFileSync(".github/workflows/site.yml", "utf8"),
);
const { publish, check } = jobs;
const steps = publish?.steps ?? [];
const launch = steps.findIndex(({ run }) => run?.includes("npm run check:launch"));
const uploads = steps.flatMap(({ run }, index) => (/curl|wrangler/.test(run ?? "") ? [index] : []));

describe("publishing", () => {
  it("waits for every other job", () => {
    expect([...(publish?.needs ?? [])].sort()).toEqual(
      Object.keys(jobs)
        .filter((job) => job !== "publish")
        .sort(),
    );
  });

  it("shows what is still made up, and stops at it before anything is published", () => {
    expect(launch).toBeGreaterThan(-1);
    expect(uploads.length).toBeGreaterThan(1);
    expect(Math.min(...uploads)).toBeGreaterThan(launch);
    expect(steps[launch]?.run).toContain("GITHUB_STEP_SUMMARY");
    // With this shell, the pipe fails when its first command does.
    expect(steps[launch]?.shell).toBe("bash");
  });

  it("goes on in spite of it only for a preview, which the build then is also", () => {
    expect(steps[launch]?.["continue-on-error"]).toContain("vars.PREVIEW == 'true'");
    const environments = (check?.steps ?? []).filter(({ run }) => run?.includes("GITHUB_ENV"));
    expect(environments.map(({ env }) => env)).toEqual([
      {
        SITE_URL: expect.stringContaining("vars.SITE_URL"),
        PREVIEW: expect.stringContaining("vars.PREVIEW"),
      },
    ]);
  });
});
