import { existsSync, readdirSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { unpackBrowser } from "../../support/browser/unpackBrowser";
import { startChromium } from "./chromiumEngine";
import type { Engine, RunningEngine } from "./driver";
import { startFirefox } from "./firefoxEngine";
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

/** Debian installs it next to the library, in directories for the processor and the version. */
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

/** An old Chromium that `npm ci` installs on Linux. */
export const oldChromium: Engine = {
  name: "Chromium 109",
  installed: process.platform === "linux" && process.arch === "x64",
  start: () => startChromium(unpackBrowser(dirname(require.resolve("chromium-109/package.json")))),
};

/** An engine that may not be installed. */
const optional = (
  name: string,
  program: string | undefined,
  start: (program: string) => Promise<RunningEngine>,
  advice: string,
): Engine => ({
  name,
  installed: program !== undefined,
  start: async () => {
    if (!program) throw new Error(`${name} is not installed. ${advice}`);
    return start(program);
  },
});

export const firefox = optional(
  "Firefox",
  firefoxProgram,
  startFirefox,
  "Debian: apt-get install firefox-esr; elsewhere set FIREFOX_PATH to its program file.",
);

export const webKit = optional(
  "WebKit",
  miniBrowser(),
  startWebKit,
  "It also needs its driver and a virtual screen. Debian or Ubuntu: apt-get install webkit2gtk-driver xvfb",
);
