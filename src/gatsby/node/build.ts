import { spawnSync } from "node:child_process";
import { cleanStale } from "./cleanStale";

/** Starting more processes and feeding them takes longer than they save on a site of this size. */
const settings = {
  GATSBY_CPU_COUNT: "1",
  PARCEL_WORKERS: "0",
  GATSBY_LOGGER: "yurnalist",
  GATSBY_TELEMETRY_DISABLED: "1",
};

if (cleanStale(process.cwd())) console.log("More than words has changed: building from nothing.");
const gatsby = require.resolve("gatsby/cli.js");
const { status } = spawnSync(process.execPath, [gatsby, "build", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...settings, ...process.env },
});
process.exitCode = status ?? 1;
