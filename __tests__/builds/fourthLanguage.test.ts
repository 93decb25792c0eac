import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { createSiteServer } from "../../src/delivery/server";
import { launchBrowser } from "../support/browser/start";
import { text } from "../support/content";
import { type ListeningServer, listen } from "../support/listen";
import { SiteCopy } from "./siteCopy";

const pages = ["gdpr", "imprint", "terms-of-service"];

/**
 * Adds a language as the guide for editors says: two folders, its wording of the facts that have
 * one in each language, and one line of code. Its texts are the English ones, each led by the
 * language.
 *
 * @param site a copy of the site that has not been built
 * @param language two letters
 * @param name what the switcher calls it
 */
function addLanguage(site: SiteCopy, language: string, name: string): void {
  const table = site
    .read("content/locales/en/translation.json")
    .replace(/(?<=": ")(?=[^"]*[^"\s])/g, `${language} `)
    .replace(/(?<="name": ").*?(?=")/, name);
  site.write(`content/locales/${language}/translation.json`, table);
  for (const page of site.list("content/legal/en")) {
    const text = site.read(`content/legal/en/${page}`);
    const translated = text
      .replace(/^(?:title|description): "?/gm, (start) => `${start}${language} `)
      .replace(/^(?:## |- )?(?=\*{0,2}[A-Z])/gm, (start) => `${start}${language} `);
    site.write(`content/legal/${language}/${page}`, translated);
  }
  const company = "content/site/company.json";
  site.write(company, site.read(company).replaceAll(/": \{/g, `": { "${language}": "Bosnia",`));
  site.edit("src/contract/languages.ts", /(?<=languages = \[.*)\]/, `, "${language}"]`);
}

describe("a fourth language", () => {
  const site = new SiteCopy();
  let server: ListeningServer;
  let browser: Browser;

  beforeAll(async () => {
    addLanguage(site, "fr", "Français");
    site.build();
    server = await listen(createSiteServer(join(site.root, "public")));
    browser = await launchBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    site.dispose();
  });

  it("passes the check without a finding", () => {
    const report = execFileSync(
      process.execPath,
      ["--import", "tsx", "src/checking/command.mts", site.root],
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
    await page.goto(server.origin + path);
    await page.mouse.move(10, 10);
    const names = await page.locator("fieldset button").filter({ visible: true }).allTextContents();
    expect(names).toHaveLength(4);

    await page.getByRole("button", { name: "Français" }).filter({ visible: true }).first().click();
    await page.waitForFunction(() => document.documentElement.lang === "fr");

    expect(await page.locator("h1").textContent()).toMatch(/^fr /);
    expect(await page.title()).toMatch(/^fr /);
    expect(await page.locator("footer").textContent()).toContain(
      `fr ${text("en", "footer.imprint")}`,
    );
    await page.close();
  });
});
