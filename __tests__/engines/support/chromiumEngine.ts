import { chromium, type ElementHandle, type JSHandle, type Page } from "playwright-core";
import { flags } from "../../support/browser/start";
import { commonDriver, type Driver, type RunningEngine } from "./driver";

/**
 * Starts a Chromium that cannot send requests to other hosts.
 *
 * @throws when it does not start
 */
export async function startChromium(executablePath: string): Promise<RunningEngine> {
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    timeout: 120_000,
  });
  return {
    newPage: async () => {
      const context = await browser.newContext();
      return driverOf(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

const callOf = (task: (...given: never[]) => unknown, given: unknown[]) =>
  `(${task})(${given.map((each) => JSON.stringify(each)).join()})`;

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error}`));

  return {
    ...commonDriver(page, messages),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (task, ...given) => page.evaluate(callOf(task, given)),
    press: async (find, ...given) => {
      const element = await page.evaluateHandle(callOf(find, given));
      await (element as JSHandle as ElementHandle<Element>).click({ force: true });
    },
    close,
  };
}
