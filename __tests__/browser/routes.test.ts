import { languages } from "../../src/contract/languages";
import { chooseLanguage } from "../support/browser/language";
import { expectNothingStored, expectQuiet, openReadyPage } from "../support/browser/openPage";
import { legalPage, pagePaths, text } from "../support/content";

it.each(pagePaths)("%s leaves no message on the console in any language", async (path) => {
  const visit = await openReadyPage(path);
  for (const language of languages) await chooseLanguage(visit.page, language);

  await expectQuiet(visit);
  await expectNothingStored(visit);
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
