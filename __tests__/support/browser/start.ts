import { chromium } from "playwright-core";
import { createSiteServer } from "../../../src/delivery/server";
import { publishedFolder, requireBuild } from "../build";
import { listen } from "../listen";
import { findBrowser } from "./findBrowser";

/** The command-line options of every browser in the tests. */
export const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Starts a separate browser, for tests that serve another site. */
export const launchBrowser = async () =>
  chromium.launch({ executablePath: await findBrowser(), args: flags });

/** Serves the build on a free port and starts the browser that all tests share. */
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
