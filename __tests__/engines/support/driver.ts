import type { Page } from "playwright-1.64";

/** A page in an engine, with the methods that the journeys use. */
export type Driver = ReturnType<typeof driverOf>;

/** A running browser. */
export type RunningEngine = {
  /** Opens a window: one that is narrower than 768 pixels belongs to a phone, where an engine can. */
  newPage(width: number): Promise<Driver>;
  /** Ends its processes and removes its profile. */
  stop(): Promise<void>;
};

/** A browser in which the journeys run. */
export type Engine = {
  name: string;
  /** Undefined where it is not installed. */
  program: string | undefined;
  /** @throws when it does not start */
  start(program: string): Promise<RunningEngine>;
};

/** Drives a page of Playwright. */
export function driverOf(page: Page, hasTouch = false) {
  page.setDefaultTimeout(60_000);

  return {
    resize: (width: number, height: number) => page.setViewportSize({ width, height }),

    /** Opens the address and resolves once its HTML is parsed: scripts can delay the load event. */
    load: (address: string): Promise<unknown> =>
      page.goto(address, { waitUntil: "domcontentloaded" }),

    back: (): Promise<unknown> => page.goBack(),
    forward: (): Promise<unknown> => page.goForward(),
    reload: (): Promise<unknown> => page.reload(),

    /**
     * Runs a synchronous function in the page. It has access to its argument alone. That and its
     * result must be serializable.
     */
    evaluate: <Given, Result>(task: (given: Given) => Result, given?: Given) =>
      page.evaluate(task as (given: unknown) => Result, given),

    /** Presses a point of the window. */
    pressAt: (x: number, y: number) =>
      hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),

    /** Types into the element that has the focus. */
    type: (text: string) => page.keyboard.type(text),

    /** Presses a key, or keys at once, such as `Shift+Tab`. */
    key: (name: string) => page.keyboard.press(name),

    /** Console messages and uncaught errors since the page was loaded, each as one line. */
    messages: async () => [
      ...(await page.consoleMessages()).map((each) => `${each.type()}: ${each.text()}`),
      ...(await page.pageErrors()).map((error) => `uncaught: ${error}`),
    ],

    close: (): Promise<unknown> => page.close(),
  };
}
