import puppeteer from "puppeteer-core";

const advice = [
  "The browser tests found no Chrome. Install it, or give the path of your Chrome or Chromium:",
  '  macOS, Linux:  CHROME_PATH="/path/to/chrome" npm test',
  '  Windows:       $env:CHROME_PATH = "C:\\path\\to\\chrome.exe"; npm test',
].join("\n");

/**
 * @returns the browser that CHROME_PATH names; otherwise, on Linux, the one that `npm ci` installs,
 *   which is headless and takes a third of the processor time; on other systems an installed Chrome
 * @throws with advice where there is none
 */
export async function findBrowser(): Promise<string> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) return CHROME_PATH;
  if (process.platform === "linux" && process.arch === "x64") {
    const { default: chromium } = await import("@sparticuz/chromium");
    return chromium.executablePath();
  }
  try {
    return await puppeteer.executablePath("chrome");
  } catch {
    throw new Error(advice);
  }
}
