import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium, type LaunchOptions } from "playwright-core";
import { createSiteServer } from "../../../src/delivery/server";
import { publishedFolder } from "../build";
import { listen } from "../listen";

/** The command-line options of every browser in the tests. */
export const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/** The directory of the Chromium from npm. */
export const fromNpm = resolve(__dirname, "../../../node_modules/@sparticuz/chromium");

/**
 * Unpacks a Chromium from npm in its package, unless that has been done.
 *
 * @param folder the directory of the package
 * @returns the path of the program
 */
export function unpackBrowser(folder: string): string {
  const program = join(folder, "bin/chromium");
  if (existsSync(program)) return program;
  // No process may start a program that another one is still writing.
  const unfinished = `${program}-${process.pid}`;
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(`${program}.br`)), { mode: 0o755 });
  renameSync(unfinished, program);
  return program;
}

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

/** The options with which the tests start a browser. */
export const launchOptions = (): LaunchOptions => ({ ...chooseBrowser(), args: flags });

/** Stops what `start` has started. */
export let stop = async () => {};

/** Serves the build on a free port and starts a browser, for all tests. */
export default async function start() {
  const server = await listen(createSiteServer(publishedFolder));
  const browser = await chromium.launchServer(launchOptions());
  process.env.SITE_ORIGIN = server.origin;
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  stop = async () => {
    await browser.close();
    await server.stop();
  };
}
