import { languages } from "../../src/contract/languages";
import { headline } from "../support/browser/headline";
import { chooseLanguage, documentLanguage } from "../support/browser/language";
import {
  expectNoIncidents,
  expectNothingStored,
  openPage,
  openReadyPage,
  siteOrigin,
} from "../support/browser/openPage";
import { pageMetadata, text, unknownPath } from "../support/content";

/** What the browser itself logs for a page with status 404. */
const browserLine = /^error: Failed to load resource: .*404/;

describe("the not-found page", () => {
  it.each([unknownPath, "/imprint/extra"])("has all languages, and logs %s once", async (path) => {
    const visit = await openReadyPage(path);
    const { page } = visit;
    const main = page.getByRole("main");
    await main.getByText("404", { exact: true }).waitFor();

    for (const language of languages) {
      await chooseLanguage(page, language);
      await headline(page, language, unknownPath).waitFor();
      for (const each of languages) {
        const entry = main.locator(`[lang=${each}]`);
        await entry.getByText(text(each, "notFound.message")).waitFor();
        await entry.getByRole("link", { name: text(each, "notFound.returnHome") }).waitFor();
      }
      expect(await main.locator("[lang]").first().getAttribute("lang")).toBe(language);
      expect(await page.title()).toBe(pageMetadata(language, unknownPath).title);
    }
    expect(page.url()).toBe(`${siteOrigin()}${path}`);
    const pathLine = new RegExp(`^\\w+: .*${path}`);
    await expectNoIncidents(visit, [browserLine, pathLine]);
    expect(visit.incidents.filter((line) => !browserLine.test(line))).toHaveLength(1);
    await expectNothingStored(visit);
  });

  it("links to the landing page in each language", async () => {
    const { page } = await openReadyPage(unknownPath);
    for (const language of languages) {
      await page.locator(`main [lang=${language}]`).getByRole("link").click();
      await headline(page, language, "/").waitFor();
      expect(await documentLanguage(page)).toBe(language);
      await page.goBack();
    }
  });

  it("can be read without scripts", async () => {
    const { page } = await openPage(unknownPath, { javaScriptEnabled: false });
    for (const language of languages) {
      const entry = page.locator(`main [lang=${language}]`);
      await entry.getByText(text(language, "notFound.message")).waitFor();
    }
    await page.locator("main [lang=bs]").getByRole("link").click();

    await headline(page, "bs", "/").waitFor();
  });
});
