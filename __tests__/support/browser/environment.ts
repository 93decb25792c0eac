import { TestEnvironment } from "jest-environment-node";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./start";

declare global {
  var sharedBrowser: Browser;
}

/** Jest loads this module once per worker, so that its test files share a browser. */
let browser: Promise<Browser> | undefined;

let closing: NodeJS.Timeout | undefined;

/** The milliseconds until the browser is closed if no other test file follows. */
const patience = 200;

async function closeBrowser() {
  const open = browser;
  browser = undefined;
  await open?.then(
    (each) => each.close(),
    // It has not started, as every test file has reported.
    () => {},
  );
}

/** Node with a running browser, which is `sharedBrowser`. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    clearTimeout(closing);
    browser ??= launchBrowser();
    this.global.sharedBrowser = await browser;
  }

  override async teardown() {
    closing = setTimeout(closeBrowser, patience);
    await super.teardown();
  }
}
