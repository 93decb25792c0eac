/** The keys that the journeys press. */
export type KeyName = "Enter" | "Escape" | "Shift" | "Space" | "Tab";

/** A page in an engine, with the methods that the journeys use. */
export type Driver = {
  resize(width: number, height: number): Promise<void>;
  /** Opens the address and resolves once the page is loaded. */
  load(address: string): Promise<void>;
  back(): Promise<void>;
  /**
   * Runs a synchronous function in the page. It has access to its arguments alone. They and its
   * result must be serializable.
   */
  evaluate<Given extends unknown[], Result>(
    task: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  /** Clicks the middle of the element that the function returns in the page. */
  press<Given extends unknown[]>(
    find: (...given: Given) => Element,
    ...given: Given
  ): Promise<void>;
  /** Clicks a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** Console messages and uncaught errors since the page was loaded, each as one line. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
};

/** A running browser. */
export type RunningEngine = {
  newPage(): Promise<Driver>;
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

type Handle = { asElement(): { click(): Promise<void> } | null };

/** The common methods of Playwright's page and Puppeteer's. */
type CommonPage = {
  setDefaultTimeout(milliseconds: number): void;
  goto(address: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  evaluate(code: string): Promise<unknown>;
  evaluateHandle(code: string): Promise<unknown>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void>; press(key: KeyName): Promise<void> };
};

const callOf = (task: (...given: never[]) => unknown, given: unknown[]) =>
  `(${task})(${given.map((each) => JSON.stringify(each)).join()})`;

/**
 * @param messages the engine adds the messages of the page to it
 * @returns the driver of a page
 */
export function driverOf(
  page: CommonPage,
  messages: string[],
  own: Pick<Driver, "resize" | "close">,
): Driver {
  page.setDefaultTimeout(60_000);

  return {
    ...own,
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
    ) => (await page.evaluate(callOf(task, given))) as Result,
    press: async (find, ...given) => {
      const found = (await page.evaluateHandle(callOf(find, given))) as Handle;
      await found.asElement()?.click();
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    messages: async () => [...messages],
  };
}
