import { TestEnvironment } from "jest-environment-node";
import { type Browser, chromium } from "playwright-core";

declare global {
  /** A connection to the browser that all tests share. */
  var sharedBrowser: Browser;
}

/** Node with `sharedBrowser`. Jest loads Playwright here once per worker, not in every test file. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup();
    this.global.sharedBrowser = await chromium.connect(process.env.BROWSER_ENDPOINT ?? "");
  }

  override async teardown() {
    await this.global.sharedBrowser.close();
    await super.teardown();
  }
}
