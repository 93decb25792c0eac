import { spawn } from "node:child_process";
import { type Browser, chromium, type Page } from "playwright-core";
import { chooseLanguage } from "../support/browser/language";
import { launchOptions } from "../support/browser/start";
import { freePort } from "../support/listen";
import { SiteCopy } from "../support/siteCopy";
import { waitUntil } from "../support/waitUntil";

jest.setTimeout(1_200_000);

const table = "content/locales/de/translation.json";

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

describe("the development server", () => {
  const site = new SiteCopy();
  const content = site.read(table);
  let program: ReturnType<typeof startDevelop>;
  /** Everything that the server has printed. */
  let terminal = "";
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const port = await freePort();
    site.write(table, content.replace(/,$/m, ""));
    program = startDevelop(site.root, port);
    for (const output of [program.stdout, program.stderr]) {
      output.on("data", (text: Buffer) => {
        terminal += text.toString();
      });
    }
    await waitUntil("pages", async () => terminal.includes("You can now view"), 600);
    site.write(table, content);
    // The server reads it a moment later; a page that came before would keep its error.
    const data = `http://127.0.0.1:${port}/page-data/index/page-data.json`;
    await waitUntil("German texts", async () =>
      /Zum Inhalt/.test(await (await fetch(data)).text()),
    );
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
  });

  afterAll(async () => {
    await browser?.close();
    if (program.pid && program.exitCode === null) process.kill(-program.pid);
    site.remove(".");
  });

  it("reports an error in the content with its place, and starts", () => {
    expect(terminal).toMatch(/de\/translation\.json:\d+:\d+/);
  });

  it("shows a saved text, in the chosen language and without a reload", async () => {
    await page.evaluate(() => document.body.setAttribute("data-opened-once", ""));
    site.write(table, content.replace(/(?<="learnMore": ")/, "Probe: "));

    await page.locator("body[data-opened-once] main").getByText("Probe: ").waitFor();
  });

  it("shows a saved style, and writes its type", async () => {
    const style = "\n.probe {\n  outline: 0;\n}\n\n.hero h1 {\n  opacity: 0.5;\n}\n";
    site.edit("src/sections/Hero/Hero.module.css", /\s*$/, style);

    await page.waitForFunction(() => {
      const headline = document.querySelector("h1");
      return headline && getComputedStyle(headline).opacity === "0.5";
    });
    expect(site.read("css-modules.d.ts")).toContain("export const probe: string;");
  });
});
