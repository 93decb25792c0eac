import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { rooms } from "../../stryker.config.mjs";

const { resolve } = createRequire(import.meta.url);
const package_ = path.dirname(resolve("@stryker-mutator/core/package.json"));
const stryker = path.join(package_, "bin/stryker.js");

// Not by a shell, which differs from system to system.
const failed = Object.keys(rooms).filter((ROOM) => {
  const env = { ...process.env, ROOM };
  return spawnSync(process.execPath, [stryker, "run"], { stdio: "inherit", env }).status !== 0;
});
if (failed.length > 0) console.error(`Too few mutants were noticed in: ${failed.join(", ")}`);
process.exitCode = failed.length > 0 ? 1 : 0;
