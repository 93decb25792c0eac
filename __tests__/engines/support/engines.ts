import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import * as playwright from "playwright-core";
import { flags, fromNpm, isLinux, unpackBrowser } from "../../support/browser/start";
import type { Engine } from "./engine";
import { startWebKit } from "./webKit";

/** @returns the path of the first of these programs that is installed */
const programNamed = (...names: string[]): string | undefined =>
  spawnSync("which", names, { encoding: "utf8" }).stdout?.split("\n")[0] || undefined;

/** A Chromium from npm, which cannot send requests to other hosts. */
const chromiumIn = (name: string, directory: string): Engine => ({
  name,
  program: isLinux ? directory : undefined,
  phone: { isMobile: true, hasTouch: true },
  start: (folder) =>
    playwright.chromium.launch({
      executablePath: unpackBrowser(folder),
      args: flags,
    }),
});

export const currentChromium = chromiumIn("Chromium", fromNpm);

export const oldChromium = chromiumIn(
  "Chromium 109",
  resolve(__dirname, "../node_modules/chromium-109"),
);

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
    // All journeys share one window: opening one takes Firefox a second of processor time.
    const page = await browser.newPage();
    Object.assign(page, { close: () => page.goto("about:blank") });
    return {
      newPage: ({ viewport }) => page.setViewportSize(viewport).then(() => page),
      close: () => browser.close(),
    };
  },
};

/** WebKit's MiniBrowser on a virtual screen. */
export const webKit: Engine = {
  name: "WebKit",
  program: programNamed("Xvfb") && programNamed("WebKitWebDriver"),
  start: startWebKit,
};
