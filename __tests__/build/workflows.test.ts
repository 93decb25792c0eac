import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { validateWorkflow } from "@action-validator/core";
import { parse } from "yaml";

type Step = { uses?: string; run?: string };
type Job = { permissions?: object; steps: Step[] };
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

  it("pins every action by a commit, and says which version that is", () => {
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

  it("runs only what exists", () => {
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
