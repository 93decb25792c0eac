import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import { createSiteServer } from "../../../src/delivery/server";
import { findBrowser } from "./findBrowser";

const build = resolve(__dirname, "../../../public");

/** What every browser of the tests is started with. */
export const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Serves the build on a free port and starts the one browser that all tests share. */
export default async function start() {
  if (!existsSync(`${build}/index.html`)) {
    throw new Error('There is no build in public/. Run "npm run build" first.');
  }
  const server = createSiteServer(build);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const browser = await chromium.launchServer({
    executablePath: await findBrowser(),
    args: flags,
  });

  process.env.SITE_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.BROWSER_ADDRESS = browser.wsEndpoint();
  globalThis.stopBrowserTests = async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
}

declare global {
  var stopBrowserTests: (() => Promise<void>) | undefined;
}
