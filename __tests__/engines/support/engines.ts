import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import * as playwright from "playwright-1.64";
import { flags, fromNpm, isLinux, unpackBrowser } from "../../support/browser/start";
import { driverOf, type Engine } from "./driver";
import { startWebKit } from "./webKit";

/** @returns the path of the first of these programs that is installed */
const programNamed = (...names: string[]): string | undefined =>
  spawnSync("which", names, { encoding: "utf8" }).stdout?.split("\n")[0] || undefined;

/** A Chromium from npm, which cannot send requests to other hosts. */
const chromiumIn = (name: string, directory: string): Engine => ({
  name,
  program: isLinux ? directory : undefined,
  start: async (folder) => {
    const browser = await playwright.chromium.launch({
      executablePath: unpackBrowser(folder),
      args: [...flags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    });
    const newPage = async (width: number) => {
      const hasTouch = width < 768;
      const viewport = { width, height: 800 };
      return driverOf(await browser.newPage({ viewport, isMobile: hasTouch, hasTouch }), hasTouch);
    };
    return { newPage, stop: () => browser.close() };
  },
});

export const currentChromium = chromiumIn("Chromium", fromNpm);

const old = resolve(__dirname, "../node_modules/chromium-109");

export const oldChromium = chromiumIn("Chromium 109", old);

/** Firefox with WebDriver BiDi, which blocks requests to every host but this machine. */
export const firefox: Engine = {
  name: "Firefox",
  program:
    process.env.FIREFOX_PATH ??
    programNamed("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"),
  start: async (executablePath) => {
    const browser = await playwright.firefox.launch({
      channel: "moz-firefox",
      executablePath,
      proxy: { server: "127.0.0.1:9" },
      timeout: 120_000,
    });
    const newPage = async (width: number) =>
      driverOf(await browser.newPage({ viewport: { width, height: 800 } }));
    return { newPage, stop: () => browser.close() };
  },
};

/** WebKit's MiniBrowser on a virtual screen. */
export const webKit: Engine = {
  name: "WebKit",
  program: programNamed("Xvfb") && programNamed("WebKitWebDriver"),
  start: startWebKit,
};
