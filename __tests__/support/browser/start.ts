import { chromium } from "playwright-core";
import { createSiteServer } from "../../../src/delivery/server";
import { publishedFolder, requireBuild } from "../build";
import { listen } from "../listen";
import { findBrowser } from "./findBrowser";

/** What every browser of the tests is started with. */
export const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Starts a browser of its own, for tests that bring their own site. */
export const launchBrowser = async () =>
  chromium.launch({ executablePath: await findBrowser(), args: flags });

/** Serves the build on a free port and starts the one browser that all tests share. */
export default async function start() {
  requireBuild();
  const server = await listen(createSiteServer(publishedFolder));
  const browser = await chromium.launchServer({
    executablePath: await findBrowser(),
    args: flags,
  });

  process.env.SITE_ORIGIN = server.origin;
  process.env.BROWSER_ADDRESS = browser.wsEndpoint();
  globalThis.stopBrowserTests = async () => {
    await browser.close();
    await server.stop();
  };
}

declare global {
  var stopBrowserTests: (() => Promise<void>) | undefined;
}
