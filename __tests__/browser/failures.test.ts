import type { Page } from "playwright-core";
import { chooseLanguage } from "../support/browser/language";
import { openPage, openReadyPage } from "../support/browser/openPage";
import { breakPage, breakSection, expectReadable } from "../support/browser/states";

const errors = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Unexpected Application Error" });

/** Waits for the message, which has all languages and the ways to reach the provider. */
async function seesError(page: Page) {
  const alert = errors(page);
  for (const [language, title] of [
    ["bs", "Neočekivana greška u aplikaciji"],
    ["de", "Unerwarteter Anwendungsfehler"],
    ["en", "Unexpected Application Error"],
  ]) {
    await alert
      .locator(`[lang=${language}]`)
      .getByText(title ?? "")
      .waitFor();
  }
  await alert.getByRole("link", { name: "info@njegaplus.ba" }).waitFor();
  await alert.getByRole("link", { name: "+387 33 412 907" }).waitFor();
  return alert;
}

it("a section that throws is replaced by a message with the reason, and the rest of the page works", async () => {
  const page = await openReadyPage("/", { prepare: (each) => breakSection(each, "quality") });
  const alert = await seesError(page);
  await alert.getByText(/content\/images\/\S+ cannot be read/).waitFor();
  await expectReadable(page, ["home", "process", "service", "contact"]);
  expect(await page.locator("#quality").count()).toBe(0);
  await chooseLanguage(page, "de");
  await page.getByRole("heading", { name: "In vier Schritten steht das Bett" }).waitFor();
  await page.getByRole("heading", { name: "Unerwarteter Anwendungsfehler" }).waitFor();
});

it("a page that throws shows the error screen with the error, and reloads with its button", async () => {
  const page = await openPage("/", { prepare: breakPage });
  const alert = await seesError(page);
  await page.getByRole("heading", { level: 1, name: "Neočekivana greška u aplikaciji" }).waitFor();
  await alert.getByText(/images\.json/).waitFor();

  await page.unroute("**/page-data/index/page-data.json");
  await alert.getByRole("button", { name: "Ponovo učitajte stranicu" }).click();
  await page.getByRole("heading", { level: 1, name: "Krevet za njegu" }).waitFor();
  expect(await errors(page).count()).toBe(0);
});

it("the next page replaces the error screen", async () => {
  const page = await openReadyPage("/imprint", { prepare: breakPage });
  await page.getByRole("banner").getByRole("link", { name: "Početna", exact: true }).click();
  await errors(page).waitFor();
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Impresum" }).waitFor();
  expect(await errors(page).count()).toBe(0);
});
