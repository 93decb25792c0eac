import { chromium } from "playwright-core";
import { createSiteServer } from "../../../src/delivery/server";
import { publishedFolder, requireBuild } from "../build";
import { listen } from "../listen";
import { findBrowser } from "./findBrowser";

/** The command-line options of every browser in the tests. */
export const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** Starts a browser. */
export const launchBrowser = async () =>
  chromium.launch({ executablePath: await findBrowser(), args: flags });

/** Serves the build on a free port, for all tests. */
export default async function start() {
  requireBuild();
  const server = await listen(createSiteServer(publishedFolder));
  process.env.SITE_ORIGIN = server.origin;
  globalThis.stopServer = server.stop;
}

declare global {
  var stopServer: (() => Promise<void>) | undefined;
}
