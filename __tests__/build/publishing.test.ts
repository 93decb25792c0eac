import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Step = { id?: string; run?: string; env?: Record<string, string> };
type Job = { needs?: string[]; outputs?: Record<string, string>; steps: Step[] };

const { jobs }: { jobs: Record<string, Job> } = parse(
  readFileSync(".github/workflows/site.yml", "utf8"),
);
const { publish, check } = jobs;
const steps = publish?.steps ?? [];
const open = steps.findIndex(({ run }) => run?.includes("$OPEN"));
const uploads = steps.flatMap(({ run }, index) => (/curl|wrangler/.test(run ?? "") ? [index] : []));

describe("publishing", () => {
  it("waits for every other job", () => {
    expect([...(publish?.needs ?? [])].sort()).toEqual(
      Object.keys(jobs)
        .filter((job) => job !== "publish")
        .sort(),
    );
  });

  it("lists the open points before anything is published", () => {
    expect(open).toBeGreaterThan(-1);
    expect(uploads.length).toBeGreaterThan(1);
    expect(Math.min(...uploads)).toBeGreaterThan(open);
    expect(check?.steps.find(({ id }) => id === "launch")?.run).toContain("npm run check:launch");
    expect(check?.outputs?.open).toContain("steps.launch.outcome == 'failure'");
  });

  it.each([
    { OPEN: "false", PREVIEW: "", status: 0 },
    { OPEN: "true", PREVIEW: "", status: 1 },
    { OPEN: "", PREVIEW: "", status: 1 },
    { OPEN: "true", PREVIEW: "true", status: 0 },
  ])("with open points ($OPEN) and as a preview ($PREVIEW) ends with $status", (row) => {
    const { OPEN, PREVIEW } = row;
    const step = spawnSync("bash", ["-e", "-c", steps[open]?.run ?? ""], {
      encoding: "utf8",
      env: { ...process.env, OPEN, PREVIEW, REPORT: "2 points", GITHUB_STEP_SUMMARY: "/dev/null" },
    });

    expect(step.status).toBe(row.status);
    expect(step.stdout).toBe("2 points\n");
  });

  it("builds a preview as one", () => {
    const environments = (check?.steps ?? []).filter(({ run }) => run?.includes("GITHUB_ENV"));
    expect(environments.map(({ env }) => env)).toEqual([
      {
        SITE_URL: expect.stringContaining("vars.SITE_URL"),
        PREVIEW: expect.stringContaining("vars.PREVIEW"),
      },
    ]);
  });
});
