import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { validateWorkflow } from "@action-validator/core";
import { parse } from "yaml";

type Step = { id?: string; uses?: string; run?: string; env?: Record<string, string> };
type Job = {
  permissions?: object;
  needs?: string[];
  outputs?: Record<string, string>;
  steps: Step[];
};
type Workflow = { permissions?: object; jobs: Record<string, Job> };

const root = resolve(__dirname, "../..");
const folder = resolve(root, ".github/workflows");
const { scripts } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8"));

const workflows = readdirSync(folder).map((file) => {
  const source = readFileSync(resolve(folder, file), "utf8");
  const workflow: Workflow = parse(source);
  return { file, source, workflow, jobs: Object.values(workflow.jobs) };
});

describe.each(workflows)("the workflow $file", ({ source, workflow, jobs }) => {
  const steps = jobs.flatMap((job) => job.steps);

  it("is valid", () => {
    expect(validateWorkflow(source).errors).toEqual([]);
    expect(validateWorkflow(source.replace("runs-on", "run-on")).errors).not.toEqual([]);
  });

  it("pins every action to a commit, with its version in a comment", () => {
    const pinned = [
      ...source.matchAll(/uses: ([\w.-]+\/[\w./-]+@[0-9a-f]{40}) # v\d+\.\d+\.\d+$/gm),
    ];
    const used = steps.flatMap(({ uses }) => uses ?? []);

    expect(used.length).toBeGreaterThan(0);
    expect(pinned.map(([, action]) => action)).toEqual(used);
  });

  it("has read permissions only", () => {
    const granted = [workflow, ...jobs].flatMap(({ permissions }) =>
      Object.values(permissions ?? {}),
    );

    expect(workflow.permissions).toBeDefined();
    expect(granted.filter((access) => access !== "read")).toEqual([]);
  });

  it("runs only scripts and files that exist", () => {
    const commands = steps.flatMap(({ run }) => run ?? []).join("\n");
    const names = Array.from(commands.matchAll(/npm run ([\w:-]+)/g), ([, name = ""]) => name);
    const files = commands.match(/(?<=^|\s)\.\w+\/[\w./-]+/g) ?? [];

    expect(names.length + files.length).toBeGreaterThan(0);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
    expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  });

  it("has no expression in a command", () => {
    const commands = steps.flatMap(({ run }) => run ?? []);

    expect(commands.filter((command) => command.includes("${{"))).toEqual([]);
  });
});

describe("publishing", () => {
  const jobs = workflows.find(({ file }) => file === "site.yml")?.workflow.jobs ?? {};
  const { publish, check } = jobs;
  const steps = publish?.steps ?? [];
  const open = steps.findIndex(({ run }) => run?.includes("$OPEN"));
  const uploads = steps.flatMap(({ run }, index) =>
    /curl|wrangler/.test(run ?? "") ? [index] : [],
  );

  it("waits for every other job", () => {
    expect([...(publish?.needs ?? [])].sort()).toEqual(
      Object.keys(jobs)
        .filter((job) => job !== "publish")
        .sort(),
    );
  });

  it("reports the open points before it publishes anything", () => {
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
  ])("exits with $status for OPEN=$OPEN and PREVIEW=$PREVIEW", (row) => {
    const { OPEN, PREVIEW } = row;
    const step = spawnSync("bash", ["-e", "-c", steps[open]?.run ?? ""], {
      encoding: "utf8",
      env: { ...process.env, OPEN, PREVIEW, REPORT: "2 points", GITHUB_STEP_SUMMARY: "/dev/null" },
    });

    expect(step.status).toBe(row.status);
    expect(step.stdout).toBe("2 points\n");
  });

  it("passes PREVIEW to the build", () => {
    const environments = (check?.steps ?? []).filter(({ run }) => run?.includes("GITHUB_ENV"));
    expect(environments.map(({ env }) => env)).toEqual([
      {
        SITE_URL: expect.stringContaining("vars.SITE_URL"),
        PREVIEW: expect.stringContaining("vars.PREVIEW"),
      },
    ]);
  });
});
