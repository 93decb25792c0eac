import type { Browser, BrowserContextOptions, Page, ViewportSize } from "playwright-core";

/** What the journeys use of Playwright's page. The page of WebKit has the same. */
export type EnginePage = Pick<
  Page,
  | ("goto" | "goBack" | "goForward" | "reload" | "close" | "evaluate" | "setViewportSize")
  | ("consoleMessages" | "pageErrors" | "keyboard" | "mouse" | "touchscreen")
>;

export type EngineBrowser = Pick<Browser, "close"> & {
  newPage(options: BrowserContextOptions & { viewport: ViewportSize }): Promise<EnginePage>;
};

/** A browser in which the journeys run. */
export type Engine = {
  name: string;
  /** Undefined where it is not installed. */
  program: string | undefined;
  /** Playwright's options for a page on a phone, where the engine has them. */
  phone?: BrowserContextOptions;
  /** @throws when it does not start */
  start(program: string): Promise<EngineBrowser>;
};
