import { type ChildProcess, spawn } from "node:child_process";
import { type Browser, chromium, type Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { chooseLanguage } from "../support/browser/language";
import { launchOptions } from "../support/browser/start";
import { legalPage } from "../support/content";
import { freePort } from "../support/listen";
import { waitUntil } from "../support/waitUntil";
import { SiteCopy } from "./siteCopy";

jest.setTimeout(1_200_000);

const table = "content/locales/de/translation.json";
const imprint = "content/legal/de/imprint.md";

/** `npm run develop` in a directory. */
class DevelopServer {
  /** Everything that the server has printed. */
  terminal = "";
  private readonly program: ChildProcess;

  private constructor(
    root: string,
    readonly address: string,
    port: number,
  ) {
    this.program = spawn("npm", ["run", "develop", "--", "--port", String(port)], {
      cwd: root,
      // Its own process group, so that its child processes end with it.
      detached: true,
      env: {
        ...process.env,
        CI: "true",
        // As without CI: a rendition is encoded at its first request.
        GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "true",
        GATSBY_TELEMETRY_DISABLED: "1",
        NODE_ENV: "development",
      },
    });
    const listen = (output: Buffer) => {
      this.terminal += output.toString();
    };
    this.program.stdout?.on("data", listen);
    this.program.stderr?.on("data", listen);
  }

  /**
   * @param root the project's directory
   * @returns the server, once it serves pages
   * @throws with its output when it ends before that
   */
  static async start(root: string): Promise<DevelopServer> {
    const port = await freePort();
    const server = new DevelopServer(root, `http://localhost:${port}`, port);
    const isReady = () => server.terminal.includes("You can now view");
    await waitUntil(
      "a server that serves pages",
      async () => isReady() || server.program.exitCode !== null,
      600,
    );
    if (!isReady()) throw new Error(server.terminal);
    return server;
  }

  stop(): void {
    if (this.program.pid && this.program.exitCode === null) process.kill(-this.program.pid);
  }
}

describe("the development server during edits", () => {
  const site = new SiteCopy();
  const times: Record<string, string> = {};
  let server: DevelopServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    server = await DevelopServer.start(site.root);
    browser = await chromium.launch(launchOptions());
    page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(server.address, { waitUntil: "domcontentloaded", timeout: 300_000 });
    await chooseLanguage(page, "de");
    await page.evaluate(() => document.body.setAttribute("data-opened-once", ""));
  });

  afterAll(async () => {
    await browser?.close();
    server?.stop();
    site.dispose();
    console.table(times);
  });

  const shows = (selector: string, text: string) =>
    page.locator(selector).filter({ hasText: text }).first().waitFor();

  /** Waits for the effect of an edit, records the time, and asserts that the page was not reloaded. */
  async function expectInPlace(edit: string, seen: Promise<unknown>): Promise<void> {
    const start = performance.now();
    await seen;
    times[edit] = `${((performance.now() - start) / 1000).toFixed(2)} s`;
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.locator("body[data-opened-once]").count()).toBe(1);
  }

  it("shows a saved text in the chosen language", async () => {
    const texts = JSON.parse(site.read(table));
    texts.hero.title = "Erste Probe";
    site.write(table, JSON.stringify(texts, null, 2));

    await expectInPlace("a text", shows("h1", "Erste Probe"));
  });

  it("shows a replaced picture", async () => {
    const picture = page.locator("#quality img").first();
    await picture.scrollIntoViewIfNeeded();
    const before = await picture.getAttribute("src");
    const images = JSON.parse(site.read("content/site/images.json"));
    const { file } = images.quality;
    images.quality.file = site.list("content/images").find((each) => each !== file);
    site.write("content/site/images.json", JSON.stringify(images, null, 2));

    const changed = page.waitForFunction((old) => {
      const image = document.querySelector<HTMLImageElement>("#quality img");
      return image?.getAttribute("src") !== old && image?.complete && image.naturalWidth > 0;
    }, before);
    await expectInPlace("a picture", changed);
    expect(await picture.getAttribute("src")).toContain(images.quality.file.split(".")[0]);
  });

  it("reports an error in the page and in the terminal, and keeps the last valid content", async () => {
    const good = site.read(table);
    site.write(table, good.replace('"title": "Erste Probe"', '"title": Zweite Probe"'));

    await expectInPlace("a fault", shows("aside[role=alert]", table));
    expect(await page.locator("aside[role=alert]").textContent()).toMatch(
      /translation\.json:\d+:\d+/,
    );
    expect(server.terminal).toMatch(/translation\.json:\d+:\d+/);
    expect(await page.locator("h1").textContent()).toBe("Erste Probe");

    site.write(table, good.replace("Erste Probe", "Zweite Probe"));
    await expectInPlace("its correction", shows("h1", "Zweite Probe"));
    await page.locator("aside[role=alert]").waitFor({ state: "detached" });
  });

  it("shows a text that is added to the contract", async () => {
    site.edit(
      "src/contract/translation.ts",
      /(?=learnMore: text\()/,
      'greeting: text("A word"),\n',
    );
    for (const language of languages) {
      const file = `content/locales/${language}/translation.json`;
      site.edit(file, /(?="learnMore")/, '"greeting": "Gruß",\n');
    }
    site.edit("src/sections/Hero/Hero.tsx", /(?<=t\("hero\.)learnMore/, "greeting");

    await expectInPlace("a new text", shows("main", "Gruß"));
    expect(await page.locator("aside[role=alert]").count()).toBe(0);
  });

  it("shows a saved legal page", async () => {
    await page.locator('footer a[href="/imprint"]').click();
    await page.waitForURL("**/imprint");
    await shows("main", legalPage("de", "imprint").title);
    site.edit(imprint, /\s*$/, "\n\nDritte Probe.\n");

    await expectInPlace("a legal page", shows("main", "Dritte Probe."));
  });
});
