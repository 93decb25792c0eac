import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createSiteServer } from "../../../src/delivery/server";
import { launchOptions } from "../../support/browser/start";
import { listen } from "../../support/listen";
import { SiteCopy } from "../../support/siteCopy";
import { projectRoot } from "../../support/useFolder";

/** Stops what `start` has started. */
export let stop = async () => {};

/** Builds the form, serves it on a free port and starts a browser, for all tests. */
export default async function start() {
  const folder = mkdtempSync(join(tmpdir(), "form-"));
  // The form of a copy, which has the languages of the fixtures.
  const copy = new SiteCopy();
  const packages = "src/editing/node_modules";
  symlinkSync(join(projectRoot, packages), join(copy.root, packages), "junction");
  const env = { ...process.env, GITHUB_REPOSITORY: "owner/care-beds" };
  execFileSync(process.execPath, ["--import", "tsx", "src/editing/build.mts", folder], {
    cwd: copy.root,
    env,
    stdio: "inherit",
  });
  copy.remove(".");
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
