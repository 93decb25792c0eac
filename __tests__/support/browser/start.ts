import { resolve } from "node:path";
import { chromium, type LaunchOptions } from "playwright-core";
import { createSiteServer } from "../../../src/delivery/server";
import { publishedFolder, requireBuild } from "../build";
import { listen } from "../listen";
import { unpackBrowser } from "./unpackBrowser";

/** The command-line options of every browser in the tests. */
export const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

const fromNpm = resolve(__dirname, "../../../node_modules/@sparticuz/chromium");

/**
 * @returns the browser that CHROME_PATH names; otherwise, on Linux, the one that `npm ci` installs,
 *   which is headless and takes a third of the processor time; on other systems an installed Chrome
 */
function chooseBrowser(): LaunchOptions {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return { executablePath: CHROME_PATH };
  const hasOwn = process.platform === "linux" && process.arch === "x64";
  return hasOwn ? { executablePath: unpackBrowser(fromNpm) } : { channel: "chrome" };
}

/** Starts a browser. */
export const launchBrowser = (options: LaunchOptions = {}) =>
  chromium.launch({ ...chooseBrowser(), args: flags, ...options });

/** Unpacks the browser before the workers start, and serves the build on a free port, for all tests. */
export default async function start() {
  requireBuild();
  chooseBrowser();
  const server = await listen(createSiteServer(publishedFolder));
  process.env.SITE_ORIGIN = server.origin;
  globalThis.stopServer = server.stop;
}

declare global {
  var stopServer: (() => Promise<void>) | undefined;
}
