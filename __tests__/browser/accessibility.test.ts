import { expectAccessibleAtWidths } from "../support/browser/axe";
import { chooseLanguage } from "../support/browser/language";
import { openReadyPage } from "../support/browser/openPage";
import {
  breakPage,
  breakSection,
  openSideMenu,
  phone,
  provokeFormErrors,
  sendForm,
} from "../support/browser/states";

describe("axe", () => {
  it("finds no fault in the open side menu", async () => {
    const page = await openReadyPage("/imprint", phone);
    await openSideMenu(page);

    await expectAccessibleAtWidths(page, 375);
  });

  it("finds no fault in the form with errors and after its success", async () => {
    const page = await openReadyPage("/");
    await chooseLanguage(page, "de");
    await provokeFormErrors(page, "de");
    await expectAccessibleAtWidths(page);

    await sendForm(page, "de");
    await expectAccessibleAtWidths(page);
  });

  it("finds no fault in the message of a failed section", async () => {
    const page = await openReadyPage("/", { prepare: (each) => breakSection(each, "quality") });
    await page.getByRole("alert").filter({ hasText: "Neočekivana greška u aplikaciji" }).waitFor();

    await expectAccessibleAtWidths(page);
  });

  it("finds no fault in the error screen", async () => {
    const page = await openReadyPage("/imprint", { prepare: breakPage });
    await chooseLanguage(page, "en");
    await page.getByRole("banner").getByRole("link", { name: "Njega Plus, home page" }).click();
    await page.getByRole("heading", { level: 1, name: "Unexpected Application Error" }).waitFor();

    await expectAccessibleAtWidths(page);
  });
});
