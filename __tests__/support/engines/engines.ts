import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findBrowser } from "../browser/findBrowser";
import { flags } from "../browser/start";
import type { Engine } from "./driver";
import { startWithPuppeteer } from "./puppeteerEngine";
import { startWebKit } from "./webKitEngine";

const searchPath = (process.env.PATH ?? "").split(delimiter);

const programNamed = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => searchPath.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

const firefoxProgram =
  process.env.FIREFOX_PATH ??
  programNamed("firefox-esr", "firefox") ??
  ["/Applications/Firefox.app/Contents/MacOS/firefox"].find((path) => existsSync(path));

/** Debian keeps it beside the library, in a folder for the processor and one for the version. */
function miniBrowser(): string | undefined {
  if (!programNamed("WebKitWebDriver") || !programNamed("Xvfb")) return undefined;
  const libraries = "/usr/lib";
  return readdirSync(libraries)
    .flatMap((folder) =>
      ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) =>
        join(libraries, folder, version, "MiniBrowser"),
      ),
    )
    .find((path) => existsSync(path));
}

const miniBrowserProgram = miniBrowser();

/** Asks no host but this machine for anything. */
const firefoxSettings = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

export const chromium: Engine = {
  name: "Chromium",
  installed: true,
  start: async () =>
    startWithPuppeteer({
      executablePath: await findBrowser(),
      args: [...flags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    }),
};

export const firefox: Engine = {
  name: "Firefox",
  installed: firefoxProgram !== undefined,
  start: async () => {
    if (!firefoxProgram) {
      throw new Error(
        "There is no Firefox. Install it (Debian: apt-get install firefox-esr), or let " +
          "FIREFOX_PATH lead to its program file.",
      );
    }
    return startWithPuppeteer({
      browser: "firefox",
      executablePath: firefoxProgram,
      extraPrefsFirefox: firefoxSettings,
    });
  },
};

export const webKit: Engine = {
  name: "WebKit",
  installed: miniBrowserProgram !== undefined,
  start: async () => {
    if (!miniBrowserProgram) {
      throw new Error(
        "There is no WebKit with its driver and a screen for it. On Debian or Ubuntu: " +
          "apt-get install webkit2gtk-driver xvfb",
      );
    }
    return startWebKit(miniBrowserProgram);
  },
};

/** The engines that the journeys are made in. */
export const engines = [chromium, firefox, webKit] as const;
