import { chromium, type ElementHandle, type JSHandle, type Page } from "playwright-core";
import { flags } from "../browser/start";
import type { Driver, RunningEngine } from "./driver";

/**
 * Starts a Chromium, which asks no host but this machine for anything.
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
    version: `Chromium ${browser.version()}`,
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
  page.setDefaultTimeout(60_000);
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => messages.push(`uncaught: ${error}`));

  return {
    resize: (width, height) => page.setViewportSize({ width, height }),
    load: async (address) => {
      messages.length = 0;
      await page.goto(address);
    },
    back: async () => {
      await page.goBack();
    },
    evaluate: (task, ...given) => page.evaluate(callOf(task, given)),
    press: async (find, ...given) => {
      const element = await page.evaluateHandle(callOf(find, given));
      await (element as JSHandle as ElementHandle<Element>).click({ force: true });
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    messages: async () => [...messages],
    picture: () => page.screenshot(),
    close,
  };
}
