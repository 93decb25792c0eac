/** The keys that the journeys press. */
export type KeyName =
  | "End"
  | "Enter"
  | "Escape"
  | "PageDown"
  | "Shift"
  | "Shift+Tab"
  | "Space"
  | "Tab";

/** A page in an engine, with the methods that the journeys use. */
export type Driver = {
  resize(width: number, height: number): Promise<void>;
  /** Opens the address and resolves once its HTML is parsed. */
  load(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
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
  goto(address: string, options: { waitUntil: "domcontentloaded" }): Promise<unknown>;
  goBack(): Promise<unknown>;
  goForward(): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate(code: string): Promise<unknown>;
  evaluateHandle(code: string): Promise<unknown>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: {
    type(text: string): Promise<void>;
    down(key: "Shift"): Promise<void>;
    press(key: Exclude<KeyName, "Shift+Tab" | "Space"> | " "): Promise<void>;
    up(key: "Shift"): Promise<void>;
  };
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
      // Scripts that a test delays can delay the load event.
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    back: async () => {
      await page.goBack();
    },
    forward: async () => {
      await page.goForward();
    },
    reload: async () => {
      await page.reload();
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
    key: async (name) => {
      // Firefox only knows the space bar by its character.
      if (name !== "Shift+Tab") return page.keyboard.press(name === "Space" ? " " : name);
      await page.keyboard.down("Shift");
      await page.keyboard.press("Tab");
      await page.keyboard.up("Shift");
    },
    messages: async () => [...messages],
  };
}
