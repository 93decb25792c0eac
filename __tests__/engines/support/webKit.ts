import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Builder, Key, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { waitUntil } from "../../support/waitUntil";
import type { Driver, RunningEngine } from "./driver";

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
export async function startWebKit(webDriver: string): Promise<RunningEngine> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/gtk.css"), narrowWindow);
  const screen = spawn("Xvfb", "-displayfd 1 -screen 0 2600x1400x24 -nolisten tcp".split(" "), {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const end = () => {
    screen.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", end);
  const [display] = await once(screen.stdout, "data");
  const { WAYLAND_DISPLAY: _, ...environment } = process.env;
  const service = new DriverService.Builder(webDriver)
    .setHostname("127.0.0.1")
    .setEnvironment({
      ...(environment as Record<string, string>),
      HOME: home,
      XDG_CONFIG_HOME: home,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: "x11",
      NO_AT_BRIDGE: "1",
    })
    .build();
  const session = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      // Otherwise each command waits for the load event, and that for scripts which a test holds back.
      pageLoadStrategy: "none",
    })
    .build();

  return {
    newPage: async (width) => {
      const driver = webKitPage(session);
      await driver.resize(width, 800);
      return driver;
    },
    stop: async () => {
      await session.quit();
      await service.kill();
      end();
      process.off("exit", end);
    },
  };
}

/** Runs in the page, as WebKitWebDriver does not report console messages. */
function recordMessages(): void {
  const messages: string[] = [];
  Object.assign(window, { messages });
  for (const method of ["log", "warn", "error"] as const) {
    const write = console[method];
    console[method] = (...given: unknown[]) => {
      messages.push(`${method}: ${given.map((each) => JSON.stringify(each)).join(" ")}`);
      write(...given);
    };
  }
  addEventListener("error", ({ message }) => messages.push(`uncaught: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => messages.push(`uncaught: ${reason}`));
  addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) =>
    messages.push(`error: ${effectiveDirective} blocks ${blockedURI}`),
  );
}

const expires = async (milliseconds: number, message: string): Promise<never> => {
  await setTimeout(milliseconds, undefined, { ref: false });
  throw new Error(message);
};

function webKitPage(session: WebDriver): Driver {
  const window = session.manage().window();
  // A script that reaches a page while it is unloaded never returns.
  const evaluate: Driver["evaluate"] = (task, given) =>
    Promise.race([session.executeScript<never>(task, given), expires(5000, "The page was left")]);
  const blank = "about:blank";
  const open = async (...addresses: [string, ...string[]]) => {
    const [address] = addresses;
    // Otherwise the page that is left is taken for the same page, opened again.
    await evaluate(() => Object.assign(globalThis, { isLeft: true }).isLeft);
    await session.get(address);
    const isOpen = (expected: string[]) =>
      expected.includes(location.href) &&
      document.readyState !== "loading" &&
      !("isLeft" in globalThis);
    await waitUntil("the page", () => evaluate(isOpen, addresses));
  };

  return {
    resize: async (width, height) => {
      await window.setRect({ x: 0, y: 0, width, height });
      // The window is taller than the page in it.
      const inner = await evaluate(() => innerHeight);
      await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
    },
    load: async (address) => {
      // A page replaces a malformed percent sign in its address by the fullwidth one.
      await open(address, address.replaceAll("%", encodeURI("\uFF05")));
      await evaluate(recordMessages);
    },
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    reload: () => session.navigate().refresh(),
    evaluate,
    pressAt: (x, y) => session.actions().move({ x, y }).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    key: (names) => {
      const codes = names.split("+").map(codeOf);
      const actions = session.actions();
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.reverse()) actions.keyUp(code);
      return actions.perform();
    },
    messages: () => evaluate(() => (globalThis as unknown as { messages: string[] }).messages),
    close: () => open(blank),
  };
}
