import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const jest = createRequire(import.meta.url).resolve("jest/bin/jest");
const { FUZZ_RUNS = "20000", FUZZ_SEED = String(Date.now()) } = process.env;

// Not by a shell, which differs from system to system.
const command = [jest, "--selectProjects", "fuzz", ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, {
  stdio: "inherit",
  env: { ...process.env, FUZZ_RUNS, FUZZ_SEED },
});
process.exitCode = status ?? 1;
