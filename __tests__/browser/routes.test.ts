import { languages } from "../../src/language/languages";
import { chooseLanguage } from "../support/browser/language";
import { expectNothingStored, expectQuiet, openReadyPage } from "../support/browser/openPage";
import { pageMetadata, pagePaths } from "../support/content";

describe.each(languages)("the site in %s", (language) => {
  it.each(pagePaths)("shows %s without a message on the console", async (path) => {
    const visit = await openReadyPage(path);
    await chooseLanguage(visit.page, language);

    expect(await visit.page.title()).toBe(pageMetadata(language, path).title);
    await expectQuiet(visit);
    await expectNothingStored(visit);
  });
});
