import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createSiteServer } from "../../../src/delivery/server";
import { launchOptions } from "../../support/browser/start";
import { listen } from "../../support/listen";
import { projectRoot } from "../../support/useFolder";

/** Stops what `start` has started. */
export let stop = async () => {};

/** Builds the form, serves it on a free port and starts a browser, for all tests. */
export default async function start() {
  const folder = mkdtempSync(join(tmpdir(), "form-"));
  const env = { ...process.env, GITHUB_REPOSITORY: "owner/care-beds" };
  execFileSync(process.execPath, ["--import", "tsx", "src/editing/build.mts", folder], {
    cwd: projectRoot,
    env,
    stdio: "inherit",
  });
  const server = await listen(createSiteServer(folder));
  const browser = await chromium.launchServer(launchOptions());
  process.env.FORM_ORIGIN = server.origin;
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  stop = async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  };
}
