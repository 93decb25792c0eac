import { languages } from "../../src/contract/languages";
import { chooseLanguage } from "../support/browser/language";
import { expectNothingStored, expectQuiet, openReadyPage } from "../support/browser/openPage";
import { legalPage, pageMetadata, pagePaths, text } from "../support/content";

describe.each(languages)("the site in %s", (language) => {
  it.each(pagePaths)("shows %s without a message on the console", async (path) => {
    const visit = await openReadyPage(path);
    await chooseLanguage(visit.page, language);

    expect(await visit.page.title()).toBe(pageMetadata(language, path).title);
    await expectQuiet(visit);
    await expectNothingStored(visit);
  });
});

describe("a walk through the whole site", () => {
  it("leaves no message, asks no other host and stores nothing", async () => {
    const visit = await openReadyPage("/");
    const { page } = visit;
    const footer = page.getByRole("contentinfo");

    for (const language of languages) {
      await chooseLanguage(page, language);
      for (const path of pagePaths.slice(1)) {
        await footer.locator(`a[href="${path}"]`).click();
        await page.waitForURL(`**${path}`);
        await page
          .getByRole("heading", { level: 1, name: legalPage(language, path.slice(1)).title })
          .waitFor();
      }
      await page
        .getByRole("banner")
        .getByRole("link", { name: text(language, "nav.process") })
        .click();
      await page.getByRole("heading", { name: text(language, "process.title") }).waitFor();
    }
    await expectQuiet(visit);
    await expectNothingStored(visit);
  });
});
