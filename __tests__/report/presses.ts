import type { Page } from "playwright-core";
import { sideMenuId } from "../../src/components/SideMenu/sideMenuDialog";
import { defaultLanguage, languages } from "../../src/contract/languages";
import { closeVisits, disconnect, openPage, scriptsReady } from "../support/browser/openPage";
import start from "../support/browser/start";
import { phone } from "../support/browser/states";
import stop from "../support/browser/stop";
import { circumstances, type Measurement, mediansOf, type Row } from "./measurement";

const otherLanguage = `header button[lang="${languages.find((each) => each !== defaultLanguage)}"]`;

/** What is pressed, and the element that is on the page from the answer on. */
const buttons = [
  {
    name: "language switcher",
    button: otherLanguage,
    answer: `${otherLanguage}[aria-pressed="true"]`,
  },
  {
    name: "menu button",
    button: `header button[popovertarget="${sideMenuId}"]`,
    answer: `#${sideMenuId}:is(:modal, :popover-open)`,
  },
];

/** What a page is waited for before the press, by how far its scripts have come by then. */
const moments = {
  "not fetched": (page: Page) =>
    page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0),
  "fetched ahead": (page: Page) =>
    page.waitForFunction(() => {
      const { content } = document.querySelector("template") ?? {};
      return [...(content?.querySelectorAll("script, [as=script]") ?? [])].every((file) => {
        const address = file.getAttribute("src") ?? file.getAttribute("href") ?? "";
        const { href } = new URL(address, location.origin);
        return performance.getEntriesByName(href).length > 0;
      });
    }),
  running: async (page: Page) => {
    await scriptsReady(page);
    await page.waitForLoadState("networkidle");
  },
};

type Moment = keyof typeof moments;

type Press = { nextPaint: number; answer: number; scripts: Moment };

declare global {
  /** In a page under `watchPress`: what came of the first press there. */
  var firstPress: Promise<Press>;
}

/**
 * Runs in the page, from its start on. Two clocks are read from when the finger is lifted:
 * - the Event Timing API has the time until the browser's next paint, the one that Interaction to
 *   Next Paint is made of, in steps of 8 ms; it tells nothing of what takes less than 16 ms, which
 *   counts as 16. But that paint need not show the answer: React may render it later, and a press
 *   that came before the scripts waits for them.
 * - so each frame from the press on looks whether the answer is in the page; a message from that
 *   frame arrives when it is painted.
 */
function watchPress(answer: string): void {
  let nextPaint = 16;
  const events = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) nextPaint = Math.max(nextPaint, entry.duration);
    }
  }).observe(events);

  globalThis.firstPress = new Promise<Event>((pressed) =>
    addEventListener("pointerup", pressed, { capture: true, once: true }),
  ).then(async ({ timeStamp }) => {
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    const fetched = files.some((name) => name.endsWith(".js")) ? "fetched ahead" : "not fetched";
    const scripts = document.querySelector("script[src]") ? "running" : fetched;
    do {
      if (performance.now() - timeStamp > 60_000) throw new Error(`Nothing came of it: ${answer}`);
      await new Promise(requestAnimationFrame);
    } while (!document.querySelector(answer));
    const { port1, port2 } = new MessageChannel();
    await new Promise((painted) => {
      port1.onmessage = painted;
      port2.postMessage("");
    });
    const answerTime = performance.now() - timeStamp;
    // The browser reports its events some time after they were painted.
    await new Promise((reported) => setTimeout(reported, 500));
    return { nextPaint, answer: Math.round(answerTime), scripts };
  });
}

/** @returns the network that Lighthouse gives a phone where it does not simulate: ms, and kbit/s */
async function phoneNetwork() {
  const { defaultConfig } = await import("lighthouse");
  const {
    requestLatencyMs: latency = 0,
    downloadThroughputKbps: download = 0,
    uploadThroughputKbps: upload = 0,
  } = defaultConfig.settings?.throttling ?? {};
  return { latency, download, upload };
}

type Network = Awaited<ReturnType<typeof phoneNetwork>>;

/** Makes the machine and the network of a page as slow as those of a phone. */
async function slowDown(page: Page, cpu: number, network: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: (network.download * 1024) / 8,
    uploadThroughput: (network.upload * 1024) / 8,
  });
}

/**
 * Visits the landing page with a phone and presses a button there, once: a visitor's first press is
 * the slowest.
 */
async function press(
  { name, button, answer }: (typeof buttons)[number],
  moment: Moment,
  cpu: number,
  network: Network,
): Promise<{ browser: string; run: Row }> {
  const { page } = await openPage("/", {
    ...phone,
    reducedMotion: "no-preference",
    waitUntil: "domcontentloaded",
    prepare: async (fresh) => {
      await fresh.addInitScript(watchPress, answer);
      await slowDown(fresh, cpu, network);
    },
  });
  await moments[moment](page);
  await page.locator(button).tap();
  const {
    nextPaint,
    answer: answerTime,
    scripts,
  } = await page.evaluate(() => globalThis.firstPress);
  const browser = page.context().browser()?.version() ?? "";
  await closeVisits();
  if (scripts !== moment) {
    throw new Error(`The ${name} was to be pressed with scripts ${moment}; they were ${scripts}`);
  }
  return {
    browser,
    run: {
      Press: name,
      Scripts: moment,
      "Next paint, ms": nextPaint,
      "Answer painted, ms": answerTime,
    },
  };
}

/**
 * Measures how long a visitor with a phone waits after a press.
 *
 * @param presses how often each button is pressed at each moment, in turns
 * @param cpu by how much a phone is slower than this machine
 */
export async function measurePresses(presses: number, cpu: number): Promise<Measurement> {
  const runs: Row[] = [];
  let browser = "";
  const network = await phoneNetwork();
  await start();
  try {
    for (let round = 1; round <= presses; round += 1) {
      console.log(`Press to paint, round ${round} of ${presses}`);
      for (const button of buttons) {
        for (const moment of Object.keys(moments) as Moment[]) {
          const pressed = await press(button, moment, cpu, network);
          runs.push(pressed.run);
          browser = pressed.browser;
        }
      }
    }
  } finally {
    await disconnect();
    await stop();
  }
  const { width, height } = phone.viewport;
  return {
    title: "Press to paint",
    conditions: {
      ...circumstances(`Chromium ${browser}`),
      Presses: presses,
      "CPU slowdown": cpu,
      Network: `${network.latency} ms, ${Math.round(network.download)} kbit/s`,
      Window: `${width} × ${height}, touch`,
      Goal: "200 ms or less where scripts run, which is a good Interaction to Next Paint",
    },
    medians: mediansOf(runs, ["Press", "Scripts"]),
    remarks: [],
    runs,
  };
}
