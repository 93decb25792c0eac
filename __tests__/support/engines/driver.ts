/** The keys that the journeys press. */
export type KeyName = "Enter" | "Escape" | "Shift" | "Space" | "Tab";

/** One page of one engine, with what the journeys use. */
export type Driver = {
  resize(width: number, height: number): Promise<void>;
  /** Opens the address and resolves once the page is loaded. */
  load(address: string): Promise<void>;
  back(): Promise<void>;
  /**
   * Runs a function in the page. It sees nothing but its arguments, which must be plain data, as
   * must be what it returns; it may not be asynchronous.
   */
  evaluate<Given extends unknown[], Result>(
    task: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  /** Presses the middle of the element that the function finds in the page. */
  press<Given extends unknown[]>(
    find: (...given: Given) => Element,
    ...given: Given
  ): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  key(name: KeyName): Promise<void>;
  /** What the page has written to the console and thrown since it was loaded, a line each. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
};

/** What Playwright's page and Puppeteer's have in common. */
type CommonPage = {
  setDefaultTimeout(milliseconds: number): void;
  goto(address: string): Promise<unknown>;
  goBack(): Promise<unknown>;
  keyboard: { type(text: string): Promise<void>; press(key: KeyName): Promise<void> };
};

/**
 * @param messages where the engine puts what the page says
 * @returns what is done with both pages in the same way
 */
export function commonDriver(page: CommonPage, messages: string[]) {
  page.setDefaultTimeout(60_000);
  return {
    load: async (address) => {
      messages.length = 0;
      await page.goto(address);
    },
    back: async () => {
      await page.goBack();
    },
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    messages: async () => [...messages],
  } satisfies Partial<Driver>;
}

/** A browser that has been started. */
export type RunningEngine = {
  newPage(): Promise<Driver>;
  /** Ends its processes and removes its profile. */
  stop(): Promise<void>;
};

/** A browser that the journeys are made with. */
export type Engine = {
  name: string;
  installed: boolean;
  /** @throws with advice where it is not installed, and when it does not start */
  start(): Promise<RunningEngine>;
};
