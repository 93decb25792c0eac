import { languages } from "../../src/language/languages";
import { expectAccessible } from "../support/browser/axe";
import { submitButton } from "../support/browser/form";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { openSideMenu, provokeFormErrors, sendForm } from "../support/browser/states";
import { pagePaths, unknownPath } from "../support/content";

const phone = { viewport: { width: 375, height: 720 } };

describe("to axe", () => {
  it.each([...pagePaths, unknownPath])("%s is without fault in every language", async (path) => {
    const { page } = await openReadyPage(path);
    for (const language of languages) {
      await chooseLanguage(page, language);
      await expectAccessible(page);
    }
  });
});

describe.each(languages)("in %s, to axe", (language) => {
  it("the scrolled landing page is without fault", async () => {
    const { page } = await openReadyPage("/");
    await chooseLanguage(page, language);
    await page.evaluate(() => window.scrollTo(0, 11));
    await page.waitForFunction(() => document.querySelector("header[data-scrolled=true]"));

    await expectAccessible(page);
  });

  it("the open side menu is without fault", async () => {
    const { page } = await openReadyPage("/", phone);
    await chooseLanguage(page, language);
    await expectAccessible(page);
    await openSideMenu(page, language);

    await expectAccessible(page);
  });

  it("the form is without fault, with errors and after its success", async () => {
    const { page } = await openReadyPage("/");
    await chooseLanguage(page, language);
    await provokeFormErrors(page, language);
    await expectAccessible(page);

    await sendForm(page, language);
    await expectAccessible(page);
  });
});

describe("without scripts, to axe", () => {
  it("the advice of the form is without fault", async () => {
    const { page } = await openPage("/", {
      prepare: (each) => each.route("**/*.js", (route) => route.abort()),
    });
    await submitButton(page).click();
    await page.getByRole("alert").waitFor();

    await expectAccessible(page);
  });
});
