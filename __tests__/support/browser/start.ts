import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium, type LaunchOptions } from "playwright-core";
import { hardFolder, publishedFolder } from "../build";
import { listen } from "../listen";
import { createTestServer } from "../serve";

/** The command-line options of every browser in the tests. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  // No page reaches another host.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** Whether the Chromiums from npm run here. */
export const isLinux = process.platform === "linux" && process.arch === "x64";

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
 * Starts the browser that CHROME_PATH names; otherwise, on Linux, the one that `npm ci` installs, which
 * is headless and takes a third of the processor time; on other systems an installed Chrome.
 */
export function launchOptions(): LaunchOptions {
  const executablePath = process.env.CHROME_PATH || (isLinux ? unpackBrowser(fromNpm) : undefined);
  return { executablePath, channel: executablePath ? undefined : "chrome", args: flags };
}

/** Stops what `start` has started. */
export let stop = async () => {};

/** Serves the sites on free ports and starts a browser, for all tests. */
export default async function start() {
  const servers = await Promise.all(
    [publishedFolder, hardFolder].map((folder) => listen(createTestServer(folder))),
  );
  const browser = await chromium.launchServer(launchOptions());
  [process.env.SITE_ORIGIN, process.env.HARD_SITE_ORIGIN] = servers.map(({ origin }) => origin);
  process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  stop = async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
  };
}
