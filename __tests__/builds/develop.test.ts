import { spawn } from "node:child_process";
import { type Browser, chromium, type Page } from "playwright-core";
import { languages } from "../../src/contract/languages";
import { chooseLanguage } from "../support/browser/language";
import { launchOptions } from "../support/browser/start";
import { freePort } from "../support/listen";
import { SiteCopy } from "../support/siteCopy";
import { waitUntil } from "../support/waitUntil";

jest.setTimeout(1_200_000);

const table = "content/locales/de/translation.json";
const imprint = "content/legal/de/imprint.md";

/** Starts `npm run develop` in a directory, in a process group of its own. */
const startDevelop = (root: string, port: number) =>
  spawn("npm", ["run", "develop", "--", "--host", "127.0.0.1", "--port", String(port)], {
    cwd: root,
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

describe("the development server during edits", () => {
  const site = new SiteCopy();
  let program: ReturnType<typeof startDevelop>;
  /** Everything that the server has printed. */
  let terminal = "";
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const port = await freePort();
    // The first start finds an error, and waits.
    const content = site.read(table);
    site.write(table, "{");
    program = startDevelop(site.root, port);
    for (const output of [program.stdout, program.stderr]) {
      output.on("data", (text: Buffer) => {
        terminal += text.toString();
      });
    }
    await waitUntil(
      "report",
      async () => terminal.includes("the site starts as soon as it is"),
      200,
    );
    expect(terminal).toContain(`${table}:1:2`);
    site.write(table, content);
    await waitUntil("pages", async () => terminal.includes("You can now view"), 600);
    browser = await chromium.launch(launchOptions());
    page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`http://127.0.0.1:${port}`, {
      waitUntil: "domcontentloaded",
      timeout: 300_000,
    });
    // The development server sends pages without their HTML.
    await page.getByRole("banner").waitFor();
    await chooseLanguage(page, "de");
    await page.evaluate(() => document.body.setAttribute("data-opened-once", ""));
  });

  afterAll(async () => {
    await browser?.close();
    if (program.pid && program.exitCode === null) process.kill(-program.pid);
    site.remove(".");
  });

  const shows = (selector: string, text: string) =>
    page.locator(selector).filter({ hasText: text }).first().waitFor();

  /** Waits for the effect of an edit, and asserts that the page was not reloaded. */
  async function expectInPlace(seen: Promise<unknown>): Promise<void> {
    await seen;
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.locator("body[data-opened-once]").count()).toBe(1);
  }

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
    await expectInPlace(changed);
    expect(await picture.getAttribute("src")).toContain(images.quality.file.split(".")[0]);
  });

  it("shows a saved text, reports an error in the page and in the terminal, and keeps the last valid content", async () => {
    const texts = JSON.parse(site.read(table));
    texts.hero.title = "Erste Probe";
    const good = JSON.stringify(texts, null, 2);
    site.write(table, good);
    await expectInPlace(shows("h1", "Erste Probe"));
    site.write(table, good.replace('"title": "Erste Probe"', '"title": Zweite Probe"'));

    await expectInPlace(shows("aside[role=alert]", table));
    expect(await page.locator("aside[role=alert]").textContent()).toMatch(
      /translation\.json:\d+:\d+/,
    );
    expect(terminal).toMatch(/translation\.json:\d+:\d+/);
    expect(await page.locator("h1").textContent()).toBe("Erste Probe");

    site.write(table, good.replace("Erste Probe", "Zweite Probe"));
    await expectInPlace(shows("h1", "Zweite Probe"));
    await page.locator("aside[role=alert]").waitFor({ state: "detached" });
  });

  it("shows a text that is added to the contract", async () => {
    site.edit("src/contract/translation.ts", /(?=learnMore: )/, 'greeting: text("A word"),\n');
    for (const language of languages) {
      const file = `content/locales/${language}/translation.json`;
      site.edit(file, /(?="learnMore")/, '"greeting": "Gruß",\n');
    }
    site.edit("src/sections/Hero/Hero.tsx", /(?<=t\("hero\.)learnMore/, "greeting");

    await expectInPlace(shows("main", "Gruß"));
    expect(await page.locator("aside[role=alert]").count()).toBe(0);
  });

  it("shows a saved style, and writes its type", async () => {
    const style = "\n.probe {\n  outline: 0;\n}\n\n.hero h1 {\n  opacity: 0.5;\n}\n";
    site.edit("src/sections/Hero/Hero.module.css", /\s*$/, style);

    await expectInPlace(
      page.waitForFunction(() => {
        const headline = document.querySelector("h1");
        return headline && getComputedStyle(headline).opacity === "0.5";
      }),
    );
    expect(site.read("css-modules.d.ts")).toContain("export const probe: string;");
  });

  it("shows a saved legal page", async () => {
    await page.locator('footer a[href="/imprint"]').click();
    await page.waitForURL("**/imprint");
    await shows("main", "Impressum");
    site.edit(imprint, /\s*$/, "\n\nDritte Probe.\n");

    await expectInPlace(shows("main", "Dritte Probe."));
  });
});
