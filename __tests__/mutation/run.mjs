import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { groups } from "../../stryker.config.mjs";

const { resolve } = createRequire(import.meta.url);
const package_ = path.dirname(resolve("@stryker-mutator/core/package.json"));
const stryker = path.join(package_, "bin/stryker.js");

// Without a shell, which differs between operating systems.
const failed = Object.keys(groups).filter((GROUP) => {
  const env = { ...process.env, GROUP };
  return spawnSync(process.execPath, [stryker, "run"], { stdio: "inherit", env }).status !== 0;
});
if (failed.length > 0) console.error(`Too few mutants were killed in: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
