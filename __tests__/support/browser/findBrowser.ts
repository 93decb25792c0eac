import { existsSync } from "node:fs";
import { join } from "node:path";

const programFolders = [
  process.env.PROGRAMFILES,
  process.env["PROGRAMFILES(X86)"],
  process.env.LOCALAPPDATA,
].filter((folder) => folder !== undefined);

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: programFolders.map((folder) => join(folder, "Google/Chrome/Application/chrome.exe")),
};

const advice = [
  "The browser tests found no Chrome. Install Chrome or Chromium, or say where yours is:",
  '  macOS, Linux:  CHROME_PATH="/path/to/chrome" npm test',
  '  Windows:       $env:CHROME_PATH = "C:\\path\\to\\chrome.exe"; npm test',
].join("\n");

/**
 * @returns the browser that CHROME_PATH names, else an installed Chrome or Chromium, else, on
 *   Linux, the one that came with `npm ci`
 * @throws with advice where there is none
 */
export async function findBrowser(): Promise<string> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH leads to no file: ${CHROME_PATH}`);
  }
  const installed = usualPlaces[process.platform]?.find((path) => existsSync(path));
  if (installed) return installed;
  if (process.platform !== "linux" || process.arch !== "x64") throw new Error(advice);
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}
