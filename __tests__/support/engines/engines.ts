import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { findBrowser } from "../browser/findBrowser";
import { startChromium } from "./chromiumEngine";
import type { Engine } from "./driver";
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

export const chromium: Engine = {
  name: "Chromium",
  installed: true,
  start: async () => startChromium(await findBrowser()),
};

/**
 * @param version of a Chromium that people still have; it comes with `npm ci`, for Linux
 */
export const oldChromium = (version: 109 | 114): Engine => ({
  name: `Chromium ${version}`,
  installed: process.platform === "linux" && process.arch === "x64",
  start: async () => {
    const packed = join(dirname(require.resolve(`chromium-${version}/package.json`)), "bin");
    const folder = mkdtempSync(join(tmpdir(), `chromium-${version}-`));
    const program = join(folder, "chromium");
    const unpacked = brotliDecompressSync(readFileSync(join(packed, "chromium.br")));
    writeFileSync(program, unpacked, { mode: 0o755 });
    const running = await startChromium(program);
    const stop = async () => {
      await running.stop();
      rmSync(folder, { recursive: true });
    };
    return { ...running, stop };
  },
});

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
    return startFirefox(firefoxProgram);
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
