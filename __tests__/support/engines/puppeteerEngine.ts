import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from "puppeteer-core";
import type { Driver, RunningEngine } from "./driver";

type InPage<Result> = (...given: unknown[]) => Result;

/**
 * Starts Chromium (by its own protocol) or Firefox (by WebDriver BiDi).
 *
 * @throws when the browser does not start
 */
export async function startWithPuppeteer(options: LaunchOptions): Promise<RunningEngine> {
  const browser = await puppeteer.launch({ headless: true, timeout: 120_000, ...options });
  return {
    version: (await browser.version()).replace("/", " "),
    newPage: async () => {
      const context = await browser.createBrowserContext();
      return driverOf(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const messages: string[] = [];
  page.setDefaultTimeout(60_000);
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error}`));

  return {
    resize: (width, height) => page.setViewport({ width, height }),
    load: async (address) => {
      messages.length = 0;
      await page.goto(address);
    },
    back: async () => {
      await page.goBack();
    },
    evaluate: async <Given extends unknown[], Result>(
      task: (...given: Given) => Result,
      ...given: Given
    ) => (await page.evaluate(task as InPage<Result>, ...given)) as Result,
    press: async (find, ...given) => {
      const element = (await page.evaluateHandle(
        find as InPage<Element>,
        ...given,
      )) as ElementHandle<Element>;
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    messages: async () => [...messages],
    picture: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
