import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { commonDriver, type Driver, type RunningEngine } from "./driver";

/** Blocks requests to every host but this machine. */
const settings = {
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
};

type InPage<Result> = (...given: unknown[]) => Result;

/**
 * Starts Firefox with WebDriver BiDi.
 *
 * @throws when it does not start
 */
export async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: settings,
    timeout: 120_000,
  });
  return {
    newPage: async () => {
      const context = await browser.createBrowserContext();
      return driverOf(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error}`));

  return {
    ...commonDriver(page, messages),
    resize: (width, height) => page.setViewport({ width, height }),
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
    close,
  };
}
