import { languages } from "../../src/contract/languages";
import { chooseLanguage, headline } from "../support/browser/language";
import {
  expectNoIncidents,
  expectNothingStored,
  incidents,
  openReadyPage,
  siteOrigin,
} from "../support/browser/openPage";
import { pageMetadata, text, unknownPath } from "../support/content";

/** What the browser itself logs for a page with status 404. */
const browserLine = /^error: Failed to load resource: .*404/;

describe("the not-found page", () => {
  it("has all languages, links to the landing page in each, and logs the path", async () => {
    const page = await openReadyPage("/imprint/extra");
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
      await main.locator(`[lang=${language}]`).getByRole("link").click();
      await headline(page, language, "/").waitFor();
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      await page.goBack();
    }
    expect(page.url()).toBe(`${siteOrigin()}/imprint/extra`);
    const pathLine = /^\w+: .*\/imprint\/extra/;
    await expectNoIncidents(page, [browserLine, pathLine]);
    expect(await incidents(page)).toContainEqual(expect.stringMatching(pathLine));
    await expectNothingStored(page);
  });

  it("hydrates at its own address too", async () => {
    const page = await openReadyPage("/404");
    await chooseLanguage(page, "en");
    await headline(page, "en", unknownPath).waitFor();
  });
});
