import { type Browser, chromium } from "playwright-core";
import { closeVisits } from "./openPage";

declare global {
  /** A connection to the browser that all tests share. */
  var sharedBrowser: Browser;
}

// No test measures time: on a busy machine one may take minutes.
jest.setTimeout(300_000);

beforeAll(async () => {
  globalThis.sharedBrowser = await chromium.connect(process.env.BROWSER_ENDPOINT ?? "");
});

afterEach(async () => {
  expect(await closeVisits()).toEqual([]);
});

afterAll(() => globalThis.sharedBrowser?.close());
