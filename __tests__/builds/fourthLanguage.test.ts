import { execFileSync } from "node:child_process";
import type { Server } from "node:http";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { createSiteServer } from "../../src/delivery/server";
import { findBrowser } from "../support/browser/findBrowser";
import { SiteCopy } from "./siteCopy";

const pages = ["gdpr", "imprint", "terms-of-service"];

/** Adds French as the guide for editors says: two folders, a country name and one line of code. */
function addFrench(site: SiteCopy): void {
  const table = site
    .read("content/locales/en/translation.json")
    .replace(/(?<=": ")(?=[^"]*[^"\s])/g, "fr ")
    .replace(/"name": "fr English"/, '"name": "Français"');
  site.write("content/locales/fr/translation.json", table);
  for (const page of pages) {
    const text = site.read(`content/legal/en/${page}.md`);
    const translated = text
      .replace(/^title: "?/m, (start) => `${start}fr `)
      .replace(/^(?:## |- )?(?=\*{0,2}[A-Z])/gm, (start) => `${start}fr `);
    site.write(`content/legal/fr/${page}.md`, translated);
  }
  site.edit("content/site/company.json", /"country": \{/, '"country": { "fr": "Bosnie",');
  site.edit("src/language/languages.ts", /(?<=languages = \[.*)\]/, ', "fr"]');
}

describe("a fourth language", () => {
  const site = new SiteCopy();
  let server: Server;
  let browser: Browser;
  let address: string;

  beforeAll(async () => {
    addFrench(site);
    site.build();
    server = createSiteServer(join(site.root, "public")).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const listening = server.address();
    address = `http://127.0.0.1:${typeof listening === "object" ? listening?.port : ""}`;
    browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
    site.dispose();
  });

  it("passes the check without a finding", () => {
    const report = execFileSync(
      process.execPath,
      ["--import", "tsx", "src/content/command.ts", site.root],
      { cwd: site.root, encoding: "utf8" },
    );

    expect(report).toMatch(/^Content is sound/);
  });

  it("type-checks", () => {
    const run = () => execFileSync("npx", ["tsc"], { cwd: site.root, encoding: "utf8" });

    expect(run).not.toThrow();
  });

  it.each(["/", ...pages.map((page) => `/${page}`)])("can be chosen at %s", async (path) => {
    const page = await browser.newPage();
    await page.goto(address + path);
    await page.mouse.move(10, 10);
    const names = await page.locator("fieldset button").filter({ visible: true }).allTextContents();
    expect(names).toHaveLength(4);

    await page.getByRole("button", { name: "Français" }).filter({ visible: true }).first().click();
    await page.waitForFunction(() => document.documentElement.lang === "fr");

    expect(await page.locator("h1").textContent()).toMatch(/^fr /);
    expect(await page.title()).toMatch(/^fr /);
    expect(await page.locator("footer").textContent()).toContain("fr Imprint");
    await page.close();
  });
});
