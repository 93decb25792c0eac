import { extname } from "node:path";
import type { Browser, Page } from "playwright-core";
import { defaultLanguage, languages } from "../../src/contract/languages";
import { scriptsReady } from "../support/browser/openPage";
import { launchBrowser } from "../support/browser/start";
import { phone } from "../support/browser/states";
import { requireBuild, sentSize } from "../support/build";
import { startCloudflare } from "../support/hosts";

const slowdown = 4;
const network = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const rounds = Number(process.argv[2] ?? 9);

const otherLanguage = `header button[lang="${languages.find((each) => each !== defaultLanguage)}"]`;

/** What is pressed, and an element that exists after the response to it. */
const presses = {
  language: [otherLanguage, `${otherLanguage}[aria-pressed="true"]`],
  menu: ["header [aria-haspopup=dialog]", "dialog:is([open], :target)"],
} as const;

/** The state of the scripts at the press. */
const moments = {
  "at first paint": (page: Page) =>
    page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0),
  "once scripts are prefetched": (page: Page) =>
    page.waitForFunction(() => {
      const scripts = document.querySelector("template")?.content.querySelectorAll("script") ?? [];
      return Array.from(scripts, (script) => location.origin + script.getAttribute("src")).every(
        (address) => performance.getEntriesByName(address).length > 0,
      );
    }),
  "once hydrated": async (page: Page) => {
    await scriptsReady(page);
    await page.waitForLoadState("networkidle");
  },
};

/** Runs in the page. Resolves with the time from `pointerup` to the painted response, in ms. */
function watchAnswer(answer: string): void {
  const pressed = new Promise<Event>((resolve) =>
    addEventListener("pointerup", resolve, { capture: true, once: true }),
  );
  globalThis.answered = pressed.then(async ({ timeStamp }) => {
    do await new Promise(requestAnimationFrame);
    while (!document.querySelector(answer));
    // A message that is sent in a frame arrives after the paint.
    const { port1, port2 } = new MessageChannel();
    await new Promise((painted) => {
      port1.onmessage = painted;
      port2.postMessage("");
    });
    return performance.now() - timeStamp;
  });
}

declare global {
  var answered: Promise<number>;
}

async function open(browser: Browser, address: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await (await browser.newContext(phone)).newPage();
  await prepare?.(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await page.goto(address, { waitUntil: "commit" });
  return page;
}

const median = (numbers: number[]) =>
  numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

async function measurePresses(browser: Browser, address: string) {
  const table: Record<string, Record<string, number>> = {};
  for (const [name, [button, answer]] of Object.entries(presses)) {
    for (const [moment, reached] of Object.entries(moments)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const page = await open(browser, address, (fresh) =>
          fresh.addInitScript(watchAnswer, answer),
        );
        await reached(page);
        // The list of languages, opened without an event, which would already load the scripts.
        if (!(await page.locator(button).isVisible())) {
          await page.evaluate(() =>
            document.querySelector("header details")?.toggleAttribute("open"),
          );
        }
        await page.locator(button).tap();
        times.push(await page.evaluate(() => globalThis.answered));
        await page.context().close();
      }
      table[name] = { ...table[name], [moment]: Math.round(median(times)) };
    }
  }
  return table;
}

/** @returns the bytes of a visit of the landing page without an event, by type of file */
async function weighFirstView(browser: Browser, address: string) {
  const paths = new Set<string>();
  const page = await open(browser, address, async (fresh) => {
    fresh.on("requestfinished", (request) => paths.add(new URL(request.url()).pathname));
  });
  await page.waitForLoadState("networkidle");
  // Prefetches begin half a second after the load event.
  await page.waitForTimeout(4000);
  await page.context().close();

  const bytes: Record<string, number> = {};
  for (const path of paths) {
    const type = extname(path) || ".html";
    bytes[type] = (bytes[type] ?? 0) + sentSize(path);
  }
  return bytes;
}

/** Prints response times and bytes of the build in public/ on a slowed phone. */
async function measure() {
  requireBuild();
  const server = await startCloudflare();
  const browser = await launchBrowser();
  try {
    console.log(`Chromium ${browser.version()}, CPU ${slowdown} times slower, 150 ms, 1.6 Mbit/s`);
    console.log("\nBytes of a first view with brotli, with prefetches");
    console.table(await weighFirstView(browser, server.origin));
    console.log(`\nFrom press to painted response, ms, median of ${rounds}`);
    console.table(await measurePresses(browser, server.origin));
  } finally {
    await browser.close();
    await server.stop();
  }
}

measure();
