import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../../support/listen";
import { waitUntil } from "../../support/waitUntil";
import type { Driver, KeyName, RunningEngine } from "./driver";

const keys: Record<Exclude<KeyName, "Shift+Tab">, string> = {
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  PageDown: Key.PAGE_DOWN,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

// Otherwise the toolbar would prevent a window as narrow as a phone.
const narrowWindow =
  "toolbar, toolbar *, headerbar, headerbar *, entry, button, image { min-width: 0; padding: 0; margin: 0; border: 0; }";

/**
 * Starts WebKit's MiniBrowser on a virtual screen.
 *
 * @param browser path of MiniBrowser
 * @throws when it, its driver or its screen does not start
 */
export async function startWebKit(browser: string): Promise<RunningEngine> {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const processes: ChildProcess[] = [];
  const endProcesses = () => {
    for (const { pid } of processes.splice(0).reverse()) endGroup(pid);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", endProcesses);
  try {
    mkdirSync(join(home, "gtk-3.0"));
    writeFileSync(join(home, "gtk-3.0/gtk.css"), narrowWindow);
    const session = await openSession(browser, home, processes);
    return {
      newPage: async (width) => {
        const driver = driverOf(session);
        await driver.resize(width, 800);
        return driver;
      },
      stop: async () => {
        await session.quit();
        endProcesses();
        process.off("exit", endProcesses);
      },
    };
  } catch (error) {
    endProcesses();
    throw error;
  }
}

async function openSession(browser: string, home: string, processes: ChildProcess[]) {
  const start = (program: string, given: string[], environment = {}) => {
    const started = spawn(program, given, {
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, ...environment },
    });
    // Without a listener, a missing program would end the tests.
    started.on("error", () => {});
    processes.push(started);
    return started;
  };

  const screen = start("Xvfb", "-displayfd 1 -screen 0 2600x1400x24 -nolisten tcp".split(" "));
  const [display] = await once(screen.stdout as NodeJS.ReadableStream, "data");
  const port = await freePort();
  start("WebKitWebDriver", [`--port=${port}`, "--host=127.0.0.1"], {
    DISPLAY: `:${String(display).trim()}`,
    WAYLAND_DISPLAY: undefined,
    GDK_BACKEND: "x11",
    NO_AT_BRIDGE: "1",
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntil("WebKitWebDriver to answer", async () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: "MiniBrowser",
      // Otherwise each command waits for the load event, and that for scripts which a test holds back.
      pageLoadStrategy: "none",
      "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
    })
    .build();
}

function endGroup(pid = 0): void {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch {
    // The process has ended already.
  }
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

function driverOf(session: WebDriver): Driver {
  const window = session.manage().window();
  const evaluate: Driver["evaluate"] = (task, given) => session.executeScript(task, given);
  const blank = "about:blank";
  const open = async (...addresses: [string, ...string[]]) => {
    const [address] = addresses;
    await session.get(address);
    const isOpen = (expected: string[]) =>
      expected.includes(location.href) && document.readyState !== "loading";
    // A script that reaches the earlier page while it is unloaded never returns.
    await waitUntil("the page", () => Promise.race([evaluate(isOpen, addresses), setTimeout(300)]));
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
    press: async (find, given) => {
      const element = await session.executeScript<WebElement>(find, given);
      await element.click();
    },
    pressAt: (x, y) => session.actions().move({ x, y }).click().perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    key: (name) => {
      const actions = session.actions();
      if (name !== "Shift+Tab") return actions.sendKeys(keys[name]).perform();
      return actions.keyDown(Key.SHIFT).sendKeys(Key.TAB).keyUp(Key.SHIFT).perform();
    },
    messages: () => evaluate(() => (globalThis as unknown as { messages: string[] }).messages),
    close: () => open(blank),
  };
}
