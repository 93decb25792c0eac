import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";
import puppeteer from "puppeteer-core";
import { flags, fromNpm } from "../../support/browser/start";
import { unpackBrowser } from "../../support/browser/unpackBrowser";
import { driverOf, type Engine } from "./driver";
import { startWebKit } from "./webKit";

const searchPath = (process.env.PATH ?? "").split(delimiter);

const programNamed = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => searchPath.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

/** Debian installs it next to the library, in directories for the processor and the version. */
function miniBrowser(): string | undefined {
  if (!programNamed("WebKitWebDriver") || !programNamed("Xvfb")) return undefined;
  return readdirSync("/usr/lib")
    .flatMap((folder) => ["4.1", "4.0"].map((version) => `${folder}/webkit2gtk-${version}`))
    .map((folder) => `/usr/lib/${folder}/MiniBrowser`)
    .find((path) => existsSync(path));
}

const isLinux = process.platform === "linux" && process.arch === "x64";

/** A Chromium from npm, which cannot send requests to other hosts. */
const chromiumIn = (name: string, directory: string): Engine => ({
  name,
  program: isLinux ? directory : undefined,
  start: async (folder) => {
    const browser = await chromium.launch({
      executablePath: unpackBrowser(folder),
      args: [...flags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    });
    const newPage = async () => {
      const page = await browser.newPage();
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => messages.push(`uncaught: ${error}`));
      const resize = (width: number, height: number) => page.setViewportSize({ width, height });
      return driverOf(page, messages, { resize, close: () => page.close() });
    };
    return { newPage, stop: () => browser.close() };
  },
});

export const currentChromium = chromiumIn("Chromium", fromNpm);

export const oldChromium = chromiumIn(
  "Chromium 109",
  join(__dirname, "../node_modules/chromium-109"),
);

/** Firefox with WebDriver BiDi, which blocks requests to every host but this machine. */
export const firefox: Engine = {
  name: "Firefox",
  program:
    process.env.FIREFOX_PATH ??
    programNamed("firefox-esr", "firefox") ??
    ["/Applications/Firefox.app/Contents/MacOS/firefox"].find((path) => existsSync(path)),
  start: async (executablePath) => {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: {
        "network.proxy.type": 1,
        "network.proxy.http": "127.0.0.1",
        "network.proxy.http_port": 9,
        "network.proxy.ssl": "127.0.0.1",
        "network.proxy.ssl_port": 9,
      },
      timeout: 120_000,
    });
    const newPage = async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const messages: string[] = [];
      page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on("pageerror", (error) => messages.push(`uncaught: ${error}`));
      const resize = (width: number, height: number) => page.setViewport({ width, height });
      return driverOf(page, messages, { resize, close: () => context.close() });
    };
    return { newPage, stop: () => browser.close() };
  },
};

/** WebKit's MiniBrowser on a virtual screen. */
export const webKit: Engine = { name: "WebKit", program: miniBrowser(), start: startWebKit };
