import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { Builder, Key, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { Folder } from "../../support/useFolder";
import { waitUntil } from "../../support/waitUntil";
import type { EngineBrowser, EnginePage } from "./engine";

/** The code of a key, such as `PageDown`. */
const codeOf = (name: string) => Key[name.replace(/\B[A-Z]/, "_$&").toUpperCase() as "PAGE_DOWN"];

// Otherwise the toolbar would prevent a window as narrow as a phone.
const narrowWindow =
  "toolbar, toolbar *, headerbar, headerbar *, entry, button, image { min-width: 0; padding: 0; margin: 0; border: 0; }";

/**
 * Starts WebKit's MiniBrowser on a virtual screen.
 *
 * @param webDriver path of its driver, which starts it
 * @throws when it, its driver or its screen does not start
 */
export async function startWebKit(webDriver: string): Promise<EngineBrowser> {
  const home = new Folder();
  home.write("gtk-3.0/gtk.css", narrowWindow);
  const screen = spawn("Xvfb", "-displayfd 1 -screen 0 2600x1400x24 -nolisten tcp".split(" "));
  const [display] = await once(screen.stdout, "data");
  const service = new DriverService.Builder(webDriver)
    .setHostname("127.0.0.1")
    .setEnvironment({
      ...(process.env as Record<string, string>),
      HOME: home.root,
      XDG_CONFIG_HOME: home.root,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
      // Without a graphics card, an accelerated page takes twice the processor time.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    })
    .build();
  const session = await new Builder()
    .usingServer(await service.start())
    // Otherwise each command waits for the load event, and that for scripts which a test holds back.
    .withCapabilities({ browserName: "MiniBrowser", pageLoadStrategy: "none" })
    .build();
  const page = webKitPage(session);
  return {
    newPage: ({ viewport }) => page.setViewportSize(viewport).then(() => page),
    close: async () => {
      await session.quit();
      await service.kill();
      screen.kill();
      home.remove(".");
    },
  };
}

type Recorded = { messages: [type: string, text: string][] };

/** Runs in the page, as WebKitWebDriver does not report console messages. */
function recordMessages(): void {
  const { messages } = Object.assign(window, { messages: [] } as Recorded);
  for (const method of ["log", "warn", "error"] as const) {
    const write = console[method];
    console[method] = (...given: unknown[]) => {
      messages.push([method, given.map((each) => JSON.stringify(each)).join(" ")]);
      write(...given);
    };
  }
  addEventListener("error", ({ message }) => messages.push(["uncaught", message]));
  addEventListener("unhandledrejection", ({ reason }) => messages.push(["uncaught", `${reason}`]));
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
    messages.push(["error", `${effectiveDirective} blocks ${blockedURI}`]),
  );
}

function webKitPage(session: WebDriver): EnginePage {
  const window = session.manage().window();
  // A script that reaches a page while it is unloaded never returns.
  const endsLate = () => Promise.reject(new Error("The page was left"));
  const evaluate = <Given, Result>(task: (given: Given) => Result, given?: Given) =>
    Promise.race([
      session.executeScript<Result>(task, given),
      setTimeout(5000, undefined, { ref: false }).then(endsLate),
    ]);
  const page: Record<keyof EnginePage, unknown> = {
    setViewportSize: async ({ width, height }: { width: number; height: number }) => {
      // The window is taller than the page in it.
      const more = await evaluate(() => outerHeight - innerHeight);
      await window.setRect({ x: 0, y: 0, width, height: height + more });
      await waitUntil("the width", () => evaluate((wanted) => innerWidth === wanted, width));
    },
    goto: async (address: string) => {
      // Otherwise the page that is left is taken for the one that opens.
      await evaluate(() => Object.assign(globalThis, { isLeft: true }).isLeft);
      await session.get(address);
      const isOpen = () =>
        location.href !== "about:blank" &&
        document.readyState !== "loading" &&
        !("isLeft" in globalThis);
      await waitUntil("the page", () => evaluate(isOpen));
      await evaluate(recordMessages);
    },
    goBack: () => session.navigate().back(),
    goForward: () => session.navigate().forward(),
    reload: () => session.navigate().refresh(),
    evaluate,
    mouse: {
      click: (x: number, y: number) =>
        session.actions().move({ x, y, duration: 0 }).click().perform(), // 100 ms by default
      move: (x: number, y: number) => session.actions().move({ x, y, duration: 0 }).perform(),
      down: () => session.actions().press().perform(),
      up: () => session.actions().release().perform(),
    },
    touchscreen: {},
    keyboard: {
      type: (text: string) => session.actions().sendKeys(text).perform(),
      press: (name: string) => session.actions().sendKeys(codeOf(name)).perform(),
    },
    consoleMessages: async () =>
      (await evaluate(() => (globalThis as unknown as Recorded).messages)).map(([type, text]) => ({
        type: () => type,
        text: () => text,
      })),
    pageErrors: async () => [],
    close: async () => {
      await session.get("about:blank");
      // Otherwise the first command of the next test may reach the page that is left.
      await waitUntil("the empty page", () => evaluate(() => location.href === "about:blank"));
    },
  };
  return page as EnginePage;
}
